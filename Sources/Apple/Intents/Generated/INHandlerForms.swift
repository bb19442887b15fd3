// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The two forms of a handler's method, of which it implements one.
///
/// In Objective-C both names are one method. In Swift, a generated protocol has two requirements,
/// and the default implementation of each calls the other. If a handler implements neither, the
/// second default notices that the first one called it, and reports it instead of calling it again.
public enum INHandlerForms {
  /// Answers a call of the form with a completion by the asynchronous form.
  ///
  /// - Parameters:
  ///   - method: The name of the asynchronous form, for messages.
  ///   - handler: The handler whose method is called.
  ///   - completion: A function that receives the answer.
  ///   - body: A function that calls the asynchronous form.
  public static func complete<Value>(
    _ method: String, of handler: AnyObject, _ completion: @escaping (Value) -> Void,
    _ body: @escaping @concurrent () async -> Value
  ) {
    let call = FormCall(body, completion)
    Task(executorPreference: HandlerExecutor.shared) { await call.run() }
  }

  /// Answers a call of the form with a completion by the asynchronous form, which can throw.
  public static func complete<Value>(
    _ method: String, of handler: AnyObject,
    _ completion: @escaping (Value?, (any Error)?) -> Void,
    _ body: @escaping @concurrent () async throws -> Value
  ) {
    let call = ThrowingFormCall(body, completion)
    Task(executorPreference: HandlerExecutor.shared) { await call.run() }
  }

  /// Answers a call of the asynchronous form by the form with a completion.
  ///
  /// - Parameters:
  ///   - method: The name of the method, for messages.
  ///   - handler: The handler whose method is called.
  ///   - isOptional: Whether the handler need not implement the method.
  ///   - otherwise: The answer if the handler implements neither form.
  ///   - body: A function that calls the form with a completion.
  /// - Returns: The first answer; further ones are reported and ignored.
  nonisolated(nonsending) public static func answer<Value>(
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

  /// Answers a call of the asynchronous form, which can throw, by the form with a completion.
  ///
  /// - Throws: The error that the handler passes to the completion; ``INHandlerError`` if it passes
  ///   neither a value nor an error, or implements neither form.
  nonisolated(nonsending) public static func answer<Value>(
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

  /// Returns the items of a collection as Swift values, such as `String` for `NSString`; nil if the
  /// collection is nil.
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

/// Returns the name of an object's class, for messages.
func name(of handler: Any) -> String { "\(type(of: handler))" }

/// A call of an asynchronous form, and the completion for its answer.
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

/// A call of an asynchronous form that can throw, and the completion for its answer or error.
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

/// A method of a handler whose default implementation is running.
private struct FormKey: Hashable, Sendable {
  @TaskLocal static var entered: [FormKey] = []

  let method: String
  let handler: ObjectIdentifier
}
