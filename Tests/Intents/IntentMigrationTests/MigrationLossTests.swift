// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentMigration
import PropertyListSyntax
import Testing

@Suite("What migrations lose")
struct MigrationLossTests {
  private typealias Fixture = MigrationFixture

  private func metadata(_ members: [PropertyListLiteral.Member]) -> [PropertyListLiteral.Member] {
    [
      .init(
        "INIntentParameterMetadata",
        .dictionary(members.map { .init("INIntentParameterMetadata" + $0.key, $0.value) }))
    ]
  }

  private func migration(
    _ type: String, _ members: [PropertyListLiteral.Member], isList: Bool = false
  ) throws -> Migration {
    let list: [PropertyListLiteral.Member] =
      isList ? [.init("INIntentParameterSupportsMultipleValues", true)] : []
    return try Fixture.migration(intents: [
      Fixture.intent("Do", [Fixture.parameter("it", type, metadata(members) + list)])
    ])
  }

  @Test("the names of what is written with a type are free too")
  func derivedNames() throws {
    let migration = try Fixture.migration(intents: [
      Fixture.intent("Show"), Fixture.intent("ShowWidget"), Fixture.intent("ShowEntry"),
      Fixture.intent("ShowProvider"),
    ])
    let all = migration.files.map(\.contents).joined()
    let names = all.matches(of: /\bstruct (\w+)/).map { String($0.output.1) }
    #expect(Set(names).count == names.count && names.count > 8, "\(names)")
    #expect(Set(migration.files.map(\.path)).count == migration.files.count)
    #expect(migration.has(.typeName("ShowWidgetAppIntent"), "ShowWidget"))
  }

  @Test("whole numbers are limited by whole numbers, if any is between the limits")
  func ranges() throws {
    let some = try migration(
      "Integer",
      [
        .init("MinimumValue", .real(spelling: "0.5")),
        .init("MaximumValue", .real(spelling: "3.5")),
      ])
    #expect(some.text(of: "Do.swift").contains("inclusiveRange: (1, 3)"))
    for (low, high) in [(0.2, 0.4), (1, 1e19)] {
      let none = try migration(
        "Integer",
        [
          .init("MinimumValue", .real(spelling: "\(low)")),
          .init("MaximumValue", .real(spelling: "\(high)")),
        ])
      #expect(!none.text(of: "Do.swift").contains("inclusiveRange"))
      #expect(none.has(.limits, "Do.it"))
    }
  }

  @Test("settings that lists and quantities cannot have are said")
  func settings() throws {
    let limits: [PropertyListLiteral.Member] = [
      .init("MinimumValue", .real(spelling: "1")), .init("MaximumValue", .real(spelling: "9")),
    ]
    #expect(try migration("Integer", limits, isList: true).has(.limits, "Do.it"))
    #expect(
      try migration("Integer", [.init("Type", "Stepper")], isList: true).has(.listOptions, "Do.it"))
    #expect(
      try migration("String", [.init("Multiline", true)], isList: true).has(.listOptions, "Do.it"))
    #expect(try migration("Boolean", [.init("TrueDisplayName", "Yes")]).has(.oneName, "Do.it"))
    #expect(try migration("TimeInterval", limits).has(.limits, "Do.it"))
    let distance = try migration("Distance", limits + [.init("Unit", "Kilometers")])
    #expect(distance.has(.limits, "Do.it") && distance.has(.unit("Kilometers"), "Do.it"))
  }

  @Test("an amount has its currencies")
  func currencies() throws {
    let migration = try migration(
      "CurrencyAmount", [.init("CurrencyCodes", ["EUR", "USD"])])
    #expect(
      migration.text(of: "Do.swift").contains(#"currencyCodes: ["EUR", "USD"]"#),
      "\(migration.text(of: "Do.swift"))")
  }

  @Test("the sentence is one that can be written, and the others are counted")
  func sentences() throws {
    func combination(_ title: String, _ background: Bool) -> PropertyListLiteral {
      [
        "INIntentParameterCombinationTitle": .string(title),
        "INIntentParameterCombinationSupportsBackgroundExecution": .boolean(background),
      ]
    }
    let combinations: [PropertyListLiteral.Member] = [
      .init(
        "INIntentManagedParameterCombinations",
        [
          "amount": combination("Pay ${amount}", true),
          "amount,spoken": combination("Pay ${amount} to ${spoken}", false),
        ])
    ]
    let migration = try Fixture.migration(intents: [
      Fixture.intent(
        "Pay",
        [
          Fixture.parameter("amount", "Integer"),
          Fixture.parameter("spoken", "SpeakableString", tag: 2),
        ], isForWidgets: false, combinations)
    ])
    #expect(migration.text(of: "Pay.swift").contains(#"Summary("Pay \(\.$amount)""#))
    #expect(migration.has(.sentences(1), "Pay"))
    #expect(migration.has(.background, "Pay"))
  }
}
