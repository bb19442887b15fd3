// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations
import TestSupport
import Testing

@Suite struct SwiftFileTests {
  private func file(_ text: String) -> SwiftFile {
    SwiftFile(SourceFile(name: "Test.swift", text: text))
  }

  @Test func readsTypesWithTheirNestingAndConformances() {
    let read = file(
      """
      import AppIntents
      @preconcurrency import struct WidgetKit.Widget
      @available(iOS 17.0, *)
      public struct Show<Value: Hashable>: WidgetConfigurationIntent, @unchecked Sendable where Value: A {
        final class Inner: Base<Int, String>.Deep {}
        enum Kind: String { case small, large = "L"; indirect case other(Int) }
      }
      extension Show.Inner: AppEntity {}
      actor Store {}
      """)
    #expect(read.imports.map(\.value) == ["AppIntents", "WidgetKit.Widget"])
    #expect(
      read.allDeclarations.map(\.fullName)
        == ["Show", "Show.Inner", "Show.Kind", "Show.Inner", "Store"])
    #expect(
      read.declarations.first?.inherited.map(\.value)
        == ["WidgetConfigurationIntent", "Sendable"])
    #expect(read.declarations.first?.attributes.map(\.name) == ["available"])
    #expect(read.allDeclarations[1].inherited.map(\.value) == ["Base<Int,String>.Deep"])
    #expect(read.allDeclarations[2].members.cases.map(\.name.value) == ["small", "large", "other"])
    #expect(read.allDeclarations[2].members.cases[1].rawValue?.text == "L")
    #expect(read.problems.isEmpty)
  }

  @Test func readsPropertiesWithValuesAndAttributes() throws {
    let read = file(
      #"""
      struct Show: AppIntent {
        static let intentClassName = "Show" + "Intent"
        static var isDiscoverable: Bool { false }
        static var openAppWhenRun: Bool { get { return true } }
        static var title: LocalizedStringResource = "Show \(1 + (2))"
        @Parameter(title: "Places", default: [.home], size: [.systemSmall: 1, .systemLarge: .init(min: 0, max: 4)])
        var places: [Place]?
        @Parameter(title: "Count", inclusiveRange: (1, 5)) var count: Int, other = -2
        var query: some Query { let a = 1; return Query(a) }
        var observed = 3 { didSet { print(observed) } }
        func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
        init(from places: [Place] = [], _ count: Dictionary<Int, String>) {}
      }
      """#)
    let show = try #require(read.declarations.first)
    let members = show.members
    #expect(
      members.properties.map(\.name.value) == [
        "intentClassName", "isDiscoverable", "openAppWhenRun", "title", "places", "count", "other",
        "query", "observed",
      ])
    #expect(members.property("intentClassName")?.value?.text == "ShowIntent")
    #expect(members.property("isDiscoverable")?.value?.boolean == false)
    #expect(members.property("openAppWhenRun")?.value?.boolean == true)
    #expect(members.property("title")?.value?.string?.interpolations == ["1 + (2)"])
    let places = try #require(members.property("places"))
    #expect(places.type?.text == "[Place]?")
    #expect(places.type?.isOptional == true)
    #expect(places.type?.single.text == "Place")
    let parameter = try #require(places.attribute("Parameter"))
    #expect(parameter["title"]?.text == "Places")
    guard case .dictionary(let sizes)? = parameter["size"]?.kind else {
      Issue.record("the sizes are not a dictionary")
      return
    }
    #expect(sizes.map(\.key.lastName) == ["systemSmall", "systemLarge"])
    #expect(sizes[0].value.integer == 1)
    #expect(sizes[1].value.call?["max"]?.integer == 4)
    #expect(members.property("other")?.value?.integer == -2)
    #expect(members.property("query")?.value == nil)
    #expect(members.property("observed")?.value?.integer == 3)
    #expect(members.functions.map(\.signature) == ["perform()", "init(from:_:)"])
    #expect(members.functions[0].result?.text == "some IntentResult&ReturnsValue<Int>")
  }

  @Test func findsCallsInResultBuilders() {
    let read = file(
      #"""
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Show(), phrases: ["Show \(.applicationName)", "Open \(\.$place) in \(.applicationName)"],
            shortTitle: "Show", systemImageName: "star")
          if #available(iOS 18, *) { AppIntents.AppShortcut(intent: Other(), phrases: []) }
        }
      }
      struct W: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: Kinds.account, intent: Show.self, provider: P()) { entry in V(entry) }
            .configurationDisplayName("A")
        }
      }
      """#)
    let calls = read.calls(of: ["AppShortcut"])
    #expect(calls.map { $0.call["intent"]?.typeName } == ["Show", "Other"])
    guard case .array(let phrases)? = calls.first?.call["phrases"]?.kind else {
      Issue.record("the phrases are not an array")
      return
    }
    #expect(
      phrases.map { $0.string?.interpolations } == [
        [".applicationName"], [#"\.$place"#, ".applicationName"],
      ])
    let widget = read.calls(of: ["AppIntentConfiguration"]).first?.call
    #expect(widget?["kind"]?.path == ["Kinds", "account"])
    #expect(widget?["intent"]?.typeName == "Show")
    #expect(widget?.arguments.count == 4)
  }

  @Test func takesNoDeclaredInitializerForACall() {
    let read = file(
      """
      struct Store {
        init(suiteName: String) { self.init(suiteName: suiteName, other: nil) }
        let own: UserDefaults? = .init(suiteName: "a")
        let other = UserDefaults.init(suiteName: "b")
        convenience init?(other: Int) {}
      }
      """)
    let texts = read.calls(of: ["init"]).map { $0.call["suiteName"]?.string?.text }
    #expect(texts == [nil, "a", "b"])
  }

  @Test(arguments: [
    ##"let a = #"raw "quoted" \#(b) \(c)"#"##,
    #"let a = "nested \(f("x \(g(")"))")) end""#,
    #"let a = "\\"; let b = "\"""#,
    "let a = 1 /* outer /* inner } */ { */",
    "let a = /[/{]\\/x{2}/",
    "let a = #/ { /#",
    "let a = 4 / 2 / 1",
    "let a = x! / y! / z",
    "let a = \"\"\"\n  {{{ \"quoted\"\n  \"\"\"",
    "#if os(iOS) // {\nlet a = 1\n#else\nlet a = 2\n#endif",
    "let `class` = `default`",
    "#Preview { A() }",
  ])
  func lexesWithoutLosingBrackets(_ text: String) {
    let read = file(text + "\nstruct After {}\n")
    #expect(read.declarations.map(\.fullName) == ["After"])
    #expect(read.problems.isEmpty)
  }

  @Test func keywordsAreNamesWhereTheyAreNoKeywords() {
    let read = file(
      """
      class Show {
        class var some: any Query { get { Query() } }
        class func make(some: some Query, any: Any) -> some { nil }
        let any: any, `class` = `true`, repeated = true
        lazy var get = [in: each]
      }
      """)
    let members = read.declarations.first?.members
    #expect(
      members?.properties.map(\.name.value) == ["some", "any", "class", "repeated", "get"])
    #expect(members?.properties.map(\.isStatic) == [true, false, false, false, false])
    #expect(members?.property("some")?.type?.text == "any Query")
    #expect(members?.property("some")?.value?.call?.callee.lastName == "Query")
    #expect(members?.property("any")?.type?.text == "any")
    #expect(members?.property("class")?.value?.lastName == "true")
    #expect(members?.property("repeated")?.value?.boolean == true)
    #expect(members?.property("get")?.modifiers == [.lazy])
    #expect(members?.functions.map(\.signature) == ["make(some:any:)"])
    #expect(members?.functions.first?.parameters.map(\.type.text) == ["some Query", "Any"])
    #expect(read.problems.isEmpty)
  }

  @Test func stringsHaveTheirValues() {
    func text(_ literal: String) -> String? {
      file("let a = \(literal)").members.property("a")?.value?.text
    }
    #expect(text(#""a\n\u{41}\"""#) == "a\nA\"")
    #expect(text(##"#"a\n"b""#"##) == #"a\n"b""#)
    #expect(text("\"\"\"\n    first\n      second\n    \"\"\"") == "first\n  second")
    #expect(text(#""日本""#) == "日本")
    #expect(text("\"\"") == "")
  }

  @Test(arguments: [
    ("struct A { let x = \"open\nlet y = 1 }\nstruct B {}", SwiftProblem.Kind.unterminatedString),
    ("struct A {}\nstruct B {}\n/* open", .unterminatedComment),
    ("struct A { func f( }\nstruct B {}", .unbalancedBracket),
    ("struct A {} }\nstruct B {}", .unbalancedBracket),
  ])
  func readsWhatIsAroundAFault(_ text: String, _ problem: SwiftProblem.Kind) {
    let read = file(text)
    #expect(read.declarations.map(\.fullName) == ["A", "B"])
    #expect(read.problems.map(\.kind).contains(problem))
  }

  @Test func deepNestingIsSkippedAndSaid() {
    let depth = 20_000
    let types = file(String(repeating: "struct A {", count: depth))
    #expect(types.problems.contains { $0.kind == .tooDeep })
    for bracket in ["(", "[", "{", "\"\\("] {
      let text = "let a = " + String(repeating: bracket, count: depth)
      #expect(file(text).members.properties.count == 1)
    }
  }

  /// The same input always gives the same result, and no input stops the reader: parts of real source in any order.
  @Test func anySequenceOfPartsIsRead() {
    let parts = [
      "struct A", "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "#\"", "\"#", "/", "#/",
      "/*", "*/",
      "//", "\n", "@Parameter(", "var x", ": Int", "= 1", "case a", "func f", "->", "<", ">", "?",
      "!",
      ".", "...", "`", "#if a", "#endif", "import B", "extension C.D", ",", ":", ";", "é", "\u{0}",
      "0x", "\\",
      "in", "static", "class", "get", "didSet", "where",
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...60, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let read = file(text)
      var end = 0
      for token in read.tokens.list {
        #expect(token.range.start >= end && token.range.end <= text.utf8.count, "\(text)")
        end = token.range.end
      }
      _ = read.calls(of: ["A", "f", "x"])
      for declaration in read.allDeclarations {
        #expect(declaration.range.end <= text.utf8.count, "\(text)")
      }
    }
  }

  @Test func timeGrowsWithTheLength() {
    func time(_ text: String) -> Double {
      processorSeconds { _ = file(text) }
    }
    for part in ["\"", "/ [", "(}", "a < b", "\"\\(", "struct A {", "#\"", "let a = [a: ", "/*"] {
      let small = time(String(repeating: part, count: 4_000))
      let large = time(String(repeating: part, count: 40_000))
      #expect(large < max(small, 0.002) * 40, "\(part)")
    }
  }
}
