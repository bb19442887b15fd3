// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

extension Tips {
  /// What an app says about an event that has nothing to say.
  public struct EmptyDonation: Codable, Sendable {
    /// Creates a donation without information.
    public init() {}
  }

  /// Something that a user did, which is counted while the program runs.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// One time that it happened.
    public struct Donation: Sendable {
      /// The date at which the event happened.
      public let date: Date
      /// What the app said about it.
      public let value: DonationInfo
    }

    private final class Kept: Sendable {
      let all = Mutex<[Donation]>([])
    }

    /// The name of the event, for its program.
    public let id: String
    private let kept = Kept()

    /// Creates an event of a name.
    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

    /// Creates an event of a name with what the app says about it.
    public init(id: String, donationType: DonationInfo.Type = DonationInfo.self) {
      self.id = id
    }

    /// The times that it happened, the first one first.
    public var donations: [Donation] { kept.all.withLock { $0 } }

    /// Counts the event with what the app says about it.
    public func donate(_ donation: DonationInfo) async { add(donation) }

    /// Counts the event once, now.
    public func donate() async where DonationInfo == EmptyDonation { add(EmptyDonation()) }

    /// Counts the event and calls a function at once.
    public func sendDonation(
      _ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      add(donation)
      completion?()
    }

    /// Counts the event and calls a function at once.
    public func sendDonation(
      _ completion: (@Sendable () -> Void)? = nil
    ) where DonationInfo == EmptyDonation {
      add(EmptyDonation())
      completion?()
    }

    private func add(_ value: DonationInfo) {
      kept.all.withLock { $0.append(Donation(date: Date(), value: value)) }
    }
  }
}
