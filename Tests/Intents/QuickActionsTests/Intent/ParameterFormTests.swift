// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import StringTables
import Testing
import WidgetValues

@Suite("The rows of the edit sheet")
struct ParameterFormTests {
  private typealias Sheet = TestSheet

  @Test("rows stand in the order of their priorities, whatever the order of the file")
  func order() throws {
    let sheet = try Sheet([
      Sheet.parameter("second", "String", priority: 2),
      Sheet.parameter("third", "Boolean", priority: 3),
      Sheet.parameter("first", "URL", priority: 1),
    ])
    #expect(sheet.form.rows.map(\.parameter) == ["first", "second", "third"])
  }

  @Test(
    "what users are not offered has no row: not configurable, without a place, or a repeated tag")
  func leftOut() throws {
    let sheet = try Sheet([
      Sheet.parameter("hidden", "String", ["Configurable": .null]),
      Sheet.parameter("resolved", "String", ["Configurable": .null, "SupportsResolution": true]),
      Sheet.parameter("placeless", "String", ["DisplayPriority": .null]),
      Sheet.parameter("dropped", "String", ["Tag": 5]),
      Sheet.parameter("kept", "String", priority: 2, ["Tag": 5]),
    ])
    #expect(sheet.form.rows.map(\.parameter) == ["resolved", "kept"])
  }

  @Test("the catalog's parameter has a row in any case, first where it has no place")
  func destinations() throws {
    var test = TestWidget()
    test.parameters = [Sheet.parameter("note", "String")]
    let widget = try test.intent()
    let form = widget.form(of: TestWidget.choice("d2", "gone"), family: .systemMedium)
    #expect(form.rows.map(\.parameter) == ["screens", "note"])
    let row = try #require(form.rows.first)
    #expect(row.control == .destination)
    #expect(row.list == .fixed(4))
    #expect(row.elements.map(\.title) == ["Destination 2", "gone"])
    #expect(row.elements.map(\.isMissing) == [false, true])
    #expect(row.problemSentence == "the destination 'gone' is no longer in the catalog; replace it")
    #expect(row.emptyCount == 2)
    #expect(row.canAdd && !row.canRemove)
    #expect(row.spelling == "d2,gone")
    #expect(!row.isDefault)
    #expect(form.mainList == row)
    let defaults = widget.form(of: widget.defaultChoice(for: .systemMedium), family: .systemMedium)
    #expect(defaults["screens"]?.isDefault == true)
    #expect(defaults["screens"]?.problem == nil)
  }

  @Test("a list that is too long for the family is a problem, and can be shortened")
  func tooLong() throws {
    let widget = try TestWidget(sizes: ["Small": 1]).intent()
    let form = widget.form(of: TestWidget.choice("d1", "d2"), family: .systemSmall)
    #expect(
      form.rows.first?.problemSentence
        == "2 are chosen, but the widget holds 1 in systemSmall; remove some")
    #expect(form.rows.first?.canRemove == true)
    #expect(form.rows.first?.canAdd == false)
  }

  @Test("a single destination is a row without a list")
  func singleDestination() throws {
    let widget = try TestWidget(isArray: false, sizes: nil).intent()
    let form = widget.form(of: TestWidget.choice("d3"), family: .systemMedium)
    #expect(form.rows.first?.list == nil)
    #expect(form.rows.first?.text == "Destination 3")
    #expect(form.rows.first?.problem == nil)
    #expect(form.mainList?.parameter == "screens")
  }

  /// A sheet with texts in two languages.
  private func translated() throws -> TestSheet {
    try Sheet(
      [
        Sheet.parameter(
          "color", "Integer",
          [
            "EnumType": "Color", "DisplayName": "Color", "DisplayNameID": "name",
            "PromptDialogs": [
              [
                "INIntentParameterPromptDialogType": "Primary",
                "INIntentParameterPromptDialogFormatString": "Which one?",
              ],
              [
                "INIntentParameterPromptDialogType": "Configuration",
                "INIntentParameterPromptDialogFormatString": "Instead of ${color} or ${note}?",
                "INIntentParameterPromptDialogFormatStringID": "ask",
              ],
            ],
            "Metadata": Sheet.metadata(["DefaultValue": "red"]),
          ]),
        Sheet.parameter(
          "shown", "Boolean", priority: 2,
          [
            "DisplayName": " ",
            "PromptDialogs": [["INIntentParameterPromptDialogType": "Primary"]],
            "Metadata": Sheet.metadata([
              "TrueDisplayName": "On", "TrueDisplayNameID": "on", "FalseDisplayName": "Off",
              "FalseDisplayNameID": "off", "DefaultValue": true,
            ]),
          ]),
        Sheet.parameter(
          "note", "String", priority: 3,
          [
            "DisplayName": "Note",
            "Metadata": Sheet.metadata(["DefaultValue": "Hello", "DefaultValueID": "hello"]),
          ]),
      ],
      enums: [Sheet.enumType("Color", ["red": "Red", "blue": "Blue"])],
      intent: [
        .init("INIntentTitle", "Paint"), .init("INIntentTitleID", "title"),
        .init("INIntentDescription", "Paints the widget."),
        .init("INIntentDescriptionID", "description"),
      ],
      strings: """
        "name" = "色"; "ask" = "${color}と${note}の代わりは？"; "enum-red" = "赤"; "enum-blue" = "青";
        "on" = "オン"; "off" = "オフ"; "hello" = "やあ"; "title" = "塗る"; "description" = "塗ります。";
        """)
  }

  @Test("texts are the definition's: titles, what is asked, names of values")
  func texts() throws {
    let form = try translated().form
    #expect(form.title == "Paint")
    #expect(form.help == "Paints the widget.")
    #expect(form.rows.map(\.title) == ["Color", "shown", "Note"])
    #expect(form.rows.map(\.prompt) == ["Instead of Red or Hello?", nil, nil])
    #expect(form.rows.map(\.text) == ["Red", "On", "Hello"])
    #expect(form.rows.map(\.spelling) == ["red", "true", "Hello"])
    #expect(
      form["color"]?.control
        == .enumeration([.init(name: "red", title: "Red"), .init(name: "blue", title: "Blue")]))
    #expect(form["shown"]?.control == .boolean(trueTitle: "On", falseTitle: "Off"))
  }

  @Test("in another language they are the table's, the default of a text included")
  func translatedTexts() throws {
    var sheet = try translated()
    sheet.locale = LocaleName("ja")
    let form = sheet.form
    #expect(form.title == "塗る")
    #expect(form.help == "塗ります。")
    #expect(form.rows.map(\.title) == ["色", "shown", "Note"])
    #expect(form["color"]?.prompt == "赤とやあの代わりは？")
    #expect(form.rows.map(\.text) == ["赤", "オン", "やあ"])
    #expect(form.rows.map(\.spelling) == ["red", "true", "やあ"])
    #expect(form["shown"]?.control == .boolean(trueTitle: "オン", falseTitle: "オフ"))
  }

  @Test("a row says whether its value is the default, and whether the choice names it")
  func defaults() throws {
    var sheet = try translated()
    #expect(sheet.form.rows.allSatisfy { $0.isDefault && !$0.isSet })
    try sheet.apply(
      .set(parameter: "color", value: "blue"), .set(parameter: "shown", value: "yes"))
    #expect(sheet.form.rows.map(\.isDefault) == [false, true, true])
    #expect(sheet.form.rows.map(\.isSet) == [true, true, false])
    #expect(sheet.form["color"]?.defaultValue == "red")
    try sheet.apply(.clear(parameter: "color"))
    #expect(sheet.form["color"]?.text == "Red")
    try sheet.apply(.set(parameter: "color", value: "blue"), .reset)
    #expect(sheet.choice == sheet.widget.defaultChoice(for: .systemMedium))
  }

  @Test("values that no row shows are told apart")
  func hiddenValues() throws {
    var sheet = try Sheet([
      Sheet.parameter("note", "String"),
      Sheet.parameter("hidden", "String", ["Configurable": .null]),
    ])
    sheet.choose(.init("later", 5), .init("note", "a"), .init("hidden", "b"))
    #expect(sheet.form.hiddenValues == [.init("later", 5), .init("hidden", "b")])
  }

  @Test("an intent without parameters has a sheet without rows")
  func empty() throws {
    let form = try Sheet([]).form
    #expect(form.rows.isEmpty)
    #expect(form.title == "Configure")
    #expect(form.mainList == nil)
  }
}
