// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import Testing

@Suite("Controls of the edit sheet")
struct ControlTests {
  private typealias Sheet = TestSheet

  private static func text(
    _ content: ParameterControl.TextTraits.Content = .plain,
    _ change: (inout ParameterControl.TextTraits) -> Void = { _ in }
  ) -> ParameterControl {
    var traits = ParameterControl.TextTraits()
    traits.content = content
    change(&traits)
    return .text(traits)
  }

  private static func number(
    isWhole: Bool = true, _ minimum: Double? = nil, _ maximum: Double? = nil,
    _ style: ParameterControl.NumberTraits.Style = .field
  ) -> ParameterControl {
    .number(.init(isWhole: isWhole, minimum: minimum, maximum: maximum, style: style))
  }

  private static let controls: [(String, [String: PropertyListLiteral], ParameterControl)] = [
    ("String", [:], text()),
    (
      "String",
      [
        "Capitalization": "Sentences", "Multiline": true, "DisableAutocorrect": true,
        "DisableSmartQuotes": true, "DisableSmartDashes": true, "Placeholder": "Type …",
      ],
      text {
        $0.capitalization = .sentences
        $0.isMultiline = true
        $0.allowsAutocorrection = false
        $0.allowsSmartQuotes = false
        $0.allowsSmartDashes = false
        $0.placeholder = "Type …"
      }
    ),
    ("Boolean", [:], .boolean(trueTitle: "true", falseTitle: "false")),
    ("Integer", [:], number()),
    ("Integer", ["MinimumValue": 1, "MaximumValue": 9, "Type": "Stepper"], number(1, 9, .stepper)),
    ("Integer", ["MinimumValue": .data([]), "MaximumValue": 9], number(nil, 9)),
    ("Integer", ["MinimumValue": 1, "MaximumValue": .data([]), "Type": "Slider"], number(1, nil)),
    ("Decimal", [:], number(isWhole: false)),
    (
      "Decimal",
      [
        "MinimumValue": .real(spelling: "0.5"), "MaximumValue": .real(spelling: "2"),
        "Type": "Slider",
      ],
      number(isWhole: false, 0.5, 2, .slider)
    ),
    ("DateComponents", ["Type": "Date"], .date(.date)),
    ("DateComponents", ["Type": "Time"], .date(.time)),
    ("DateComponents", ["Type": "DateTime"], .date(.dateTime)),
    ("DateComponents", [:], .date(.dateTime)),
    ("TimeInterval", [:], .duration(minimum: nil, maximum: nil)),
    (
      "TimeInterval", ["MinimumValue": .real(spelling: "60"), "MaximumValue": 3600],
      .duration(minimum: 60, maximum: 3600)
    ),
    ("URL", [:], .url),
    ("Placemark", ["Type": "City"], text(.place)), ("Person", [:], text(.person)),
    (
      "File", ["CustomUTIs": [["UTI": "public.image"], ["UTI": "public.data"]]],
      text(.file(types: ["public.image", "public.data"]))
    ),
    ("SpeakableString", [:], text()),
    ("CurrencyAmount", [:], .amount(currencyCodes: [])),
    ("CurrencyAmount", ["CurrencyCode": "JPY"], .amount(currencyCodes: ["JPY"])),
    ("CurrencyAmount", ["CurrencyCodes": ["EUR", "USD"]], .amount(currencyCodes: ["EUR", "USD"])),
    ("Temperature", [:], .measurement(.temperature)), ("Distance", [:], .measurement(.distance)),
    (
      "PaymentMethod", [:],
      .unavailable(.paymentMethod)
    ),
    (
      "Wormhole", [:],
      .unavailable(.unknownType("Wormhole"))
    ),
  ]

  @Test("the type and the metadata of a parameter decide its control", arguments: controls)
  func control(
    type: String, metadata: [String: PropertyListLiteral], expected: ParameterControl
  ) throws {
    let members = metadata.sorted { $0.key < $1.key }.map {
      PropertyListLiteral.Member("INIntentParameterMetadata" + $0.key, $0.value)
    }
    for isArray in [false, true] {
      let sheet = try Sheet([
        Sheet.parameter("p", type, isArray: isArray, ["Metadata": .dictionary(members)])
      ])
      let row = try #require(sheet.form["p"])
      #expect(row.control == expected)
      #expect(row.list == (isArray ? .free : nil))
    }
  }

  @Test("an object without a catalog is typed, and the row says why")
  func object() throws {
    let sheet = try Sheet(
      [Sheet.parameter("page", "Object", ["ObjectType": "Page"])],
      types: [["INTypeName": "Page", "INTypeDisplayName": "Panel"]])
    let row = try #require(sheet.form["page"])
    #expect(row.control == .object(typeTitle: "Panel"))
    #expect(
      row.noteSentence
        == "only the app knows the options for 'Panel'; type an identifier, or an identifier with a "
        + "title, like 'kitchen=My Kitchen'")
  }

  @Test("so is any other value whose options come from the app")
  func dynamicText() throws {
    let sheet = try Sheet([
      Sheet.parameter("stop", "String", ["SupportsDynamicEnumeration": true])
    ])
    #expect(
      sheet.form["stop"]?.noteSentence
        == "only the app knows the options; type a text in one line")
  }

  @Test("of an enum that the definition does not declare, the name of a value is typed")
  func foreignEnum() throws {
    var sheet = try Sheet([
      Sheet.parameter(
        "mode", "Integer", ["EnumType": "RepeatMode", "EnumTypeNamespace": "System"])
    ])
    #expect(sheet.form["mode"]?.control == .enumeration([]))
    try sheet.apply(.set(parameter: "mode", value: "all"))
    #expect(sheet.form["mode"]?.problem == nil)
    #expect(
      sheet.refusal(of: .set(parameter: "mode", value: ""))
        == "'mode' cannot be empty; it must be the name of a value")
  }

  @Test("a value that cannot be typed is shown, and cannot be edited")
  func unavailable() throws {
    var sheet = try Sheet([Sheet.parameter("card", "PaymentMethod")])
    sheet.choose(.init("card", "1"))
    let row = try #require(sheet.form["card"])
    #expect(!row.isEditable)
    #expect(row.text == "1")
    #expect(
      sheet.refusal(of: .set(parameter: "card", value: "2"))
        == "'card' cannot be edited here: payment methods are chosen on a device")
  }
}
