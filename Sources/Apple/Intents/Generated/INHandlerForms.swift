// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The two forms of a handler's method, of which it writes one.
///
/// Objective-C knows one method under both names. Without it, a generated protocol has two requirements, and the
/// default of each calls the other. If a handler has written neither, the second default notices that the first one
/// called it, and reports it: nothing is called in circles.
public enum INHandlerForms {
  /// Answers a call of the form with a completion handler by the asynchronous one.
  ///
  /// - Parameters:
  ///   - method: The name of the asynchronous form, for messages.
  ///   - handler: The handler.
  ///   - completion: What takes the answer.
  ///   - body: Calls the asynchronous form.
  public static func complete<Value>(
    _ method: String, of handler: AnyObject, _ completion: @escaping (Value) -> Void,
    _ body: @escaping @concurrent () async -> Value
  ) {
    let call = FormCall(body, completion)
    Task(executorPreference: HandlerExecutor.shared) { await call.run() }
  }

  /// Answers a call of the form with a completion handler by the asynchronous one, which can throw.
  public static func complete<Value>(
    _ method: String, of handler: AnyObject,
    _ completion: @escaping (Value?, (any Error)?) -> Void,
    _ body: @escaping @concurrent () async throws -> Value
  ) {
    let call = ThrowingFormCall(body, completion)
    Task(executorPreference: HandlerExecutor.shared) { await call.run() }
  }

  /// Answers a call of the asynchronous form by the one with a completion handler.
  ///
  /// - Parameters:
  ///   - method: The name of the method, for messages.
  ///   - handler: The handler.
  ///   - isOptional: Whether the handler need not write the method.
  ///   - otherwise: The answer if it wrote neither form.
  ///   - body: Calls the form with a completion handler.
  /// - Returns: The first answer; a second one is reported and has no effect.
  public static func answer<Value>(
    _ method: String, of handler: AnyObject, isOptional: Bool = false, otherwise: Value,
    _ body: (@escaping (Value) -> Void) -> Void
  ) async -> Value {
    let key = FormKey(method: method, handler: ObjectIdentifier(handler))
    guard !FormKey.entered.contains(key) else {
      reportUnwritten(method, of: handler, isOptional: isOptional)
      return otherwise
    }
    return await withCheckedContinuation { continuation in
      let answer = SingleAnswer<Value>(of: method, handler: handler) {
        continuation.resume(returning: $0)
      }
      FormKey.$entered.withValue(FormKey.entered + [key]) { body(answer.take) }
    }.value
  }

  /// Answers a call of the asynchronous form, which can throw, by the one with a completion handler.
  ///
  /// - Throws: What the handler passes to the completion handler; ``INHandlerError`` if that is neither a value nor an
  ///   error, or if the handler wrote neither form.
  public static func answer<Value>(
    _ method: String, of handler: AnyObject,
    _ body: (@escaping (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value {
    let answer: Result<Value, any Error> = await answer(
      method, of: handler,
      otherwise: .failure(INHandlerError.unwritten(method: method, handler: name(of: handler)))
    ) { completion in
      body { value, error in
        let nothing = INHandlerError.nothing(method: method, handler: name(of: handler))
        completion(value.map { .success($0) } ?? .failure(error ?? nothing))
      }
    }
    return try answer.get()
  }

  /// The items of a collection as values of Swift, such as `String` for `NSString`; nil without a collection.
  public static func items<Item, Value>(of collection: INObjectCollection<Item>?) -> [Value]? {
    collection.map { $0.allItems.compactMap { $0 as? Value } }
  }

  private static func reportUnwritten(_ method: String, of handler: AnyObject, isOptional: Bool) {
    guard !isOptional else { return }
    INHandlerCall.current?.isUnwritten = true
    let error = INHandlerError.unwritten(method: method, handler: name(of: handler))
    IntentsMessages.write(error.description)
  }
}

/// The name of an object's class, for messages.
func name(of handler: Any) -> String { "\(type(of: handler))" }

/// A call of an asynchronous form, and what takes its answer.
private final class FormCall<Value>: @unchecked Sendable {
  private let body: @concurrent () async -> Value
  private let completion: (Value) -> Void

  init(_ body: @escaping @concurrent () async -> Value, _ completion: @escaping (Value) -> Void) {
    self.body = body
    self.completion = completion
  }

  @concurrent
  func run() async {
    completion(await body())
  }
}

/// A call of an asynchronous form that can throw, and what takes its answer or its error.
private final class ThrowingFormCall<Value>: @unchecked Sendable {
  private let body: @concurrent () async throws -> Value
  private let completion: (Value?, (any Error)?) -> Void

  init(
    _ body: @escaping @concurrent () async throws -> Value,
    _ completion: @escaping (Value?, (any Error)?) -> Void
  ) {
    self.body = body
    self.completion = completion
  }

  @concurrent
  func run() async {
    do { completion(try await body(), nil) } catch { completion(nil, error) }
  }
}

/// A method of a handler whose default is being called by its other form.
private struct FormKey: Hashable, Sendable {
  @TaskLocal static var entered: [FormKey] = []

  let method: String
  let handler: ObjectIdentifier
}
