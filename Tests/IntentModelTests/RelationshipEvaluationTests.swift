// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Whether a parameter is shown")
struct RelationshipEvaluationTests {
  /// Whether the condition holds for each parent.
  private func row(
    _ predicate: String, _ value: PropertyListLiteral? = nil, values: PropertyListLiteral? = nil,
    for parents: [ParameterValue?]
  ) throws -> [Bool] {
    let relationship = try Fixture.relationship(predicate, value: value, values: values)
    return parents.map { relationship.holds(for: $0) }
  }

  @Test("any value will do, be it false, zero or empty, but not none", arguments: ["", "Object"])
  func hasAnyValue(type: String) throws {
    let parents: [ParameterValue?] = [
      nil, .boolean(false), .number(0), .string(""), .array([]), .object(identifier: ""),
      .enumeration(name: "unknown", index: 0),
    ]
    #expect(
      try row(type + "HasAnyValue", for: parents) == [false, true, true, true, true, true, true])
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
    ])
  func numbers(predicate: String, holds: [Bool]) throws {
    let parents: [ParameterValue?] = [nil, .number(2), .number(3), .number(4)]
    #expect(try row("Number" + predicate, 3, for: parents) == holds)
    #expect(try row("Number" + predicate, .real(spelling: "3"), for: parents) == holds)
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
    #expect(try row(predicate, for: parents) == holds)
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
    #expect(try row("BooleanHasExactValue", value, for: parents) == holds)
    #expect(try row("BooleanValueIsNotEqual", value, for: parents) == holds.map { !$0 })
  }

  @Test("a text is compared as it is, and no text counts as the empty one")
  func texts() throws {
    let parents: [ParameterValue?] = [nil, .string(""), .string("a"), .string("A")]
    #expect(try row("StringHasExactValue", "a", for: parents) == [false, false, true, false])
    #expect(try row("StringHasExactValue", "", for: parents) == [true, true, false, false])
    #expect(try row("StringHasExactValue", for: parents) == [true, true, false, false])
    #expect(try row("StringValueIsNotEqual", "a", for: parents) == [true, true, false, true])
    #expect(
      try row("StringValueIsGreaterThan", "A", for: parents) == [false, false, false, false])
  }

  @Test("a value of an enum is compared by its name with a text, by its index with a number")
  func enumerations() throws {
    let parents: [ParameterValue?] = [
      nil, .enumeration(name: "unknown", index: 0), .enumeration(name: "low", index: 2),
      .enumeration(name: "high", index: 1),
    ]
    #expect(try row("EnumHasExactValue", "low", for: parents) == [false, false, true, false])
    #expect(try row("EnumHasExactValue", 2, for: parents) == [false, false, true, false])
    #expect(try row("EnumHasExactValue", 0, for: parents) == [true, true, false, false])
    #expect(try row("EnumHasExactValue", "2", for: parents) == [false, false, false, false])
    #expect(try row("EnumValueIsNotEqual", "low", for: parents) == [true, true, false, true])
    #expect(try row("EnumValueIsGreaterThan", 1, for: parents) == [false, false, true, false])
  }

  @Test("an object equals the text of its identifier")
  func objects() throws {
    let parents: [ParameterValue?] = [nil, .object(identifier: "1"), .object(identifier: "2")]
    #expect(try row("ObjectHasExactValue", "1", for: parents) == [false, true, false])
    #expect(try row("ObjectValueIsNotEqual", "1", for: parents) == [true, false, true])
  }

  @Test("a number lies between exactly two others, both included")
  func ranges() throws {
    let parents: [ParameterValue?] = [nil, .number(1), .number(2), .number(5), .number(5.5)]
    let never = [false, false, false, false, false]
    let name = "NumberValueIsWithinRange"
    #expect(try row(name, values: [2, 5], for: parents) == [false, false, true, true, false])
    #expect(try row(name, values: [-1, 1], for: parents) == [true, true, false, false, false])
    #expect(try row(name, values: [5, 2], for: parents) == never)
    #expect(try row(name, values: [2], for: parents) == never)
    #expect(try row(name, values: [1, 2, 5], for: parents) == never)
    #expect(try row(name, values: ["1", "5"], for: parents) == never)
    #expect(try row(name, values: [1, "5"], for: parents) == never)
    #expect(try row(name, values: [], for: parents) == never)
    #expect(try row(name, 2, for: parents) == never)
  }

  @Test("a text is one of any number of others")
  func textRanges() throws {
    let parents: [ParameterValue?] = [
      nil, .string("a"), .string("b"), .string("c"), .enumeration(name: "a", index: 7),
    ]
    let name = "StringValueIsWithinRange"
    #expect(try row(name, values: ["a", "c"], for: parents) == [false, true, false, true, true])
    #expect(try row(name, values: ["b"], for: parents) == [false, false, true, false, false])
    #expect(
      try row(name, values: ["", "a", "b"], for: parents) == [true, true, true, false, true])
    #expect(try row(name, values: [], for: parents) == [false, false, false, false, false])
  }

  @Test("a list contains every one of the given values, in any order")
  func lists() throws {
    let parents: [ParameterValue?] = [
      nil, .array([]), .array([.string("a")]), .array([.string("b"), .string("c"), .string("a")]),
    ]
    for (values, holds) in [
      ([], [true, true, true, true]), (["a"], [false, false, true, true]),
      (["a", "b"], [false, false, false, true]), (["a", "a"], [false, false, true, true]),
      (["d"], [false, false, false, false]),
    ] as [(PropertyListLiteral, [Bool])] {
      #expect(try row("ValueContains", values: values, for: parents) == holds)
      #expect(try row("ValueDoesNotContain", values: values, for: parents) == holds.map { !$0 })
    }
  }

  @Test("a list of an enum's values contains them by name or by index")
  func listsOfEnumerations() throws {
    let parents: [ParameterValue?] = [
      .array([.enumeration(name: "low", index: 1), .enumeration(name: "high", index: 2)])
    ]
    #expect(try row("ValueContains", values: ["high"], for: parents) == [true])
    #expect(try row("ValueContains", values: [2, 1], for: parents) == [true])
    #expect(try row("ValueContains", values: [3], for: parents) == [false])
  }

  @Test("a list equals a list of the same values in the same order")
  func equalLists() throws {
    let parents: [ParameterValue?] = [
      .array([.number(1), .number(2)]), .array([.number(2), .number(1)]), .array([]),
    ]
    #expect(try row("HasExactValue", [1, 2], for: parents) == [true, false, false])
    #expect(try row("HasExactValue", for: parents) == [false, false, true])
  }

  @Test("a single value contains what it equals")
  func singleValues() throws {
    let parents: [ParameterValue?] = [.number(1), .number(2)]
    #expect(try row("ValueContains", 1, for: parents) == [true, false])
    #expect(try row("ValueDoesNotContain", 1, for: parents) == [false, true])
  }

  @Test("a value of another type is never equal, greater or less")
  func types() throws {
    let parents: [ParameterValue?] = [.string("1"), .array([.number(1)])]
    #expect(try row("HasExactValue", 1, for: parents) == [false, false])
    #expect(try row("ValueIsNotEqual", 1, for: parents) == [true, true])
    #expect(try row("ValueIsGreaterThanOrEqual", 1, for: parents) == [false, false])
    #expect(try row("ValueIsLessThanOrEqual", 1, for: parents) == [false, false])
    #expect(try row("HasExactValue", .data([1]), for: [.string("")]) == [true])
  }
}
