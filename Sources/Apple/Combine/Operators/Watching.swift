// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension Publishers {
  /// When a buffer asks for values, which it gets as they come here.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// The buffer is kept full.
    case keepFull
    /// Values are asked for when a subscriber wants them.
    case byRequest
  }

  /// What happens to a value for which a buffer has no room; a buffer is never full here.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is dropped.
    case dropNewest
    /// The oldest value is dropped.
    case dropOldest
    /// The publisher fails with an error.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Keeps values that a subscriber does not want yet: all are sent as they come here.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> some Publisher<Output, Failure> { map { $0 } }

  /// Writes the events of each subscription to a stream; nil is the standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> some Publisher<Output, Failure> {
    let printer = Printer(prefix, stream)
    return handleEvents(
      receiveSubscription: { _ in printer.print("receive subscription: (\(Self.self))") },
      receiveOutput: { printer.print("receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: printer.print("receive finished")
        case .failure(let error): printer.print("receive error: (\(error))")
        }
      },
      receiveCancel: { printer.print("receive cancel") },
      receiveRequest: { _ in printer.print("request unlimited") })
  }

  /// Stops the program in a debugger if a function returns true; there is none here, so it goes on.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> some Publisher<Output, Failure> {
    handleEvents(
      receiveSubscription: { _ = receiveSubscription?($0) },
      receiveOutput: { _ = receiveOutput?($0) },
      receiveCompletion: { _ = receiveCompletion?($0) })
  }

  /// Stops the program in a debugger at a failure; there is none here, so it goes on.
  public func breakpointOnError() -> some Publisher<Output, Failure> { map { $0 } }

  /// Ends the program with a message at a failure, which must not happen.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> some Publisher<Output, Never> {
    mapError { error -> Never in
      // What this is for: Apple's ends the program, too.
      preconditionFailure("\(prefix)\(error)", file: file, line: line)
    }
  }
}

/// What writes the events of a publisher, from any thread.
private final class Printer: @unchecked Sendable {
  private let lock = NSLock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream
  }

  func print(_ line: String) {
    lock.withLock {
      if stream?.write("\(prefix)\(line)\n") == nil { Swift.print("\(prefix)\(line)") }
    }
  }
}
