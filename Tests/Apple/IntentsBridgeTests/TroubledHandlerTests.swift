// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Intents
import IntentsBridge
import QuickActions
import Testing
import WidgetValues

@Suite("Handlers that do not answer as they must", .serialized)
struct TroubledHandlerTests {
  /// Does with the completion handler of one method what a test says.
  private final class Troubled: INExtension, ConfigureCitiesIntentHandling, @unchecked Sendable {
    typealias Completion = (INObjectCollection<NSNumber>?, (any Error)?) -> Void
    let body: (@escaping Completion) -> Void

    init(_ body: @escaping (@escaping Completion) -> Void) { self.body = body }

    func provideLimitOptionsCollection(
      for intent: ConfigureCitiesIntent, with completion: @escaping Completion
    ) { body(completion) }
  }

  private static var collection: INObjectCollection<NSNumber> {
    INObjectCollection(items: [1, 2])
  }

  private func options(
    of provider: any INIntentHandlerProviding, _ parameter: String = "limit",
    within limit: Double = 60
  ) throws -> [String]? {
    try CitiesSample.widget(provider, within: limit).handledOptions(
      of: parameter, for: CitiesSample.choice(), family: .systemSmall)?.items.map(\.title)
  }

  private func message(
    of provider: any INIntentHandlerProviding, _ parameter: String = "limit",
    within limit: Double = 60
  ) -> String? {
    do {
      _ = try options(of: provider, parameter, within: limit)
      return nil
    } catch ChoiceError.handlerFailed(_, let reason) {
      return reason
    } catch {
      return "\(error)"
    }
  }

  @Test("a call that is never answered has a limit of time")
  func silence() {
    let error = #expect(throws: INHandlerError.self) {
      let _: Bool = try INHandlerCall.answer("ask()", of: Troubled { _ in }, within: 0.3) { _ in }
    }
    #expect(
      error?.description
        == "'ask()' of Troubled did not answer within 0.3 seconds; call its completion handler on every path"
    )
  }

  // On a busy machine the limit can end the question for the handler before the question to it.
  @Test("a handler that does not return has a limit of time")
  func loop() {
    let end = DispatchSemaphore(value: 0)
    let message = message(of: Troubled { _ in end.wait() }, within: 0.3)
    end.signal()
    #expect(message?.contains("' of Troubled did not answer within 0.3 seconds; ") == true)
  }

  @Test("the first of two answers counts, and the second is reported")
  func twice() throws {
    let end = DispatchSemaphore(value: 0)
    let troubled = Troubled { completion in
      completion(Self.collection, nil)
      completion(nil, nil)
      end.signal()
    }
    let (titles, messages) = try IntentsMessages.collecting {
      let titles = try options(of: troubled)
      // The second answer comes after the first one was taken, on the handler's thread.
      end.wait()
      return titles
    }
    #expect(titles == ["1", "2"])
    #expect(
      messages.contains(
        "'provideLimitOptionsCollection(for:)' of Troubled called its completion handler a second time; only the first answer counts"
      ))
  }

  @Test("an answer from another thread counts")
  func otherThread() throws {
    let troubled = Troubled { completion in
      let take = Box(completion)
      Thread.detachNewThread { take.value(Self.collection, nil) }
    }
    #expect(try options(of: troubled) == ["1", "2"])
  }

  @Test("neither a value nor an error is reported")
  func nothing() {
    #expect(
      message(of: Troubled { $0(nil, nil) })
        == "'provideLimitOptionsCollection(for:)' of Troubled gave neither a value nor an error; pass one of them to its completion handler"
    )
  }

  @Test("a method that is written in neither form is reported, and not called in circles")
  func unwritten() {
    #expect(
      message(of: Troubled { _ in }, "station")
        == "Troubled does not implement 'provideStationOptionsCollection(for:searchTerm:)'; write it, or its form with a completion handler, with exactly these labels and types"
    )
  }

  @Test("an object that does not conform to the protocol is reported")
  func nonconforming() {
    #expect(
      message(of: INExtension())
        == "INExtension does not conform to 'ConfigureCitiesIntentHandling'; return an object that does from 'handler(for:)' for the intent 'ConfigureCitiesIntent'"
    )
  }

  private struct Box<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
