// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Whether a parameter is shown")
struct RelationshipEvaluationTests {
  /// Whether the condition holds for each value of the parent.
  private func row(
    _ predicate: String, _ value: PropertyListLiteral? = nil, values: PropertyListLiteral? = nil,
    of parent: Relationship.ParentKind, for parents: [ParameterValue?]
  ) throws -> [Bool] {
    let relationship = try Fixture.relationship(predicate, value: value, values: values)
    return parents.map { relationship.holds(for: $0, of: parent) }
  }

  @Test("any value will do, be it false, zero or empty, but not none", arguments: ["", "Object"])
  func hasAnyValue(type: String) throws {
    let parents: [ParameterValue?] = [
      nil, .boolean(false), .number(0), .string(""), .array([]),
      .object(identifier: "", title: "T"),
      .string("unknown"),
    ]
    for kind in [.number, .text, .enumeration(nil), .other] as [Relationship.ParentKind] {
      #expect(
        try row(type + "HasAnyValue", of: kind, for: parents)
          == [false, true, true, true, true, true, true])
    }
  }

  @Test(
    "a number is compared with 3; no number counts as 0",
    arguments: [
      // none, 2, 3, 4
      ("HasAnyValue", [false, true, true, true]),
      ("HasExactValue", [false, false, true, false]),
      ("ValueIsNotEqual", [true, true, false, true]),
      ("ValueIsGreaterThan", [false, false, false, true]),
      ("ValueIsGreaterThanOrEqual", [false, false, true, true]),
      ("ValueIsLessThan", [true, true, false, false]),
      ("ValueIsLessThanOrEqual", [true, true, true, false]),
      ("ValueContains", [false, false, true, false]),
      ("ValueDoesNotContain", [true, true, false, true]),
      ("SomethingElse", [false, false, false, false]),
    ])
  func numbers(predicate: String, holds: [Bool]) throws {
    let parents: [ParameterValue?] = [nil, .number(2), .number(3), .number(4)]
    #expect(try row("Number" + predicate, 3, of: .number, for: parents) == holds)
    #expect(
      try row("Number" + predicate, .real(spelling: "3"), of: .number, for: parents) == holds)
  }

  @Test(
    "a number is compared with 0 where the file has no value",
    arguments: [
      // none, -1, 0, 1
      ("HasExactValue", [true, false, true, false]),
      ("ValueIsNotEqual", [false, true, false, true]),
      ("ValueIsGreaterThan", [false, false, false, true]),
      ("ValueIsLessThanOrEqual", [true, true, true, false]),
    ])
  func numbersWithoutValue(predicate: String, holds: [Bool]) throws {
    let parents: [ParameterValue?] = [nil, .number(-1), .number(0), .number(1)]
    #expect(try row(predicate, of: .number, for: parents) == holds)
  }

  @Test(
    "a Boolean condition without a value asks for false, as does no value of the parent",
    arguments: [
      // none, false, true
      (.null, [true, true, false]), (false, [true, true, false]), (0, [true, true, false]),
      (true, [false, false, true]), (1, [false, false, true]),
    ] as [(PropertyListLiteral, [Bool])])
  func booleans(value: PropertyListLiteral, holds: [Bool]) throws {
    let parents: [ParameterValue?] = [nil, .boolean(false), .boolean(true)]
    #expect(try row("BooleanHasExactValue", value, of: .number, for: parents) == holds)
    #expect(
      try row("BooleanValueIsNotEqual", value, of: .number, for: parents) == holds.map { !$0 })
  }

  @Test(
    "a text is compared with b, by its order and its parts; no text counts as the empty one",
    arguments: [
      // none, empty, a, b, abc
      ("HasExactValue", [false, false, false, true, false]),
      ("ValueIsNotEqual", [true, true, true, false, true]),
      ("ValueIsGreaterThan", [false, false, false, false, false]),
      ("ValueIsGreaterThanOrEqual", [false, false, false, true, false]),
      ("ValueIsLessThan", [true, true, true, false, true]),
      ("ValueIsLessThanOrEqual", [true, true, true, true, true]),
      ("ValueContains", [false, false, false, true, true]),
      ("ValueDoesNotContain", [true, true, true, false, false]),
    ])
  func texts(predicate: String, holds: [Bool]) throws {
    let texts: [ParameterValue?] = [nil, .string(""), .string("a"), .string("b"), .string("abc")]
    #expect(try row("String" + predicate, "b", of: .text, for: texts) == holds)
    let objects: [ParameterValue?] = [
      nil, .object(identifier: "", title: "T"), .object(identifier: "a", title: "T"),
      .object(identifier: "b", title: "T"),
      .object(identifier: "abc", title: "T"),
    ]
    #expect(try row("Object" + predicate, "b", of: .text, for: objects) == holds)
  }

  @Test("a text equals the empty one where the file has no value")
  func textsWithoutValue() throws {
    let parents: [ParameterValue?] = [nil, .string(""), .string("a")]
    #expect(try row("StringHasExactValue", of: .text, for: parents) == [true, true, false])
  }

  @Test(
    "a value of an enum is compared by its number; none satisfies nothing",
    arguments: [
      // none, unknown 0, high 1, low 2
      ("HasExactValue", "high", [false, false, true, false]),
      ("HasExactValue", 1, [false, false, true, false]),
      ("HasExactValue", 0, [false, true, false, false]),
      ("HasExactValue", "missing", [false, true, false, false]),
      ("HasExactValue", .null, [false, true, false, false]),
      ("ValueIsNotEqual", "high", [false, true, false, true]),
      ("ValueIsGreaterThan", "high", [false, false, false, true]),
      ("ValueIsLessThanOrEqual", "high", [false, true, true, false]),
      ("ValueContains", "low", [false, false, false, true]),
    ] as [(String, PropertyListLiteral, [Bool])])
  func enumerations(predicate: String, value: PropertyListLiteral, holds: [Bool]) throws {
    let definition = try Fixture.definition([
      "INEnums": [
        [
          "INEnumName": "Priority",
          "INEnumValues": [
            ["INEnumValueName": "unknown"],
            ["INEnumValueName": "low", "INEnumValueIndex": 2],
            ["INEnumValueName": "high", "INEnumValueIndex": 1],
          ],
        ]
      ], "INIntents": [],
    ])
    let parents: [ParameterValue?] = [
      nil, .string("unknown"), .string("high"),
      .string("low"),
    ]
    let kind = Relationship.ParentKind.enumeration(definition.enumType(named: "Priority"))
    #expect(try row("Enum" + predicate, value, of: kind, for: parents) == holds)
  }

  @Test("a number lies between exactly two others, both included")
  func ranges() throws {
    let parents: [ParameterValue?] = [nil, .number(1), .number(2), .number(5), .number(5.5)]
    let never = [false, false, false, false, false]
    func row(_ values: PropertyListLiteral) throws -> [Bool] {
      try self.row("NumberValueIsWithinRange", values: values, of: .number, for: parents)
    }
    #expect(try row([2, 5]) == [false, false, true, true, false])
    #expect(try row([-1, 1]) == [true, true, false, false, false])
    for values in [[5, 2], [2], [1, 2, 5], ["1", "5"], [1, "5"], []] as [PropertyListLiteral] {
      #expect(try row(values) == never)
    }
  }

  @Test("a text is one of two or more others")
  func textRanges() throws {
    let parents: [ParameterValue?] = [nil, .string("a"), .string("b"), .string("c")]
    func row(_ values: PropertyListLiteral) throws -> [Bool] {
      try self.row("StringValueIsWithinRange", values: values, of: .text, for: parents)
    }
    #expect(try row(["a", "c"]) == [false, true, false, true])
    #expect(try row(["", "a", "b"]) == [true, true, true, false])
    #expect(try row(["b"]) == [false, false, false, false])
    #expect(try row([]) == [false, false, false, false])
  }

  @Test(
    "a list is compared with the list of two or more values, whose subset it may be",
    arguments: [
      // empty, a, b and a, c
      ("HasExactValue", ["b", "a"], [false, false, true, false]),
      ("ValueIsNotEqual", ["b", "a"], [true, true, false, true]),
      ("ValueContains", ["a", "b"], [true, true, true, false]),
      ("ValueDoesNotContain", ["a", "b"], [false, false, false, true]),
      ("ValueContains", ["a"], [true, false, false, false]),
      ("HasExactValue", ["a"], [false, false, false, false]),
      ("ValueIsGreaterThan", ["a", "b"], [false, false, false, false]),
    ] as [(String, PropertyListLiteral, [Bool])])
  func lists(predicate: String, values: PropertyListLiteral, holds: [Bool]) throws {
    let parents: [ParameterValue?] = [
      .array([]), .array([.string("a")]), .array([.string("b"), .string("a")]),
      .array([.string("c")]),
    ]
    #expect(try row(predicate, values: values, of: .text, for: parents) == holds)
  }

  @Test("values of the system's types are equal or not, and none satisfies nothing")
  func systemValues() throws {
    let parents: [ParameterValue?] = [nil, .string("here"), .string("there")]
    func row(_ predicate: String) throws -> [Bool] {
      try self.row(predicate, "here", of: .other, for: parents)
    }
    #expect(try row("HasExactValue") == [false, true, false])
    #expect(try row("ValueIsNotEqual") == [false, false, true])
    #expect(try row("ValueContains") == [false, true, false])
    #expect(try row("ValueIsGreaterThanOrEqual") == [false, false, false])
    #expect(try row("ValueIsLessThan") == [false, false, false])
  }

  @Test("a value that the parent cannot have is only unequal")
  func unsuitableValues() throws {
    let parents: [ParameterValue?] = [.string("1"), .object(identifier: "1", title: "T")]
    func row(_ predicate: String) throws -> [Bool] {
      try self.row(predicate, 1, of: .number, for: parents)
    }
    #expect(try row("HasExactValue") == [false, false])
    #expect(try row("ValueIsNotEqual") == [true, true])
    #expect(try row("ValueIsGreaterThanOrEqual") == [false, false])
    #expect(try row("ValueIsLessThanOrEqual") == [false, false])
  }

  @Test(
    "what a parameter's values are follows from its kind",
    arguments: [
      ("Boolean", true), ("Integer", true), ("Decimal", true), ("TimeInterval", true),
      ("String", false), ("URL", false),
    ])
  func kinds(type: String, isNumber: Bool) throws {
    let parent = try Fixture.attribute(["…Type": .string(type)])
    let definition = try Fixture.definition(["INIntents": []])
    let relationship = try Fixture.relationship("HasExactValue")
    // Only a number without a value equals what is absent from the file as 0 does.
    #expect(
      relationship.holds(for: .number(0), of: .init(of: parent, in: definition)) == isNumber)
  }
}
