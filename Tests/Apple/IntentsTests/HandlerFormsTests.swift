// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Intents
import Testing

@Suite("The two forms of a handler's method", .serialized)
struct HandlerFormsTests {
  private final class Handler: NSObject, Sendable {}

  @Test("the form with a completion handler is answered by the asynchronous one")
  func completion() async {
    let value = await withCheckedContinuation { continuation in
      INHandlerForms.complete("m()", of: Handler(), { continuation.resume(returning: $0) }) {
        await Task.yield()
        return 3
      }
    }
    #expect(value == 3)
  }

  @Test("the asynchronous form is answered by the one with a completion handler, once")
  func answer() async {
    let value = await INHandlerForms.answer("m()", of: Handler(), otherwise: 0) {
      $0(1)
      $0(2)
    }
    #expect(value == 1)
  }

  @Test("an error that a handler passes is thrown")
  func failure() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      let _: Int = try await INHandlerForms.answer("m()", of: Handler()) { $0(nil, Failure()) }
    }
    await #expect(throws: INHandlerError.nothing(method: "m()", handler: "Handler")) {
      let _: Int = try await INHandlerForms.answer("m()", of: Handler()) { $0(nil, nil) }
    }
  }

  @Test("forms that only call each other end with the other answer")
  func circle() async {
    let handler = Handler()
    #expect(await Self.circle(handler) == -1)
    await #expect(throws: INHandlerError.unwritten(method: "n()", handler: "Handler")) {
      try await Self.throwingCircle(handler)
    }
  }

  private static func circle(_ handler: Handler) async -> Int {
    await INHandlerForms.answer("m()", of: handler, otherwise: -1) { completion in
      INHandlerForms.complete("m()", of: handler, completion) { await circle(handler) }
    }
  }

  private static func throwingCircle(_ handler: Handler) async throws -> Int {
    try await INHandlerForms.answer("n()", of: handler) { completion in
      INHandlerForms.complete("n()", of: handler, completion) { try await throwingCircle(handler) }
    }
  }

  @Test("what a collection has is given as values of Swift")
  func items() {
    let collection = INObjectCollection(items: ["a", "b"] as [NSString])
    let items: [String]? = INHandlerForms.items(of: collection)
    #expect(items == ["a", "b"])
    let none: [String]? = INHandlerForms.items(of: nil as INObjectCollection<NSString>?)
    #expect(none == nil)
  }

  @Test("the errors say what to do")
  func messages() {
    let name = (method: "m()", handler: "Handler")
    let errors: [INHandlerError] = [
      .noAnswer(method: name.method, handler: name.handler, seconds: 1),
      .nothing(method: name.method, handler: name.handler),
      .refused(method: name.method, handler: name.handler, message: "offline"),
    ]
    #expect(
      errors.map(\.description) == [
        "'m()' of Handler did not answer within 1 second; call its completion handler on every path",
        "'m()' of Handler gave neither a value nor an error; pass one of them to its completion handler",
        "'m()' of Handler failed: offline",
      ])
  }
}
