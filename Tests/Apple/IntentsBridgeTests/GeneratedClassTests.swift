// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import Intents
import IntentsBridge
import QuickActions
import Testing

@Suite("Generated classes at run time")
struct GeneratedClassTests {
  private func intent() -> EveryKindIntent {
    let intent = EveryKindIntent()
    intent.identifier = "id"
    intent.text = "Straße"
    intent.words = ["a", "b"]
    intent.count = 3
    intent.ratio = 0.5
    intent.flag = true
    intent.delay = 90
    intent.start = DateComponents(year: 2026, month: 11, day: 21, hour: 9, minute: 30)
    intent.page = URL(string: "https://example.com/a?b=c")
    intent.document = INFile(data: Data([1, 2]), filename: "a.bin", typeIdentifier: "public.data")
    intent.friend = INPerson(
      personHandle: INPersonHandle(value: "a@example.com", type: .emailAddress),
      nameComponents: nil, displayName: "Ada", image: INImage(named: "ada"),
      contactIdentifier: nil, customIdentifier: "7")
    intent.place = CLPlacemark(
      location: CLLocation(latitude: 35.5, longitude: 139.5), name: "Station")
    intent.price = INCurrencyAmount(
      amount: NSDecimalNumber(string: "12.50"), currencyCode: "EUR")
    intent.payment = INPaymentMethod(
      type: .credit, name: "Card", identificationHint: "1234", icon: nil)
    intent.warmth = Measurement(value: 21, unit: .celsius)
    intent.height = Measurement(value: 5, unit: .kilometers)
    intent.color = .dark
    intent.colors = [1, 2]
    let city = City(identifier: "tyo", display: "Tokyo", pronunciationHint: "to-kyo")
    city.setAlternativeSpeakableMatches([INSpeakableString(spokenPhrase: "Edo")])
    city.rank = 1
    city.shade = .light
    city.twins = [City(identifier: "par", display: "Paris")]
    intent.city = city
    intent.cities = [city, City(identifier: "par", display: "Paris")]
    intent.thing = INObject(identifier: nil, display: "Thing")
    intent.`default` = "in"
    intent.`in` = false
    return intent
  }

  @Test("a handler that imports Foundation alone names the activity that the app continues with")
  func activity() {
    let response = QuickActionConfigurationIntentResponse(
      code: .continueInApp, userActivity: ActivityHandler.activity(named: "Cards"))
    #expect(response.userActivity?.title == "Cards")
  }

  @Test("JSON keeps every kind of value")
  func json() throws {
    let intent = intent()
    let data = try intent.jsonData()
    let read = try EveryKindIntent.intent(json: data)
    #expect(read == intent)
    #expect(try read.jsonData() == data)
    #expect(read.text == "Straße")
    #expect(read.flag?.boolValue == true)
    #expect(read.start == intent.start)
    #expect(read.page == intent.page)
    #expect(read.document == intent.document)
    #expect(read.friend == intent.friend)
    #expect(read.place == intent.place)
    #expect(read.price == intent.price)
    #expect(read.payment == intent.payment)
    #expect(read.warmth == intent.warmth)
    #expect(read.color == .dark)
    #expect(read.colors == [1, 2])
    #expect(read.city?.rank == 1)
    #expect(read.city?.twins?.map(\.displayString) == ["Paris"])
    #expect(read.city?.alternativeSpeakableMatches?.map(\.spokenPhrase) == ["Edo"])
    #expect(read.cities?.count == 2)
    #expect(read.`in` == false)
  }

  @Test("JSON of another intent is refused")
  func otherJSON() throws {
    let data = try ConfigureCitiesIntent().jsonData()
    #expect(
      throws: INIntentJSONError.otherClass("ConfigureCitiesIntent", expected: "EveryKindIntent")
    ) { try EveryKindIntent.intent(json: data) }
    let broken = Data(#"{"intent":"EveryKindIntent","values":{"count":"three"}}"#.utf8)
    #expect(throws: INIntentJSONError.unreadableValue(property: "count")) {
      try EveryKindIntent.intent(json: broken)
    }
  }

  @Test("a copy is equal and has values of its own")
  func copies() throws {
    let intent = intent()
    let copy = try #require(intent.copy() as? EveryKindIntent)
    #expect(copy == intent)
    copy.count = 4
    #expect(copy != intent)
    #expect(intent.count == 3)
    #expect(EveryKindIntent() == EveryKindIntent())
    #expect(EveryKindIntent() != ConfigureCitiesIntent())
  }

  @Test("an enum without a value has the case of number 0")
  func unknownCase() {
    #expect(EveryKindIntent().color == .unknown)
    let intent = EveryKindIntent()
    intent.setValue(99, forKey: "color")
    #expect(intent.color == .unknown)
  }

  @Test("values are found by name, and images by key path")
  func names() {
    let intent = intent()
    #expect(intent.value(forKey: "text") as? String == "Straße")
    intent.setImage(INImage(named: "a"), forParameterNamed: \.city)
    #expect(intent.image(forParameterNamed: \.city) == INImage(named: "a"))
    #expect(intent.keyImage() == INImage(named: "a"))
    #expect(intent.image(forParameterNamed: \.text) == nil)
  }

  @Test("responses have codes, values and factories")
  func responses() {
    let response = EveryKindIntentResponse.success(
      total: 3, city: City(identifier: "tyo", display: "Tokyo"))
    #expect(response.code == .success)
    #expect(response.total == 3)
    #expect(response.city?.displayString == "Tokyo")
    #expect(EveryKindIntentResponseCode.failureUnknownCity.rawValue == 100)
    #expect(EveryKindIntentResponseCode.in.rawValue == 101)
    let copy = response.copy() as? EveryKindIntentResponse
    #expect(copy?.code == .success)
    #expect(copy?.total == 3)
  }
}

@Suite("Resolving")
struct ResolutionTests {
  private final class Resolver: INExtension, EveryKindIntentHandling {
    func handle(intent: EveryKindIntent) async -> EveryKindIntentResponse {
      EveryKindIntentResponse(code: .success, userActivity: nil)
    }

    func resolveText(
      for intent: EveryKindIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
      completion(intent.text.map { .success(with: $0) } ?? .needsValue())
    }

    func resolveWords(for intent: EveryKindIntent) async -> [INStringResolutionResult] {
      (intent.words ?? []).map { $0 == "b" ? .notRequired() : .success(with: $0) }
    }

    func resolveCount(for intent: EveryKindIntent) async -> EveryKindCountResolutionResult {
      .unsupported(forReason: .odd)
    }

    func resolveColor(for intent: EveryKindIntent) async -> EveryKindColorResolutionResult {
      .confirmationRequired(with: .dark)
    }

    func resolveCity(
      for intent: EveryKindIntent, with completion: @escaping (CityResolutionResult) -> Void
    ) {
      completion(
        .disambiguation(with: [
          City(identifier: "a", display: "A"), City(identifier: "b", display: "B"),
        ]))
    }

    func resolveFlag(for intent: EveryKindIntent) async -> INBooleanResolutionResult {
      .success(with: true)
    }
  }

  private let handler = ExtensionHandler(Resolver(), for: EveryKindIntent.self, within: 60)

  @Test("every result reaches the one who asked")
  func results() throws {
    #expect(try handler.resolutions(of: "text", given: [:]) == [.needsValue])
    #expect(try handler.resolutions(of: "text", given: ["text": "x"]) == [.success("x")])
    #expect(
      try handler.resolutions(of: "words", given: ["words": ["a", "b"]])
        == [.success("a"), .notRequired])
    #expect(try handler.resolutions(of: "count", given: [:]) == [.unsupported(reason: 2)])
    #expect(
      try handler.resolutions(of: "color", given: [:]) == [.confirmationRequired("dark")])
    #expect(try handler.resolutions(of: "flag", given: [:]) == [.success(true)])
    #expect(
      try handler.resolutions(of: "city", given: [:])
        == [
          .disambiguation([
            ParameterOption(value: .object(identifier: "a", title: "A"), title: "A"),
            ParameterOption(value: .object(identifier: "b", title: "B"), title: "B"),
          ])
        ])
  }

  @Test("a method that is not written is reported")
  func unwritten() {
    #expect(throws: ParameterHandlerFailure.self) {
      try handler.resolutions(of: "ratio", given: [:])
    }
  }

  @Test("an intent is run and confirmed by name")
  func actions() throws {
    let actions = try #require(EveryKindIntent.generatedActions)
    let resolver = Resolver()
    #expect(actions.isHandled(resolver))
    #expect(!actions.isHandled(INExtension()))
    func code(_ call: @escaping INGeneratedActions.Action) throws -> Int {
      let response: INIntentResponse = try INHandlerCall.answer("test", of: resolver, within: 60) {
        _ = call(resolver, EveryKindIntent(), $0)
      }
      return response.generatedCode
    }
    #expect(try code(actions.handle.call) == EveryKindIntentResponseCode.success.rawValue)
    #expect(try code(actions.confirm.call) == EveryKindIntentResponseCode.ready.rawValue)
  }
}
