// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import FoundationNetworking

// What a generated source of a program calls in place of Foundation's methods, which it hides: those that take functions, and that Apple
// declares with '@preconcurrency'. A closure of a class on the main actor is passed to them in every app.

extension Timer {
  /// Returns a timer that is scheduled, as Foundation's method does.
  public static func scheduledAsOnApple(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer that fires first at a date, as Foundation's initializer does.
  public convenience init(
    firingAsOnApple date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(fire: date, interval: interval, repeats: repeats, block: block)
  }
}

extension NotificationCenter {
  /// Adds a block for a notification, as Foundation's method does.
  public func addObserverAsOnApple(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }
}

extension OperationQueue {
  /// Adds a block, as Foundation's method does.
  public func addAsOnApple(_ block: @escaping @Sendable () -> Void) { addOperation(block) }
}

extension BlockOperation {
  /// Creates an operation of a block, as Foundation's initializer does, which a block after the name still means.
  @_disfavoredOverload public convenience init(blockAsOnApple block: @escaping @Sendable () -> Void)
  {
    self.init(block: block)
  }
}

extension RunLoop {
  /// Performs a block in the next run of the loop, as Foundation's method does.
  public func performAsOnApple(_ block: @escaping @Sendable () -> Void) { perform(block) }
}

extension Thread {
  /// Runs a block in a new thread, as Foundation's method does.
  public static func detachAsOnApple(_ block: @escaping @Sendable () -> Void) {
    detachNewThread(block)
  }
}

extension URLSession {
  /// What a task that loads data calls at its end: with the data, or with an error.
  public typealias DataCompletionOnApple = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// What a task that loads a file calls at its end: with the file's place, or with an error.
  public typealias FileCompletionOnApple = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  /// Creates a task that loads a request, as Foundation's method does.
  public func dataTaskAsOnApple(
    _ request: URLRequest,
    _ completion: @escaping DataCompletionOnApple
  ) -> URLSessionDataTask {
    dataTask(with: request, completionHandler: completion)
  }

  /// Creates a task that loads an address, as Foundation's method does.
  public func dataTaskAsOnApple(
    _ url: URL, _ completion: @escaping DataCompletionOnApple
  ) -> URLSessionDataTask {
    dataTask(with: url, completionHandler: completion)
  }

  /// Creates a task that sends data, as Foundation's method does.
  public func uploadTaskAsOnApple(
    _ request: URLRequest, _ data: Data?,
    _ completion: @escaping DataCompletionOnApple
  ) -> URLSessionUploadTask {
    uploadTask(with: request, from: data, completionHandler: completion)
  }

  /// Creates a task that loads a request into a file, as Foundation's method does.
  public func downloadTaskAsOnApple(
    _ request: URLRequest,
    _ completion: @escaping FileCompletionOnApple
  ) -> URLSessionDownloadTask {
    downloadTask(with: request, completionHandler: completion)
  }

  /// Creates a task that loads an address into a file, as Foundation's method does.
  public func downloadTaskAsOnApple(
    _ url: URL, _ completion: @escaping FileCompletionOnApple
  ) -> URLSessionDownloadTask {
    downloadTask(with: url, completionHandler: completion)
  }

  /// Passes all tasks to a function, as Foundation's method does.
  public func getAllTasksAsOnApple(_ completion: @escaping @Sendable ([URLSessionTask]) -> Void) {
    getAllTasks(completionHandler: completion)
  }
}

extension URLSessionWebSocketTask {
  /// Receives a message, as Foundation's method does.
  public func receiveAsOnApple(
    _ completion: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) {
    receive(completionHandler: completion)
  }

  /// Sends a message, as Foundation's method does.
  public func sendAsOnApple(
    _ message: Message, _ completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    send(message, completionHandler: completion)
  }
}
