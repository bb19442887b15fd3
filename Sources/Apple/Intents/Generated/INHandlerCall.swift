// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch

/// A call of a handler by somebody who waits for the answer, but not longer than a limit.
///
/// The handler runs on another thread, as on Apple's systems. If the caller is the main thread, the main run loop runs
/// while it waits, so that handlers can answer from the main queue.
public final class INHandlerCall: @unchecked Sendable {
  /// How long a handler has for an answer unless somebody says otherwise, in seconds.
  public static let standardLimit = 5.0

  /// The call that the current code is a part of.
  @TaskLocal static var current: INHandlerCall?

  private let lock = NSLock()
  private var unwritten = false

  /// Whether the handler turned out to have written neither form of the method.
  var isUnwritten: Bool {
    get { lock.withLock { unwritten } }
    set { lock.withLock { unwritten = newValue } }
  }

  private init() {}

  /// Calls a method of a handler, and waits for its answer.
  ///
  /// - Parameters:
  ///   - method: The name of the method, for messages.
  ///   - handler: The handler.
  ///   - limit: How long to wait, in seconds.
  ///   - body: Calls the method; it gets what takes the answer.
  /// - Returns: The first answer; a second one is reported and has no effect.
  /// - Throws: ``INHandlerError`` if there is no answer in time, or if the handler has not written the method.
  public static func answer<Value>(
    _ method: String, of handler: Any, within limit: Double = standardLimit,
    _ body: @escaping (@escaping (Value) -> Void) -> Void
  ) throws(INHandlerError) -> Value {
    let call = INHandlerCall()
    let box = AnswerBox<Value>()
    let answer = SingleAnswer<Value>(of: method, handler: handler) { box.put($0) }
    let work = HandlerValue(body)
    HandlerExecutor.shared.queue.async {
      $current.withValue(call) { work.value(answer.take) }
    }
    let value = box.wait(limit)
    if call.isUnwritten { throw .unwritten(method: method, handler: name(of: handler)) }
    guard let value else {
      throw .noAnswer(method: method, handler: name(of: handler), seconds: limit)
    }
    return value.value
  }
}

/// A place for an answer, at which one thread waits.
private final class AnswerBox<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var answer: HandlerValue<Value>?

  func put(_ value: HandlerValue<Value>) {
    condition.withLock {
      answer = value
      condition.broadcast()
    }
  }

  func wait(_ seconds: Double) -> HandlerValue<Value>? {
    let limit = Date(timeIntervalSinceNow: seconds)
    if Thread.isMainThread {
      while condition.withLock({ answer == nil }), Date() < limit {
        let slice = min(limit, Date(timeIntervalSinceNow: 0.01))
        if !RunLoop.main.run(mode: .default, before: slice) { Thread.sleep(until: slice) }
      }
      return condition.withLock { answer }
    }
    return condition.withLock {
      while answer == nil, condition.wait(until: limit) {}
      return answer
    }
  }
}
