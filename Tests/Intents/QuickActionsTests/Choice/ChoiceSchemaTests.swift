// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import PropertyListSyntax
import QuickActions
import TestSupport
import Testing
import WidgetValues

/// The schema describes what is saved; a small validator of the schema's own words takes it at that.
@Suite("The schema of saved choices")
struct ChoiceSchemaTests {
  private typealias Object = [String: Any]
  private typealias Sheet = TestSheet

  private let schema: Object

  init() throws {
    let content = try Repository.content(of: "Documentation/Schemas/configuration.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(content)) as? Object)
  }

  /// Whether a value is what a part of the schema describes.
  private func fits(_ value: Any, _ part: Object) -> Bool {
    if let name = (part["$ref"] as? String)?.split(separator: "/").last,
      let target = (schema["$defs"] as? Object)?[String(name)] as? Object
    {
      return fits(value, target)
    }
    if let options = part["anyOf"] as? [Object], !options.contains(where: { fits(value, $0) }) {
      return false
    }
    if let constant = part["const"] as? Int, value as? Int != constant { return false }
    let types = (part["type"] as? [String]) ?? (part["type"] as? String).map { [$0] }
    if let types, !types.contains(where: { isOfType($0, value) }) { return false }
    if let pattern = part["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      return false
    }
    if let items = part["items"] as? Object, let elements = value as? [Any],
      !elements.allSatisfy({ fits($0, items) })
    {
      return false
    }
    guard let object = value as? Object else { return true }
    let required = part["required"] as? [String] ?? []
    return required.allSatisfy { object[$0] != nil }
      && object.allSatisfy { fitsMember($0.key, $0.value, part) }
  }

  private func fitsMember(_ name: String, _ value: Any, _ part: Object) -> Bool {
    if let names = part["propertyNames"] as? Object, !fits(name, names) { return false }
    if let own = (part["properties"] as? Object)?[name] as? Object { return fits(value, own) }
    if let rest = part["additionalProperties"] as? Object { return fits(value, rest) }
    return part["additionalProperties"] as? Bool ?? true
  }

  private func isOfType(_ type: String, _ value: Any) -> Bool {
    // A number that was written as true or false tells so by its type alone.
    let isBoolean = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    return switch type {
    case "object": value is Object
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean
    case "number": value is NSNumber && !isBoolean
    default: false
    }
  }

  private func fits(_ text: String) throws -> Bool {
    fits(try JSONSerialization.jsonObject(with: Data(text.utf8)), schema)
  }

  @Test("the examples fit")
  func examples() throws {
    let examples = try #require(schema["examples"] as? [Any])
    #expect(examples.count == 2)
    for example in examples { #expect(fits(example, schema)) }
  }

  @Test("what is saved fits, whatever kinds of values it has")
  func saved() throws {
    var sheet = try Sheet(
      [
        Sheet.parameter("pages", "Object", isArray: true, ["ObjectType": "Page"]),
        Sheet.parameter("page", "Object", ["ObjectType": "Page"]),
        Sheet.parameter("color", "Integer", ["EnumType": "Color"]),
        Sheet.parameter("flag", "Boolean"), Sheet.parameter("wait", "TimeInterval"),
        Sheet.parameter("ratio", "Decimal"), Sheet.parameter("day", "DateComponents"),
        Sheet.parameter("counts", "Integer", isArray: true), Sheet.parameter("link", "URL"),
        Sheet.parameter("price", "CurrencyAmount"), Sheet.parameter("place", "Placemark"),
      ],
      enums: [Sheet.enumType("Color", ["red": "Red"])])
    let values = [
      ("pages", "a=A,b"), ("page", "c=C"), ("color", "red"), ("flag", "yes"), ("wait", "1h"),
      ("ratio", "0.5"), ("day", "2026-11-21"), ("counts", "1,2"), ("link", "a:b"),
      ("price", "1 EUR"), ("place", "Tokyo"),
    ]
    for (name, value) in values {
      try sheet.apply(.set(parameter: name, value: value))
      #expect(try fits(sheet.choice.saved()), "\(name)")
    }
    #expect(sheet.choice.otherMembers.map(\.parameter) == values.map(\.0))
    #expect(try sheet.reloaded() == sheet.choice)
    #expect(try fits(SampleWidget.intent().defaultChoice(for: .systemMedium).saved()))
  }

  @Test(
    "what is no choice does not fit",
    arguments: [
      #"{"version":1,"intent":"A"}"#, #"{"version":2,"intent":"A","parameters":{}}"#,
      #"{"version":1,"intent":"a","parameters":{}}"#,
      #"{"version":1,"intent":"A","parameters":{},"more":1}"#,
      #"{"version":1,"intent":"A","parameters":{"1":1}}"#,
      #"{"version":1,"intent":"A","parameters":{"a":null}}"#,
      #"{"version":1,"intent":"A","parameters":{"a":[[1]]}}"#,
      #"{"version":1,"intent":"A","parameters":{"a":{"title":"A"}}}"#,
      #"{"version":1,"intent":"A","parameters":{"a":{"identifier":1}}}"#,
      #"{"version":1,"intent":"A","parameters":{"a":{"identifier":"b","url":"c"}}}"#,
    ])
  func refused(text: String) throws {
    #expect(try !fits(text))
  }
}
