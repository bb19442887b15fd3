// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import Testing

/// What people read they can type, too.
@Suite("Titles that are typed")
struct TypedTitleTests {
  private static func sheet() throws -> TestSheet {
    func value(_ name: String, _ title: String, _ index: Int) -> PropertyListLiteral {
      [
        "INEnumValueName": .string(name), "INEnumValueDisplayName": .string(title),
        "INEnumValueIndex": .integer(index),
      ]
    }
    return try TestSheet(
      [
        TestSheet.parameter("order", "Integer", ["EnumType": "Order"]),
        TestSheet.parameter(
          "shown", "Boolean",
          [
            "Metadata": TestSheet.metadata([
              "TrueDisplayName": "Off", "FalseDisplayName": "With Shade",
            ])
          ]),
      ],
      enums: [
        [
          "INEnumName": "Order",
          "INEnumValues": .array([
            value("byDate", "By Date", 1), value("byName", "By Name", 2), value("same1", "Same", 3),
            value("same2", "Same", 4),
          ]),
        ]
      ])
  }

  @Test(
    "a value is typed by its name or its title, and saved by its name",
    arguments: [
      ("order", "byDate", "byDate"), ("order", "By Date", "byDate"), ("order", "by name", "byName"),
      ("order", "ＢＹ ＮＡＭＥ", "byName"), ("shown", "with shade", false), ("shown", "true", true),
      // What is read counts before what the word means elsewhere.
      ("shown", "off", true), ("shown", "no", false), ("shown", "yes", true),
    ] as [(String, String, ParameterValue)])
  func typed(_ parameter: String, _ text: String, _ expected: ParameterValue) throws {
    var sheet = try Self.sheet()
    try sheet.apply(.set(parameter: parameter, value: text))
    #expect(sheet.choice.otherMembers == [.init(parameter, expected)])
  }

  @Test("a title of two values, or of none, is refused with names and titles")
  func refused() throws {
    let sheet = try Self.sheet()
    for text in ["Same", "By"] {
      #expect(
        sheet.refusal(of: .set(parameter: "order", value: text))
          == "'order' cannot be '\(text)'; it must be one of 'byDate' (By Date), 'byName' (By Name), "
          + "'same1' (Same), 'same2' (Same)")
    }
    #expect(
      sheet.refusal(of: .set(parameter: "shown", value: "maybe"))
        == "'shown' cannot be 'maybe'; it must be one of 'yes', 'no', 'true', 'false', 'Off', 'With Shade'"
    )
  }

  @Test("a title that is saved in place of a name is wrong")
  func saved() throws {
    var sheet = try Self.sheet()
    sheet.choose(.init("order", "By Date"))
    #expect(sheet.form["order"]?.problemSentence?.hasPrefix("'order' cannot be 'By Date'") == true)
  }
}
