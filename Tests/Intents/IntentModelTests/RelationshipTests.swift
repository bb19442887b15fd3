// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Conditions of a relationship")
struct RelationshipTests {
  @Test(
    "a condition is found by what its name ends with, and has the runtime's number",
    arguments: [
      ("HasAnyValue", 1), ("HasExactValue", 2), ("ValueIsNotEqual", 3), ("ValueIsGreaterThan", 4),
      ("ValueIsGreaterThanOrEqual", 5), ("ValueIsLessThan", 6), ("ValueIsLessThanOrEqual", 7),
      ("ValueIsWithinRange", 8), ("ValueContains", 9), ("ValueDoesNotContain", 10),
    ])
  func predicate(suffix: String, number: Int) throws {
    for type in ["", "Boolean", "Enum", "Number", "Object", "String"] {
      #expect(try Fixture.relationship(type + suffix).predicate?.rawValue == number)
    }
    #expect(Relationship.Predicate(rawValue: number)?.suffix == suffix)
  }

  @Test(
    "a name that ends otherwise is no condition, and never holds",
    arguments: ["", "hasAnyValue", "HasAnyValue ", "HasAnyValues", "ValueIs", "IsEqual", "Value"])
  func noPredicate(name: String) throws {
    let relationship = try Fixture.relationship(name, value: 1)
    #expect(relationship.predicate == nil)
    for parent in [nil, .number(1), .boolean(true), .string("1")] as [ParameterValue?] {
      #expect(!relationship.holds(for: parent, of: .number))
    }
  }

  @Test("a relationship without a condition never holds")
  func missingPredicate() throws {
    let parameter = try Fixture.attribute(["…Relationship": ["…RelationshipParentName": "a"]])
    #expect(parameter.relationship?.holds(for: .number(1), of: .number) == false)
  }

  @Test("the values to compare with are the list or, where there is none, the single value")
  func values() throws {
    func texts(_ value: PropertyListLiteral?, _ values: PropertyListLiteral?) throws -> [String?] {
      try Fixture.relationship("HasExactValue", value: value, values: values)
        .predicateValues.map(\.string)
    }
    #expect(try texts("one", ["two", "three"]) == ["two", "three"])
    #expect(try texts("one", []) == [])
    #expect(try texts("one", nil) == ["one"])
    #expect(try texts(nil, ["two"]) == ["two"])
    #expect(try texts(nil, nil) == [])
    #expect(try texts("one", "two") == ["one"])
  }
}
