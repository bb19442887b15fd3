// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import PropertyListSyntax
import Testing

@Suite("Plans of parameters")
struct ParameterPlanTests {
  typealias Fixture = GenerationFixture

  private func parameter(_ literal: PropertyListLiteral) throws -> ParameterPlan {
    let definition = try Fixture.definition(
      intents: [Fixture.intent("Ping", [literal])],
      enums: [["INEnumName": "Kind", "INEnumValues": [["INEnumValueName": "unknown"]]]],
      types: [["INTypeName": "Host", "INTypeClassName": "PingHost"]])
    return try #require(GenerationPlan([definition]).intents.first?.parameters.first)
  }

  @Test(
    "each type of value has its types in code",
    arguments: [
      ("String", "String?", "NSString", "INStringResolutionResult", "NSString"),
      ("Integer", "NSNumber?", "NSNumber", "INIntegerResolutionResult", "NSNumber"),
      ("Decimal", "NSNumber?", "NSNumber", "INDoubleResolutionResult", "NSNumber"),
      ("Boolean", "NSNumber?", "NSNumber", "INBooleanResolutionResult", "NSNumber"),
      ("TimeInterval", "NSNumber?", "NSNumber", "INTimeIntervalResolutionResult", "NSNumber"),
      (
        "DateComponents", "DateComponents?", "NSDateComponents",
        "INDateComponentsResolutionResult", "NSDateComponents"
      ),
      (
        "Date", "DateComponents?", "NSDateComponents", "INDateComponentsResolutionResult",
        "NSDateComponents"
      ),
      ("URL", "URL?", "NSURL", "INURLResolutionResult", "NSURL"),
      ("File", "INFile?", "INFile", "INFileResolutionResult", "INFile"),
      ("Person", "INPerson?", "INPerson", "INPersonResolutionResult", "INPerson"),
      ("Placemark", "CLPlacemark?", "CLPlacemark", "INPlacemarkResolutionResult", "CLPlacemark"),
      (
        "CurrencyAmount", "INCurrencyAmount?", "INCurrencyAmount",
        "INCurrencyAmountResolutionResult", "INCurrencyAmount"
      ),
      (
        "PaymentMethod", "INPaymentMethod?", "INPaymentMethod", "INPaymentMethodResolutionResult",
        "INPaymentMethod"
      ),
      (
        "SpeakableString", "INSpeakableString?", "INSpeakableString",
        "INSpeakableStringResolutionResult", "INSpeakableString"
      ),
      (
        "Temperature", "Measurement<UnitTemperature>?", "NSMeasurement<NSUnitTemperature *>",
        "INTemperatureResolutionResult", "NSMeasurement<UnitTemperature>"
      ),
      (
        "Distance", "Measurement<UnitLength>?", "NSMeasurement<NSUnitLength *>",
        "INLengthResolutionResult", "NSMeasurement<UnitLength>"
      ),
      ("Object", "INObject?", "INObject", "INObjectResolutionResult", "INObject"),
    ])
  func types(
    name: String, swift: String, objectiveC: String, result: String, element: String
  ) throws {
    let plan = try parameter(Fixture.parameter("value", name, flags: ["SupportsResolution"]))
    #expect(plan.property.swiftType == swift)
    #expect(plan.property.type.objectiveCName == objectiveC)
    #expect(plan.resolution?.result == result)
    #expect(plan.property.type.optionsElement == element)
    let array = try parameter(Fixture.parameter("value", name, flags: ["SupportsMultipleValues"]))
    #expect(array.property.swiftType == "[\(swift.dropLast())]?")
  }

  @Test("an enum is never absent, and several of its values are numbers")
  func enumeration() throws {
    let texts = ["EnumType": "Kind"]
    let plan = try parameter(
      Fixture.parameter("value", "Integer", flags: ["SupportsResolution"], texts: texts))
    #expect(plan.property.swiftType == "Kind")
    #expect(plan.property.isScalar)
    #expect(plan.resolution?.result == "KindResolutionResult")
    let array = try parameter(
      Fixture.parameter("value", "Integer", flags: ["SupportsMultipleValues"], texts: texts))
    #expect(array.property.swiftType == "[NSNumber]?")
    #expect(!array.property.isScalar)
  }

  @Test("an object has the class of its type")
  func object() throws {
    let plan = try parameter(
      Fixture.parameter(
        "value", "Object", flags: ["SupportsResolution"], texts: ["ObjectType": "Host"]))
    #expect(plan.property.swiftType == "PingHost?")
    #expect(plan.property.type == .object(.init(name: "Host", className: "PingHost")))
    #expect(plan.resolution?.result == "PingHostResolutionResult")
  }

  @Test("a type of the system's has the framework's class")
  func system() throws {
    let object = try parameter(
      Fixture.parameter(
        "value", "Object", texts: ["ObjectType": "MediaItem", "ObjectTypeNamespace": "System"]))
    #expect(object.property.swiftType == "INMediaItem?")
    let mode = try parameter(
      Fixture.parameter(
        "value", "Integer",
        texts: ["EnumType": "PlaybackRepeatMode", "EnumTypeNamespace": "System"]))
    #expect(mode.property.swiftType == "INPlaybackRepeatMode")
  }

  @Test("options come from code if the parameter says so, and are searched only then")
  func options() throws {
    let dynamic = "SupportsDynamicEnumeration"
    #expect(try parameter(Fixture.parameter("value")).options == nil)
    #expect(try parameter(Fixture.parameter("value", flags: ["SupportsSearch"])).options == nil)
    #expect(try parameter(Fixture.parameter("value", flags: [dynamic])).options == .list)
    #expect(
      try parameter(Fixture.parameter("value", flags: [dynamic, "SupportsSearch"])).options
        == .search)
  }

  @Test("reasons make a result of the parameter's own, named without 'Intent'")
  func reasons() throws {
    let reasons: PropertyListLiteral = [
      ["INIntentParameterUnsupportedReasonCode": "closed"],
      ["INIntentParameterUnsupportedReasonCode": "late"],
    ]
    let resolution = try parameter([
      "INIntentParameterName": "peer", "INIntentParameterType": "String",
      "INIntentParameterSupportsResolution": true, "INIntentParameterUnsupportedReasons": reasons,
    ]).resolution
    #expect(resolution?.result == "PingPeerResolutionResult")
    #expect(resolution?.reasons?.enumName == "PingPeerUnsupportedReason")
    #expect(resolution?.reasons?.superclass == "INStringResolutionResult")
    #expect(resolution?.reasons?.names == ["closed", "late"])
    let unresolved = try parameter([
      "INIntentParameterName": "peer", "INIntentParameterType": "String",
      "INIntentParameterUnsupportedReasons": reasons,
    ])
    #expect(unresolved.resolution == nil)
  }

  @Test("the limits of a number are reasons, though the definition lists none")
  func limits() throws {
    func reasons(_ metadata: PropertyListLiteral, type: String = "Integer") throws -> [String]? {
      try parameter([
        "INIntentParameterName": "count", "INIntentParameterType": .string(type),
        "INIntentParameterSupportsResolution": true, "INIntentParameterMetadata": metadata,
      ]).resolution?.reasons?.names
    }
    let prefix = "INIntentParameterMetadata"
    let all = ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
    #expect(
      try reasons([
        "\(prefix)MinimumValue": 0, "\(prefix)MaximumValue": 9,
        "\(prefix)SupportsNegativeNumbers": false,
      ]) == all)
    #expect(try reasons(["\(prefix)MaximumValue": 9]) == all)
    #expect(try reasons(["\(prefix)MinimumValue": 0, "\(prefix)MaximumValue": .data([])]) == all)
    #expect(
      try reasons(["\(prefix)MinimumValue": .data([]), "\(prefix)MaximumValue": .data([])]) == nil)
    #expect(try reasons(["\(prefix)MaximumValue": 9], type: "String") == nil)
    #expect(try reasons(["\(prefix)Type": "Field"]) == nil)
  }
}
