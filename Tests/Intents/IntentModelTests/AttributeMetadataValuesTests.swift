// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Metadata of a parameter")
struct AttributeMetadataValuesTests {
  @Test(
    "a limit is a number, whole or not",
    arguments: [
      (5, 5), (-5, -5), (0, 0), (.real(spelling: "2.5"), 2.5), (.real(spelling: "1"), 1),
    ] as [(PropertyListLiteral, Double)])
  func limits(value: PropertyListLiteral, limit: Double) throws {
    let metadata = try Fixture.metadata([
      "…MetadataMinimumValue": value, "…MetadataMaximumValue": value,
    ])
    #expect(metadata.minimum == .value(limit))
    #expect(metadata.maximum == .value(limit))
  }

  @Test("an empty data value is no limit")
  func noLimit() throws {
    let metadata = try Fixture.metadata([
      "…MetadataMinimumValue": .data([]), "…MetadataMaximumValue": .data([]),
    ])
    #expect(metadata.minimum == .none)
    #expect(metadata.maximum == .none)
  }

  @Test(
    "an absent limit is 0, as is one of a wrong type",
    arguments: [.null, "5", ["5"], [:], .data([1])] as [PropertyListLiteral])
  func defaultLimit(value: PropertyListLiteral) throws {
    let metadata = try Fixture.metadata([
      "…MetadataMinimumValue": value, "…MetadataMaximumValue": value,
      "…MetadataType": "Field",
    ])
    #expect(metadata.minimum == .value(0))
    #expect(metadata.maximum == .value(0))
  }

  @Test(
    "whether negative numbers are taken follows from the smallest, whatever the file says",
    arguments: [.null, "YES", true, false] as [PropertyListLiteral])
  func negativeNumbers(declared: PropertyListLiteral) throws {
    func supports(_ minimum: PropertyListLiteral) throws -> Bool {
      try Fixture.metadata([
        "…MetadataMinimumValue": minimum, "…MetadataSupportsNegativeNumbers": declared,
        "…MetadataType": "Field",
      ]).supportsNegativeNumbers
    }
    #expect(try supports(.data([])))
    #expect(try supports(-1))
    #expect(try supports(.real(spelling: "-0.5")))
    #expect(try !supports(0))
    #expect(try !supports(1))
    #expect(try !supports(.null))
    #expect(try !supports("-1"))
  }

  @Test("texts are read with their keys, each of which may be absent")
  func texts() throws {
    let metadata = try Fixture.metadata([
      "…MetadataTrueDisplayName": "on", "…MetadataTrueDisplayNameID": "t1",
      "…MetadataFalseDisplayName": "off",
      "…MetadataDefaultValueID": "d1",
      "…MetadataPlaceholder": "name", "…MetadataPlaceholderID": "p1",
      "…MetadataTemplateID": 5,
    ])
    func words(_ text: LocalizedText) -> [String?] { [text.text?.value, text.id?.value] }
    #expect(words(metadata.trueDisplayName) == ["on", "t1"])
    #expect(words(metadata.falseDisplayName) == ["off", nil])
    #expect(words(metadata.defaultText) == [nil, "d1"])
    #expect(words(metadata.placeholder) == ["name", "p1"])
    #expect(metadata.template.isAbsent)
    #expect(!metadata.placeholder.isAbsent)
  }

  @Test("a flag is read as leniently as every Boolean")
  func flags() throws {
    let metadata = try Fixture.metadata([
      "…MetadataMultiline": 1, "…MetadataDisableAutocorrect": "YES", "…MetadataDefaultValue": false,
      "…MetadataDisableSmartDashes": [],
    ])
    #expect(metadata.boolean(.multiline) == true)
    #expect(metadata.boolean(.disableAutocorrect) == true)
    #expect(metadata.boolean(.defaultValue) == false)
    #expect(metadata.boolean(.disableSmartDashes) == nil)
    #expect(metadata.boolean(.disableSmartQuotes) == nil)
  }

  @Test("the types of files are listed in the order of the file")
  func types() throws {
    let metadata = try Fixture.metadata([
      "…MetadataCustomUTIs": [["UTI": "public.item"], ["Other": "x"], ["UTI": "public.data"]]
    ])
    #expect(metadata.customUTIs == ["public.item", "public.data"])
    #expect(try Fixture.metadata(["…MetadataType": "Custom"]).customUTIs == [])
  }

  @Test("every key is read under each of the three prefixes", arguments: Attribute.Owner.allCases)
  func keys(owner: Attribute.Owner) throws {
    let members = AttributeMetadata.Key.allCases.map { key in
      PropertyListLiteral.Member("…Metadata" + key.rawValue, .string(key.rawValue))
    }
    let attribute = try Fixture.attribute(["…Metadata": .dictionary(members)], of: owner)
    let metadata = try #require(attribute.metadata)
    for key in AttributeMetadata.Key.allCases { #expect(metadata[key]?.string == key.rawValue) }
    #expect(metadata.unknownEntries.isEmpty)
  }
}
