// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What the user's subscription of Apple Music allows, which is not told without permission.
public struct MusicSubscription: Hashable, Sendable {
  /// An error of the request.
  public enum Error: Swift.Error, Hashable, Sendable, LocalizedError {
    /// The reason is not known.
    case unknown
    /// The user said no; every request here fails with it.
    case permissionDenied
    /// The user has to read the new privacy policy.
    case privacyAcknowledgementRequired
  }

  /// Changes of the subscription, of which there are none here.
  public struct Updates: AsyncSequence, Sendable {
    /// A change is the new subscription.
    public typealias Element = MusicSubscription

    /// An iterator that ends at once.
    public struct Iterator: AsyncIteratorProtocol {
      /// Returns nil, as there are no changes.
      public mutating func next() async -> MusicSubscription? { nil }
    }

    /// Returns an iterator that ends at once.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  /// Whether the user can play the catalog.
  public let canPlayCatalogContent: Bool
  /// Whether the user could subscribe.
  public let canBecomeSubscriber: Bool
  /// Whether the user has a library in the cloud.
  public let hasCloudLibraryEnabled: Bool

  /// The subscription of the user.
  ///
  /// - Throws: Always ``Error/permissionDenied``.
  public static var current: MusicSubscription {
    get async throws {
      reportNoMusic()
      throw Error.permissionDenied
    }
  }

  /// Changes of the subscription, of which there are none here.
  public static var subscriptionUpdates: Updates { Updates() }
}
