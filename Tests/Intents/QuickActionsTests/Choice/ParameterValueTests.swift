// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import Testing
import WidgetValues

@Suite("Values of other parameters")
struct ParameterValueTests {
  /// A widget with a parameter of every kind.
  private static var widget: TestWidget {
    func parameter(
      _ name: String, _ type: String, isArray: Bool = false,
      _ keys: KeyValuePairs<String, PropertyListLiteral> = [:]
    ) -> PropertyListLiteral {
      TestWidget.attribute("INIntentParameter", name, type, isArray: isArray, keys)
    }
    func limits(
      _ minimum: PropertyListLiteral, _ maximum: PropertyListLiteral
    ) -> PropertyListLiteral {
      [
        "INIntentParameterMetadataMinimumValue": minimum,
        "INIntentParameterMetadataMaximumValue": maximum,
      ]
    }
    var widget = TestWidget()
    widget.enums = [TestWidget.enumType("Style", "plain", "fancy")]
    widget.parameters = [
      parameter("text", "String"), parameter("flag", "Boolean"), parameter("count", "Integer"),
      parameter("size", "Integer", ["Metadata": limits(1, 10)]),
      parameter("open", "Integer", ["Metadata": limits(.data([]), .data([]))]),
      parameter("ratio", "Decimal", ["Metadata": limits(.real(spelling: "0.5"), 2)]),
      parameter("pause", "TimeInterval"), parameter("link", "URL"),
      parameter("style", "Integer", ["EnumType": "Style"]),
      parameter("foreign", "Integer", ["EnumType": "Elsewhere"]),
      parameter("day", "DateComponents"), parameter("shop", "Object", ["ObjectType": "Shop"]),
      parameter("numbers", "Integer", isArray: true),
      parameter("links", "URL", isArray: true),
    ]
    return widget
  }

  private func value(
    _ spelling: String, of parameter: String
  ) throws -> ParameterValue? {
    let result = try TestWidget.choice("d1").applying(
      .set(parameter: parameter, value: spelling), to: Self.widget.intent(), family: .systemMedium)
    #expect(result.identifiers == ["d1"])
    return result[parameter]
  }

  private static let values: [(String, String, ParameterValue)] = [
    ("text", "", ""), ("text", " a, b ", " a, b "),
    ("flag", "true", true), ("flag", "YES", true), ("flag", "on", true), ("flag", "1", true),
    ("flag", "False", false), ("flag", "no", false), ("flag", "off", false), ("flag", "0", false),
    ("count", "0", 0), ("count", "-7", -7), ("count", "9007199254740993", 9_007_199_254_740_993),
    ("count", "9223372036854775807", 9_223_372_036_854_775_807),
    ("size", "1", 1), ("size", "10", 10), ("open", "-1000000", -1_000_000),
    ("ratio", "0.5", .number(0.5)), ("ratio", "2", 2), ("ratio", "1.0", 1),
    ("pause", "90.25", .number(90.25)),
    ("link", "https://example.com/?q=1#f", "https://example.com/?q=1#f"),
    ("style", "fancy", "fancy"), ("foreign", "anything", "anything"),
    ("day", "2026-11-21", "2026-11-21"),
    ("shop", "s1", "s1"), ("numbers", "1, 2 ,3", [1, 2, 3]), ("numbers", "", []),
    ("links", "a:b , c:d", ["a:b", "c:d"]),
  ]

  @Test("a value is what the text says", arguments: values)
  func success(parameter: String, spelling: String, expected: ParameterValue) throws {
    #expect(try value(spelling, of: parameter) == expected)
  }

  private static let duration = "a duration, like '1h30m' or a number of seconds"

  private static let refusals = [
    ("flag", "maybe", "'flag' cannot be 'maybe'; it must be one of 'yes', 'no', 'true', 'false'"),
    ("flag", "", "'flag' cannot be empty; it must be one of 'yes', 'no', 'true', 'false'"),
    ("count", "1.5", "'count' cannot be '1.5'; it must be a whole number"),
    ("count", "ten", "'count' cannot be 'ten'; it must be a whole number"),
    (
      "count", "9223372036854775808",
      "'count' cannot be '9223372036854775808'; it must be a whole number"
    ),
    ("count", " 1", "'count' cannot be ' 1'; it must be a whole number"),
    ("size", "0", "'size' cannot be '0'; it must be a whole number of at least 1"),
    ("size", "11", "'size' cannot be '11'; it must be a whole number of at most 10"),
    ("ratio", "0.25", "'ratio' cannot be '0.25'; it must be a number of at least 0.5"),
    ("ratio", "2.5", "'ratio' cannot be '2.5'; it must be a number of at most 2"),
    ("ratio", "half", "'ratio' cannot be 'half'; it must be a number"),
    ("pause", "nan", "'pause' cannot be 'nan'; it must be \(duration)"),
    ("pause", "inf", "'pause' cannot be 'inf'; it must be \(duration)"),
    ("pause", "1e999", "'pause' cannot be '1e999'; it must be \(duration)"),
    ("style", "plane", "'style' cannot be 'plane'; it must be one of 'plain', 'fancy'"),
    ("link", "", "'link' cannot be empty; it must be a URL, like 'https://example.com'"),
    (
      "link", "example.com",
      "'link' cannot be 'example.com'; it must be a URL: it has no scheme, such as 'https:'"
    ),
    (
      "link", "a:b c",
      "'link' cannot be 'a:b c'; it must be a URL: ' ' must be percent-encoded as '%20'"
    ),
    ("numbers", "1,x", "'numbers' cannot be 'x'; it must be a whole number"),
    (
      "links", "a:b,c",
      "'links' cannot be 'c'; it must be a URL: it has no scheme, such as 'https:'"
    ),
  ]

  @Test("a value that the parameter cannot have is refused", arguments: refusals)
  func refusal(parameter: String, spelling: String, sentence: String) throws {
    let error = #expect(throws: ChoiceError.self) { try value(spelling, of: parameter) }
    #expect(error?.description == sentence)
  }

  @Test("values are kept in the order in which they were first set, each once")
  func order() throws {
    let intent = try Self.widget.intent()
    var choice = TestWidget.choice("d1")
    for (parameter, value) in [("text", "a"), ("flag", "on"), ("text", "b")] {
      choice = try choice.applying(
        .set(parameter: parameter, value: value), to: intent, family: .systemMedium)
    }
    #expect(choice.otherMembers == [.init("text", "b"), .init("flag", true)])
  }
}
