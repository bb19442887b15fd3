// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
import Foundation
public import SwiftUI
import Synchronization

/// Hints for the user, of which none is shown here: no hint becomes available.
public enum Tips {
  /// Prepares hints; the options make no difference.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    reportUnavailable("TipKit", answer: "no tip is shown")
  }

  /// Forgets which hints were closed.
  public static func resetDatastore() throws { closed.withLock { $0 = [:] } }
  /// Would show all hints, whatever their rules; none is shown.
  public static func showAllTipsForTesting() {}
  /// Would show some hints, whatever their rules; none is shown.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  /// Hides all hints, which are never shown.
  public static func hideAllTipsForTesting() {}
  /// Hides some hints, which are never shown.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  /// A setting of all hints.
  public struct ConfigurationOption: Sendable {
    /// How often new hints may come.
    public struct DisplayFrequency: Sendable {
      /// Tips are shown as soon as they are eligible.
      public static let immediate = DisplayFrequency()
      /// At most one new tip is shown an hour.
      public static let hourly = DisplayFrequency()
      /// At most one new tip is shown a day.
      public static let daily = DisplayFrequency()
      /// At most one new tip is shown a week.
      public static let weekly = DisplayFrequency()
      /// At most one new tip is shown a month.
      public static let monthly = DisplayFrequency()
    }

    /// Where it is kept which hints were shown.
    public struct DatastoreLocation: Sendable {
      /// In the app's own folder.
      public static let applicationDefault = DatastoreLocation()
      /// Returns a place in a folder of a group of apps.
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation()
      }
      /// Returns a place in a folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
    }

    /// Sets how often new hints may come.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self { Self() }
    /// Sets where it is kept which hints were shown.
    public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> Self { Self() }
  }

  /// Why a hint is not shown anymore.
  public enum InvalidationReason: Codable, Hashable, Sendable {
    /// The user did what it says.
    case actionPerformed
    /// It was shown often enough.
    case displayCountExceeded
    /// It was shown long enough.
    case displayDurationExceeded
    /// The user closed it.
    case tipClosed
  }

  /// Whether a hint is shown.
  public enum Status: Codable, Hashable, Sendable {
    /// It can be shown.
    case available
    /// Its rules do not hold yet; so it is with each hint here.
    case pending
    /// It is not shown anymore.
    case invalidated(InvalidationReason)
  }

  /// A button of a hint.
  public struct Action: Identifiable, Sendable {
    /// The name of the button, for its program.
    public let id: String
    /// The place among the buttons; nil if it is not known.
    public let index: Int?
    /// What the button does.
    public let handler: @Sendable () -> Void
    private let text: @Sendable () -> Text

    /// Creates a button with a label.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      index = nil
      self.handler = handler
      text = label
    }

    /// Creates a button with a title.
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }

    /// The text of the button.
    public var label: Text { text() }
  }

  static let closed = Mutex<[String: InvalidationReason]>([:])
}
