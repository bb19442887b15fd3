// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import TestSupport
import Testing
import WidgetPrograms
import WidgetProtocol

/// `Fixtures/Old.swiftconstvalues` is what the compiler wrote for the source beside it, without places and mangled names.
@Suite("Constant values of the compiler")
struct CompilerConstantsTests {
  private func constants(_ text: String) throws -> CompilerConstants {
    try CompilerConstants(SourceFile(name: "Old.swiftconstvalues", text: text))
  }

  private func old() throws -> DescribedIntent {
    let path = "Tests/Running/WidgetProgramsTests/Fixtures/Old.swiftconstvalues"
    return try CompilerConstants(SourceFile(name: path, content: Repository.content(of: path)))
      .intent(named: nil)
  }

  private func parameter(_ name: String) throws -> DescribedParameter {
    try #require(try old().parameters.first { $0.name == name })
  }

  @Test("an intent has its texts, and the class that it takes the place of")
  func intent() throws {
    let intent = try old()
    #expect(intent.name == "Old")
    #expect(intent.title == "Old one")
    #expect(intent.help == "What")
    #expect(intent.isDiscoverable)
    #expect(intent.formerClass == "OldIntent")
  }

  @Test("parameters are in the order of the summary, those that it does not name last")
  func order() throws {
    #expect(
      try old().parameters.map(\.name)
        == [
          "count", "name", "style", "on", "alpha", "nick", "styles", "when", "far", "long", "web",
        ])
  }

  @Test("numbers have their limits, controls and defaults")
  func numbers() throws {
    let count = try parameter("count")
    #expect(count.kind == .integer && !count.isOptional)
    #expect(count.title == "Count" && count.help == "How many")
    #expect(count.defaultValue == 3)
    #expect(count.minimum == 1 && count.maximum == 9)
    #expect(count.style == "Stepper")
    let alpha = try parameter("alpha")
    #expect(alpha.kind == .number && alpha.isOptional)
    #expect(alpha.title == "Alpha")
    #expect(alpha.defaultValue == .number(0.5))
    #expect(alpha.minimum == 0 && alpha.maximum == 1)
  }

  @Test("texts have what is set for typing, and who gives their options")
  func texts() throws {
    let name = try parameter("name")
    #expect(name.kind == .text && name.isMultiline && name.capitalization == "words")
    #expect(name.options == nil)
    #expect(try parameter("nick").options == .listed)
    #expect(try parameter("web").kind == .url)
  }

  @Test("cases have raw values and titles, and lists their sizes")
  func cases() throws {
    let style = try parameter("style")
    #expect(style.kind == .cases && style.type == "Style" && style.typeTitle == "Style")
    #expect(
      style.cases == [.init(name: "p", title: "Plain"), .init(name: "fancy", title: "Fancy")])
    #expect(style.defaultValue == "fancy")
    let styles = try parameter("styles")
    #expect(styles.isList && styles.size == .init(minimum: 3, maximum: 3))
    #expect(styles.defaultValue == ["fancy"])
  }

  @Test("booleans, dates and measurements are known by their types")
  func others() throws {
    let on = try parameter("on")
    #expect(on.kind == .boolean && on.defaultValue == true && on.booleanTitles == ["Yes", "No"])
    let when = try parameter("when")
    #expect(when.kind == .date && when.style == "Time")
    let far = try parameter("far")
    #expect(far.kind == .measurement && far.quantity == "Distance" && far.minimum == 0)
    #expect(try parameter("long").kind == .duration)
  }

  @Test("'Switch', 'Case' and 'When' say when a parameter is shown")
  func conditions() throws {
    #expect(
      try parameter("count").visibility
        == .init(alternatives: [[.parameter("style", .equal, ["p"])]]))
    #expect(
      try parameter("alpha").visibility
        == .init(
          alternatives: [[.parameter("style", .notEqual, ["p"]), .parameter("on", .equal, [true])]])
    )
    #expect(
      try parameter("on").visibility
        == .init(
          alternatives: [
            [.parameter("style", .notEqual, ["p"]), .parameter("on", .equal, [true])],
            [.parameter("style", .notEqual, ["p"]), .parameter("on", .notEqual, [true])],
          ]))
    #expect(try parameter("web").visibility == .init(alternatives: []))
  }

  @Test("a file that is none, and one without such an intent, are explained")
  func malformed() throws {
    #expect(throws: CompilerConstantsError.malformed("expected a list of types")) {
      try constants("{}")
    }
    #expect(throws: CompilerConstantsError.malformed("a type has no 'typeName'")) {
      try constants("[{}]")
    }
    #expect(throws: CompilerConstantsError.self) { try constants("[{") }
    #expect(throws: CompilerConstantsError.noIntent) { try constants("[]").intent(named: nil) }
    let two = ["A.One", "A.Two"].map { name in
      #"{ "typeName": "\#(name)", "conformances": ["AppIntents.WidgetConfigurationIntent"] }"#
    }
    let both = try constants("[" + two.joined(separator: ",") + "]")
    #expect(throws: CompilerConstantsError.severalIntents(["One", "Two"])) {
      try both.intent(named: nil)
    }
    #expect(throws: CompilerConstantsError.unknownIntent("Three", known: ["One", "Two"])) {
      try both.intent(named: "Three")
    }
    #expect(try both.intent(named: "Two").name == "Two")
  }

  @Test("what the compiler does not know is left out, and what is malformed is not a value")
  func unknown() throws {
    let intent = try constants(
      #"""
      [{ "typeName": "A.One", "conformances": ["AppIntents.WidgetConfigurationIntent", 3],
         "properties": [
           { "label": "title", "type": "T", "isStatic": "true", "valueKind": "Runtime" },
           { "label": "count", "type": "Swift.Int", "isStatic": "false", "propertyWrappers": [],
             "valueKind": "InitCall", "value": { "type": "AppIntents.IntentParameter<Swift.Int>",
               "arguments": [
                 { "label": "default", "valueKind": "RawLiteral", "value": "99999999999999999999" },
                 { "label": "size", "valueKind": "RawLiteral", "value": "1e99" },
                 { "label": "inclusiveRange", "valueKind": "Tuple", "value": 3 }] } },
           { "label": 3 }, { "label": "x", "type": "A<", "isStatic": "false" }] }]
      """#
    ).intent(named: nil)
    #expect(intent.title == "One")
    let count = try #require(intent.parameters.first)
    #expect(intent.parameters.count == 1)
    #expect(count.size == nil && count.minimum == nil)
  }
}
