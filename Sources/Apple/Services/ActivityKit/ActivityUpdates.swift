// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetKit

/// A sequence of changes, which ends at once here, as no activity runs.
public struct NoUpdates<Element>: AsyncSequence, Sendable {
  /// What gives the changes: none.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// Returns nil at once: nothing updates an activity here, so the sequence is empty.
    public mutating func next() async -> Element? { nil }
  }

  /// Creates the sequence, which has no changes.
  public init() {}

  /// Returns what gives the changes.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

extension Activity {
  /// A sequence of tokens.
  public typealias PushTokenUpdates = NoUpdates<Data>
  /// A sequence of states of an activity.
  public typealias ActivityStateUpdates = NoUpdates<ActivityState>
  /// A sequence of states of the content.
  public typealias ContentStateUpdates = NoUpdates<ContentState>
  /// A sequence of contents.
  public typealias ContentUpdates = NoUpdates<ActivityContent<ContentState>>
  /// A sequence of activities.
  public typealias ActivityUpdates = NoUpdates<Activity<Attributes>>

  /// The tokens for pushes to the activity; ends at once.
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
  /// The changes of whether the activity runs; ends at once.
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
  /// The changes of the content; ends at once.
  public var contentUpdates: ContentUpdates { ContentUpdates() }
  /// The changes of the state of the content; ends at once.
  public var contentStateUpdates: ContentStateUpdates { NoUpdates() }

  /// The activities that start; ends at once.
  public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
  /// The tokens for pushes that start an activity; ends at once.
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
}
