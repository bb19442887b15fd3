// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch

/// A call of a handler that waits for the answer, up to a time limit.
///
/// The handler runs on another thread, as on Apple's systems. A caller on the main thread runs the
/// main run loop while it waits, so that handlers can answer from the main queue.
public final class INHandlerCall: @unchecked Sendable {
  /// The default time limit for an answer, in seconds.
  public static let standardLimit = 5.0

  /// The call that the current code is a part of; nil outside of calls.
  @TaskLocal static var current: INHandlerCall?

  private let lock = NSLock()
  private var unwritten = false

  /// Whether the handler implements neither form of the method.
  var isUnwritten: Bool {
    get { lock.withLock { unwritten } }
    set { lock.withLock { unwritten = newValue } }
  }

  private init() {}

  /// Calls a method of a handler, and waits for its answer.
  ///
  /// - Parameters:
  ///   - method: The name of the method, for messages.
  ///   - handler: The handler whose method is called.
  ///   - limit: The time limit, in seconds.
  ///   - body: A function that calls the method, with a completion for the answer.
  /// - Returns: The first answer; further ones are reported and ignored.
  /// - Throws: ``INHandlerError`` if there is no answer in time, or if the handler does not
  ///   implement the method.
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

/// A place for an answer, for which one thread waits.
private final class AnswerBox<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var answer: HandlerValue<Value>?

  func put(_ value: HandlerValue<Value>) {
    condition.withLock {
      answer = value
      condition.broadcast()
    }
  }

  /// Waits by the clock that always runs: in a program of widgets, that of the wall stands still.
  func wait(_ seconds: Double) -> HandlerValue<Value>? {
    let limit = DispatchTime.now() + seconds
    if Thread.isMainThread {
      while condition.withLock({ answer == nil }), DispatchTime.now() < limit {
        let slice = Date(timeIntervalSinceNow: 0.01)
        if !RunLoop.main.run(mode: .default, before: slice) { Thread.sleep(until: slice) }
      }
      return condition.withLock { answer }
    }
    return condition.withLock {
      while answer == nil, DispatchTime.now() < limit {
        let rest = limit.uptimeNanoseconds &- DispatchTime.now().uptimeNanoseconds
        _ = condition.wait(until: Date(timeIntervalSinceNow: Double(rest) / 1e9))
      }
      return answer
    }
  }
}
