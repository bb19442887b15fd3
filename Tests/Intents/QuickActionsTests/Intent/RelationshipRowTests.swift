// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import Testing
import WidgetValues

/// Rows that appear and disappear with the value of another: each of the ten predicates, and a parent without a value.
@Suite("Rows that depend on others")
struct RelationshipRowTests {
  private typealias Sheet = TestSheet

  private struct Case: CustomTestStringConvertible {
    var parent: String
    var predicate: String
    var value: PropertyListLiteral?
    /// The values of the parent with which the row is shown; nil stands for none.
    var shown: [String?]
    var hidden: [String?]

    var testDescription: String { "\(parent) \(predicate)" }

    init(
      _ parent: String, _ predicate: String, _ value: PropertyListLiteral? = nil, shown: [String?],
      hidden: [String?]
    ) {
      self.parent = parent
      self.predicate = predicate
      self.value = value
      self.shown = shown
      self.hidden = hidden
    }
  }

  private static let cases = [
    Case("text", "HasAnyValue", shown: ["", "a"], hidden: [nil]),
    Case("object", "HasAnyValue", shown: ["a", "a=A"], hidden: [nil]),
    Case("number", "HasAnyValue", shown: ["0", "1"], hidden: [nil]),
    Case("flag", "BooleanHasExactValue", true, shown: ["true"], hidden: [nil, "false"]),
    Case("flag", "BooleanHasExactValue", shown: [nil, "false"], hidden: ["true"]),
    Case("kind", "EnumHasExactValue", "two", shown: ["two"], hidden: [nil, "one"]),
    Case("object", "ObjectHasExactValue", "a", shown: ["a", "a=A"], hidden: [nil, "b"]),
    Case("number", "IntegerValueIsNotEqual", 3, shown: [nil, "2"], hidden: ["3"]),
    Case("kind", "EnumValueIsNotEqual", "one", shown: ["two"], hidden: [nil, "one"]),
    Case("number", "IntegerValueIsGreaterThan", 3, shown: ["4"], hidden: [nil, "3", "2"]),
    Case("number", "ValueIsGreaterThanOrEqual", 3, shown: ["3", "4"], hidden: [nil, "2"]),
    Case("number", "ValueIsLessThan", 3, shown: [nil, "2"], hidden: ["3"]),
    Case("wait", "ValueIsLessThan", 90, shown: [nil, "1m"], hidden: ["1m30s", "2h"]),
    Case("number", "ValueIsLessThanOrEqual", 3, shown: [nil, "3"], hidden: ["4"]),
    Case("number", "ValueIsWithinRange", [1, 3], shown: ["1", "3"], hidden: [nil, "0", "4"]),
    Case("text", "ValueIsWithinRange", ["a", "b"], shown: ["a", "b"], hidden: [nil, "c"]),
    Case("text", "StringValueContains", "an", shown: ["banana"], hidden: [nil, "apple"]),
    Case("text", "StringValueDoesNotContain", "an", shown: [nil, "apple"], hidden: ["banana"]),
    Case("tags", "ValueContains", ["a", "b"], shown: ["b,a", "a", ""], hidden: ["a,c"]),
    Case("tags", "ValueDoesNotContain", ["a", "b"], shown: ["a,c"], hidden: ["b,a", ""]),
    Case("number", "NoSuchPredicate", shown: [], hidden: [nil, "0", "1"]),
  ]

  @Test("a row is there while the condition on its parent's value holds", arguments: cases)
  private func visibility(of test: Case) throws {
    var child: KeyValuePairs<String, PropertyListLiteral> = [
      "Relationship": Sheet.relationship(to: test.parent, test.predicate)
    ]
    if let value = test.value {
      child = ["Relationship": Sheet.relationship(to: test.parent, test.predicate, value)]
    }
    let sheet = try Sheet(
      [
        Sheet.parameter("text", "String"), Sheet.parameter("flag", "Boolean"),
        Sheet.parameter("number", "Integer"), Sheet.parameter("wait", "TimeInterval"),
        Sheet.parameter("kind", "Integer", ["EnumType": "Kind"]),
        Sheet.parameter("object", "Object", ["ObjectType": "Thing"]),
        Sheet.parameter("tags", "String", isArray: true),
        Sheet.parameter("child", "String", priority: 2, child),
      ],
      enums: [Sheet.enumType("Kind", ["one": "One", "two": "Two"])])
    for (values, isShown) in [(test.shown, true), (test.hidden, false)] {
      for value in values {
        var changed = sheet
        if let value { try changed.apply(.set(parameter: test.parent, value: value)) }
        #expect((changed.form["child"] != nil) == isShown, "\(value ?? "no value")")
        // What goes away with the value comes back without it.
        try changed.apply(.clear(parameter: test.parent))
        #expect(changed.form == sheet.form)
      }
    }
  }

  @Test("a row depends on the destinations that are chosen")
  func destinations() throws {
    var test = TestWidget(isArray: false, sizes: nil)
    test.parameters = [
      Sheet.parameter(
        "note", "String",
        ["Relationship": Sheet.relationship(to: "screens", "ObjectHasExactValue", "d2")])
    ]
    let widget = try test.intent()
    #expect(widget.form(of: widget.choice(of: ["d2"]), family: .systemMedium)["note"] != nil)
    #expect(widget.form(of: widget.choice(of: ["d1"]), family: .systemMedium)["note"] == nil)
    #expect(widget.form(of: widget.choice(of: []), family: .systemMedium)["note"] == nil)
  }

  @Test("a hidden parameter keeps its value, is listed as hidden, and can still be set")
  func keepsValue() throws {
    var sheet = try Sheet([
      Sheet.parameter("flag", "Boolean"),
      Sheet.parameter(
        "note", "String", priority: 2,
        ["Relationship": Sheet.relationship(to: "flag", "BooleanHasExactValue", true)]),
    ])
    try sheet.apply(.set(parameter: "note", value: "a"))
    #expect(sheet.form["note"] == nil)
    #expect(sheet.form.hiddenValues == [.init("note", "a")])
    try sheet.apply(.set(parameter: "flag", value: "true"))
    #expect(sheet.form["note"]?.text == "a")
    #expect(sheet.form.hiddenValues.isEmpty)
  }
}
