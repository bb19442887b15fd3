// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ProgramCheck
import QuickActionWidget
import SourceText
import Testing
import WidgetViews

@Suite("Findings about what was seen of a built extension")
struct ProgramReviewTests {
  private static let widgets = """
    struct First: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "First", provider: Shows()) { Shared(entry: $0) }
      }
    }
    struct Second: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Second", provider: Shows()) { Shared(entry: $0) }
      }
    }
    struct Shared: View {
      var body: some View { ScrollView { Image("Logo") } }
    }
    """

  private static func message(_ observations: ProgramObservation...) throws -> [String] {
    try ProgramReview.of(widgets, seen: observations).findings.map(\.message.text)
  }

  private static func scrolls(
    _ kind: String, in looks: ObservedLook...
  ) -> ProgramObservation {
    ProgramObservation(
      .issue(.layout(.notDrawnInWidgets(name: "ScrollView", view: "Shared"))), of: kind, in: looks)
  }

  @Test("what two widgets show by one view is one finding, with the shapes of both")
  func shared() throws {
    let found = try Self.message(
      Self.scrolls("First", in: .init("systemSmall"), .init("systemMedium")),
      Self.scrolls("Second", in: .init("systemLarge"), .init("systemLarge", locale: "ja")))
    #expect(found.count == 1)
    #expect(found[0].hasSuffix("[systemSmall, systemMedium and systemLarge]"), "\(found)")
  }

  @Test("modes, languages and screens are said if they tell where to look")
  func looks() throws {
    func words(_ looks: ObservedLook...) throws -> String {
      let found = try ProgramReview.of(
        Self.widgets,
        seen: [ProgramObservation(.issue(.textCut(text: "Long")), of: "First", in: looks)]
      ).findings
      return String(found[0].message.text.drop { $0 != "[" })
    }
    let small = "systemSmall"
    #expect(try words(.init(small, mode: "accented")) == "[systemSmall, accented]")
    #expect(
      try words(.init(small, mode: "accented"), .init(small, locale: "ja"))
        == "[systemSmall, on 390x844]")
    #expect(
      try words(.init(small, .snapshot, isDark: true)) == "[systemSmall, dark, in the snapshot]")
  }

  private static let clocks = """
    struct Show: View {
      var entry: Entry
      var body: some View {
        Text(entry.left)
        Text(timerInterval: Date()...entry.end)
        Text(Date.now, style: .time)
      }
    }
    extension Entry {
      static let sample = Entry(date: Date())
      var left: String { "\\(date.timeIntervalSinceNow)" }
    }
    """

  @Test(
    "a read of the clock is at the innermost line of the sources, and none where a timer begins",
    arguments: [(11, "11:3"), (6, "6:10"), (5, nil), (10, nil)] as [(Int, String?)])
  func clockReads(line: Int, place: String?) throws {
    let calls = ["Foundation/Date.swift:90", "Shop/Show.swift:\(line)", "Shop/Show.swift:4"]
    let found = try ProgramReview.of(
      Self.clocks,
      seen: [
        ProgramObservation(.clockRead(calls), of: "A"),
        ProgramObservation(.clockRead(calls), of: "B"),
      ]
    ).findings
    let source = try SourceFile(name: "Show.swift", content: Array(Self.clocks.utf8))
    let places = found.compactMap { finding in
      finding.place.range.map { range in
        let position = source.lineTable().location(of: range.start)
        return "\(position.line):\(position.column)"
      }
    }
    #expect(places == (place.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.id == "current-date-in-widget-view" })
    if place != nil { #expect(found[0].message.text.contains("while 'A' and 'B' are drawn")) }
  }

  @Test("an app group that the entitlements lack is where its suite is named, else at the timeline")
  func missingGroups() throws {
    let source = """
      enum Names { static let group = "group.a" }
      let shared = UserDefaults(suiteName: Names.group)

      """
    let found = try ProgramReview.of(
      source,
      seen: ["group.a", "group.a", "group.b"].map { .init(.missingGroup($0), of: "A") }
    ).findings
    #expect(found.map(\.id) == ["missing-app-group", "missing-app-group"])
    #expect(found[0].message.text.contains("'group.a', which its entitlements lack"))
    let text = source.utf8.map(\.self)
    let named = found.map { finding in
      finding.place.range.map { String(decoding: text[$0.start..<$0.end], as: UTF8.self) }
    }
    #expect(named == ["Names.group", nil])
  }

  @Test("small targets of one place are one finding, which counts them")
  func targets() throws {
    let targets = ["Done", "Later", "Never"].map { label in
      ProgramObservation(
        .issue(.smallRegion(label: label, size: Size(width: 20, height: 20))), of: "First",
        in: [.init("systemSmall"), .init("systemSmall", locale: "ja")])
    }
    let found = try ProgramReview.of(Self.widgets, seen: targets).findings
    #expect(found.map(\.id) == ["small-tap-target"])
    #expect(found[0].message.text.contains("'Done' is too small to tap easily"))
    #expect(found[0].message.text.hasSuffix(", and so are 2 others [systemSmall, on 390x844]"))
  }

  @Test("a failure is at the line that it names, in the only file of that name")
  func line() throws {
    let observed = ProgramObservation(
      .failure("First · systemSmall: the program ended: Shop/Show.swift:3: Fatal error: none"),
      of: "First")
    let found = try ProgramReview.of(Self.widgets, seen: [observed]).findings
    let start = try #require(Self.widgets.firstRange(of: "StaticConfiguration")?.lowerBound)
    #expect(found.map { $0.place.range?.start } == [Self.widgets[..<start].utf8.count])
  }

  @Test("a finding whose widget no source declares is about the project")
  func unknownWidget() throws {
    let found = try ProgramReview.of(
      "let a = 1\n", seen: [ProgramObservation(.failure("it ended"), of: "Other")]
    ).findings
    #expect(found.map(\.place) == [Diagnostic.Place(file: "Package.swift")])
  }

  @Test("a description that is not translated is at its text, with the languages")
  func galleryTexts() throws {
    let found = try ProgramReview.of(
      """
      let widget = StaticConfiguration(kind: "Show", provider: P()) { V($0) }
        .description("Shows what is on tonight.")
      """,
      seen: [
        .init(
          .untranslated(
            description: "Shows what is on tonight.", name: "Next Show", languages: ["de", "ja"]),
          of: "Show")
      ]
    ).findings
    #expect(
      found.map(\.message.text) == [
        "the gallery's name 'Next Show' and the description 'Shows what is on tonight.' are the same in de and ja as in en; translate both in the extension's string tables"
      ])
    #expect(found.first?.id == "untranslated-gallery-text")
    #expect(found.first?.place.range != nil)
  }
}
