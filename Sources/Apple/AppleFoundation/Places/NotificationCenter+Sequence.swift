// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the elements: a notification.
    public typealias Element = Notification
    /// What waits for the next one.
    public typealias AsyncIterator = AsyncStream<Notification>.Iterator

    private let stream: AsyncStream<Notification>

    init(_ stream: AsyncStream<Notification>) { self.stream = stream }

    /// Returns what waits for the next notification.
    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      stream.makeAsyncIterator()
    }
  }

  /// Returns the notifications of a name from now on, as a sequence that does not end.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
    // The observer is used by the end of the sequence alone.
    let center = self
    nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
      notification in
      nonisolated(unsafe) let notification = notification
      continuation.yield(notification)
    }
    continuation.onTermination = { _ in center.removeObserver(observer) }
    return Notifications(stream)
  }
}
