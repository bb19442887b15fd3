// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import Testing
import WidgetValues

@Suite("Editing lists without a catalog")
struct ListEditingTests {
  private typealias Sheet = TestSheet

  private func sheet() throws -> TestSheet {
    try Sheet(
      [
        Sheet.parameter("tags", "String", isArray: true),
        Sheet.parameter("counts", "Integer", priority: 2, isArray: true),
        Sheet.parameter("pages", "Object", priority: 3, isArray: true, ["ObjectType": "Page"]),
        Sheet.parameter("kinds", "Integer", priority: 4, isArray: true, ["EnumType": "Kind"]),
        Sheet.parameter("note", "String", priority: 5),
      ],
      enums: [Sheet.enumType("Kind", ["one": "One", "two": "Two"])])
  }

  @Test("elements are added, replaced, moved, exchanged and taken out")
  func elements() throws {
    var sheet = try sheet()
    func tags() -> [String]? { sheet.form["tags"]?.elements.map(\.title) }
    try sheet.apply(
      .add(identifier: "a", in: "tags"), .add(identifier: "b, c", in: "tags"),
      .add(identifier: "a", in: "tags"))
    #expect(tags() == ["a", "b, c", "a"])
    #expect(sheet.form["tags"]?.spelling == #"a,b\, c,a"#)
    try sheet.apply(.replace(position: 3, identifier: "d", in: "tags"))
    try sheet.apply(.move(from: 3, to: 1, in: "tags"))
    #expect(tags() == ["d", "a", "b, c"])
    try sheet.apply(.swap(1, 3, in: "tags"), .remove(position: 2, in: "tags"))
    #expect(tags() == ["b, c", "d"])
    try sheet.apply(.remove(position: 1, in: "tags"), .remove(position: 1, in: "tags"))
    #expect(tags() == [])
    #expect(sheet.choice.otherMembers == [.init("tags", [])])
    try sheet.apply(.clear(parameter: "tags"))
    #expect(sheet.choice.otherMembers == [])
  }

  @Test("objects have an identifier and perhaps a title, and are saved with both")
  func objects() throws {
    var sheet = try sheet()
    try sheet.apply(
      .add(identifier: "home=My Home", in: "pages"), .add(identifier: "map", in: "pages"),
      .add(identifier: #"a\=b=C=D"#, in: "pages"))
    #expect(
      sheet.choice.otherMembers == [
        .init(
          "pages",
          [
            .object(identifier: "home", title: "My Home"), "map",
            .object(identifier: "a=b", title: "C=D"),
          ])
      ])
    let row = try #require(sheet.form["pages"])
    #expect(row.elements.map(\.title) == ["My Home", "map", "C=D"])
    #expect(row.elements.map(\.identifier) == ["home", "map", "a=b"])
    #expect(row.elements.map(\.spelling) == ["home=My Home", "map", #"a\=b=C=D"#])
    #expect(try sheet.reloaded() == sheet.choice)
    let choice = sheet.choice
    try sheet.apply(.clear(parameter: "pages"), .set(parameter: "pages", value: row.spelling))
    #expect(sheet.choice == choice)
  }

  @Test("the default of a list is what its first edit begins with")
  func defaultList() throws {
    var sheet = try Sheet([
      Sheet.parameter(
        "tags", "String", isArray: true, ["Metadata": Sheet.metadata(["DefaultValue": "a"])])
    ])
    // It is the only list, so it need not be named.
    try sheet.apply(.add(identifier: "b"))
    #expect(sheet.choice.otherMembers == [.init("tags", ["a", "b"])])
  }

  @Test("a list of a fixed size is filled, and then neither grows nor shrinks")
  func fixedSize() throws {
    var sheet = try Sheet([
      Sheet.parameter(
        "pages", "Object", isArray: true,
        [
          "ObjectType": "Page", "FixedSizeArray": 1,
          "ArraySizes": [
            [
              "INIntentParameterArraySizeSizeClass": "Medium", "INIntentParameterArraySizeSize": 2,
            ]
          ],
        ])
    ])
    #expect(sheet.form["pages"]?.emptyCount == 2)
    try sheet.apply(.add(identifier: "a"))
    #expect(sheet.form["pages"]?.emptyCount == 1)
    #expect(
      sheet.refusal(of: .remove(position: 1))
        == "the widget always holds 2 in systemMedium; replace one instead of removing it")
    try sheet.apply(.add(identifier: "b"))
    #expect(
      sheet.refusal(of: .add(identifier: "c"))
        == "the widget holds 2 in systemMedium, and all are chosen; replace one")
    #expect(
      sheet.refusal(of: .set(parameter: "pages", value: "a,b,c"))
        == "'pages' cannot be 'a,b,c'; it must be a list of at most 2, joined by commas; "
        + "systemMedium holds no more")
    sheet.family = .systemSmall
    #expect(sheet.form["pages"]?.list == .fixed(1))
    try sheet.apply(.remove(position: 1))
    #expect(sheet.form["pages"]?.text == "b")
  }

  private static let refusals: [(ChoiceEdit, String)] = [
    (
      .remove(position: 1, in: "tags"),
      "'tags' has no position 1: the list is empty; add a value first"
    ),
    (
      .replace(position: 3, identifier: "1", in: "counts"),
      "'counts' has no position 3; positions go from 1 to 2"
    ),
    (.move(from: 0, to: 1, in: "counts"), "'counts' has no position 0; positions go from 1 to 2"),
    (.swap(1, .max, in: "counts"), "'counts' has no position \(Int.max); positions go from 1 to 2"),
    (
      .replace(position: 1, identifier: "x", in: "counts"),
      "'counts' cannot be 'x'; it must be a whole number"
    ),
    (.add(identifier: "1.5", in: "counts"), "'counts' cannot be '1.5'; it must be a whole number"),
    (
      .add(identifier: "", in: "tags"),
      "'tags' cannot be empty; it must be a text"
    ),
    (
      .add(identifier: "home=Other", in: "pages"),
      "'Other' (home) is already chosen, at position 1; choose another, or move it"
    ),
    (
      .add(identifier: "", in: "pages"),
      "'pages' cannot be empty; it must be an identifier, or an identifier with a title, like "
        + "'kitchen=My Kitchen'"
    ),
    (
      .add(identifier: "one", in: "kinds"),
      "'One' (one) is already chosen, at position 1; choose another, or move it"
    ),
    (
      .add(identifier: "three", in: "kinds"),
      "'kinds' cannot be 'three'; it must be one of 'one' (One), 'two' (Two)"
    ),
    (.add(identifier: "a", in: "note"), "'note' is not a list; set its value"),
    (
      .add(identifier: "a"),
      "specify the list: one of 'tags', 'counts', 'pages', 'kinds'"
    ),
    (.add(identifier: "a", in: "tag"), "unknown parameter 'tag'; did you mean 'tags'?"),
    (.clear(parameter: "tag"), "unknown parameter 'tag'; did you mean 'tags'?"),
  ]

  @Test("what is not possible is refused, and says why", arguments: refusals)
  func refusal(edit: ChoiceEdit, sentence: String) throws {
    var sheet = try sheet()
    try sheet.apply(
      .set(parameter: "counts", value: "1,2"), .add(identifier: "home=Home", in: "pages"),
      .add(identifier: "one", in: "kinds"))
    #expect(sheet.refusal(of: edit) == sentence)
  }

  @Test("where there is no list, none can be meant")
  func noList() throws {
    let sheet = try Sheet([Sheet.parameter("note", "String")])
    #expect(
      sheet.refusal(of: .add(identifier: "a"))
        == "the widget has no list to edit; set a parameter")
  }

  @Test("what an older definition left behind can be cleared")
  func clearUnknown() throws {
    var sheet = try sheet()
    sheet.choose(.init("older", 1))
    try sheet.apply(.clear(parameter: "older"))
    #expect(sheet.choice.otherMembers.isEmpty)
  }

  @Test("clearing the destinations brings the catalog's defaults back")
  func clearDestinations() throws {
    let intent = try TestWidget(defaults: ["d4", "d2"]).intent()
    let choice = TestWidget.choice("d1", others: [.init("later", 5)])
    let cleared = try choice.applying(
      .clear(parameter: "screens"), to: intent, family: .systemMedium)
    #expect(cleared == TestWidget.choice("d4", "d2", others: [.init("later", 5)]))
  }

  @Test("what was chosen before there was a catalog is still chosen with one")
  func withCatalog() throws {
    let choice = WidgetChoice(
      intent: TestWidget.intent,
      members: [.init("screens", [.object(identifier: "d2", title: "Old"), "d1"])])
    let loaded = try WidgetChoice(
      .init(name: "Shop.configuration.json", text: choice.saved()), for: TestWidget().intent())
    #expect(loaded == TestWidget.choice("d2", "d1"))
  }
}
