// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Intents
import Testing
import UniformTypeIdentifiers

@testable import AppIntents

/// What parameters of all kinds are declared with, and what asks for it.
@Suite struct ParameterFormsTests {
  private func parameter(_ name: String) throws -> any HostedParameter {
    try #require(Order().hostedParameters.first { $0.name == name }).parameter
  }

  private func options(of name: String) async throws -> [HostedIntentValue] {
    try #require(try await parameter(name).options(matching: nil)).flatMap(\.items).map(\.value)
  }

  @Test("A parameter lists only the cases that it supports")
  func supportedValues() async throws {
    #expect(try parameter("size").optionsOfCode.areThere)
    let names = try await options(of: "size").map {
      if case .text(let name) = $0 { name } else { "" }
    }
    #expect(names == ["small", "large"])
    guard case .text("small")? = try parameter("size").declaredDefault else {
      Issue.record("another default")
      return
    }
  }

  @Test("Numbers, dates and places can have options, too")
  func providers() async throws {
    #expect(try await options(of: "count").count == 3)
    #expect(try parameter("count").traits.maximum == 9)
    #expect(try await options(of: "day").count == 1)
    #expect(try parameter("day").traits.dateParts == "Date")
    #expect(try parameter("place").optionsOfCode.areThere == false)
  }

  @Test("A fixed unit and a range of money are kept")
  func units() throws {
    #expect(try parameter("weight").traits.unit == UnitMass.grams)
    #expect(try parameter("weight").traits.refusesNegative)
    #expect(try parameter("price").traits.currencies == ["EUR"])
    #expect(try parameter("price").traits.minimum == 1)
    #expect(try parameter("price").traits.maximum == 20)
    #expect(try parameter("picture").traits.fileTypes == [UTType.image.identifier])
  }

  @Test("A parameter tells whether it has a value without trapping")
  func valueState() {
    let order = Order()
    #expect(order.$count.valueState == .unset)
    #expect(order.$size.valueState == .set(.small))
    order.count = 4
    #expect(order.$count.valueState == .set(4))
  }

  @Test("A summary can depend on the identifier of an entity")
  func identifiers() throws {
    let visibility = try #require(Order().hostedVisibility)
    #expect(visibility.map(\.parameter) == ["team", "count"])
    guard
      case .parameter("team", .equal, let values)? = visibility.last?.alternatives.first?.first,
      case .thing("ants", _)? = values.first
    else {
      Issue.record("another condition")
      return
    }
  }

  @Test("An intent that is called gives the value of its result")
  func calling() async throws {
    #expect(try await Doubling(number: 4)() == 8)
  }

  @Test("Collections keep how the options are grouped and prompted for")
  func collections() {
    let collection = ItemCollection(promptLabel: "Which?", usesIndexedCollation: true) {
      ItemSection("Even") {
        for number in [2, 4] { IntentItem(number, title: "\(number)") }
      }
      ItemSection(title: "Odd", items: [1, 3])
    }
    #expect(collection.items == [2, 4, 1, 3])
    #expect(collection.usesIndexedCollation)
    #expect(collection.promptLabel?.key == "Which?")
    #expect([5].items == [5])
    let untitled = ItemCollection<Int> {
      IntentItem(1, title: "One")
      IntentItem(2, title: "Two")
    }
    #expect(untitled.sections.map { $0.items.map(\.value) } == [[1, 2]])
    @IntentItemSection<Int>.Builder func sections() -> [IntentItemSection<Int>] {
      ItemSection { IntentItem(3) }
    }
    #expect(sections().map(\.title) == [nil] && ItemCollection(sections: sections()).items == [3])
  }

  @Test("Values of the framework have appearances of their own")
  func appearances() {
    #expect(
      IntentPerson(name: .displayName("Ann")).displayRepresentation.title.defaultText == "Ann")
    let file = IntentFile(data: Data(), filename: "a.txt")
    #expect(file.displayRepresentation.title.defaultText == "a.txt")
    #expect(Shop().displayRepresentation.title.key == "Shop")
  }
}

extension LocalizedStringResource {
  /// The text without a translation.
  fileprivate var defaultText: String { String(localized: self) }
}

private enum CupSize: String, AppEnum {
  case small, medium, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: "Small", .medium: "Medium", .large: "Large",
  ]
}

private struct Order: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Order"

  @Parameter(title: "Team") var team: Team?
  @Parameter(title: "Size", default: .small, supportedValues: [.small, .large]) var size: CupSize
  @Parameter(
    title: "Count", controlStyle: .field, inclusiveRange: (1, 9), optionsProvider: Counts())
  var count: Int
  @Parameter(title: "Day", kind: .date, optionsProvider: Days()) var day: Date?
  @Parameter(title: "Weight", unit: .grams, supportsNegativeNumbers: false)
  var weight: Measurement<UnitMass>?
  @Parameter(title: "Price", currencyCodes: ["EUR"], inclusiveRange: (1, 20))
  var price: IntentCurrencyAmount?
  @Parameter(title: "Place", displayStyle: .address) var place: CLPlacemark?
  @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile?
  @Parameter(title: "For", mode: .contact, size: 2) var people: [IntentPerson]

  static var parameterSummary: some ParameterSummary {
    When(\.$team, identifier: .equalTo, "ants") {
      Summary("\(\.$team)") { \.$count }
    } otherwise: {
      Summary("\(\.$team)")
    }
  }
}

private struct Counts: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2, 3] }
}

private struct Days: DynamicOptionsProvider {
  func results() async throws -> [Date] { [Date(timeIntervalSince1970: 0)] }
}

private struct Doubling: AppIntent {
  static let title: LocalizedStringResource = "Double"

  @Parameter(title: "Number") var number: Int

  init() {}

  init(number: Int) { self.number = number }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: number * 2)
  }
}

private struct Shop: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shop"
  static let defaultQuery = UniqueAppEntityProvider { Shop() }
}
