// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct LocalizedStringKeyTests {
  private func strings() -> LocalizedStrings {
    var strings = LocalizedStrings()
    strings.add(
      [
        "Bread": "パン", "%lld loaves of %@": "%2$@を%1$lld個", "%lld%% done": "%lld%% 済み",
        "bold": "**太字**",
      ], language: "ja")
    strings.add(["Bread": "Brot"], language: "de", table: "Shop")
    strings.add(["Bread": "Pain"], language: "fr", bundle: StringBundle("Kit"))
    return strings
  }

  private func written(_ view: some View, _ locale: String = "ja_JP") -> [String] {
    rendered(view) {
      $0.strings = strings()
      $0.locale = locale
    }.texts.map(\.string)
  }

  /// Source: Apple's documentation of `Text`, "Localizing strings".
  @Test("a literal is a key, and a string or a verbatim literal is none")
  func literals() {
    let string = "Bread"
    #expect(written(Text("Bread")) == ["パン"])
    #expect(written(Text(string)) == ["Bread"])
    #expect(written(Text(verbatim: "Bread")) == ["Bread"])
    #expect(written(Text(LocalizedStringKey(string))) == ["パン"])
    #expect(written(Text("Butter")) == ["Butter"])
    #expect(written(Text("Bread"), "en") == ["Bread"])
  }

  @Test("a text whose translation is empty is said, and one that has nothing to show is not")
  func emptyTranslation() {
    var strings = LocalizedStrings()
    strings.add(["%lld of %lld": "", "Milk": "", "%@": "%@"], language: "en")
    func problems(_ view: some View) -> [LayoutProblem] {
      rendered(view) { $0.strings = strings }.problems
    }
    #expect(problems(Text("\(1) of \(2)")) == [.emptyTranslation(key: "%lld of %lld")])
    #expect(problems(Label("Milk", systemImage: "star")) == [.emptyTranslation(key: "Milk")])
    #expect(problems(Text("Milk") + Text("Bread")) == [])
    #expect(problems(Text("\("")")) == [])
    #expect(problems(Text(verbatim: "")) == [])
    #expect(problems(Text("")) == [])
  }

  @Test("labels, links and progress views look literals up, too")
  func otherViews() {
    let string = "Bread"
    #expect(written(Label("Bread", systemImage: "star")) == ["パン"])
    #expect(written(Label(string, systemImage: "star")) == ["Bread"])
    #expect(written(Link("Bread", destination: "app://")) == ["パン"])
    #expect(written(ProgressView("Bread", value: 0.5)) == ["パン"])
    let list = rendered(
      Link(destination: "app://") { Color.red.overlay { Text("x").accessibilityLabel("Bread") } }
    ) {
      $0.strings = strings()
      $0.locale = "ja"
    }
    #expect(list.tapRegions.map(\.label) == ["パン"])
  }

  @Test("interpolations become specifiers, which a translation may put elsewhere")
  func interpolations() {
    let (count, kind) = (1200, "rye")
    #expect(written(Text("\(count) loaves of \(kind)")) == ["ryeを1,200個"])
    #expect(written(Text("\(count) loaves of \(kind)"), "en") == ["1,200 loaves of rye"])
    #expect(written(Text("\(40)% done")) == ["40% 済み"])
    #expect(written(Text("100% rye")) == ["100% rye"])
  }

  @Test("tables and bundles have names, and a language falls back to the one without its region")
  func tables() {
    #expect(written(Text("Bread", tableName: "Shop"), "de_AT") == ["Brot"])
    #expect(written(Text("Bread", tableName: "Shop"), "de-Latn-AT") == ["Brot"])
    #expect(written(Text("Bread"), "de") == ["Bread"])
    #expect(written(Text("Bread", bundle: StringBundle("Kit")), "fr") == ["Pain"])
  }

  /// Source: `printf` of IEEE 1003.1, and what Foundation's `String(format:locale:)` gives.
  @Test(
    "numbers are written as specifiers and the language say",
    arguments: [
      ("\(1_234_567)", "en", "1,234,567"), ("\(-1234)", "de", "-1.234"),
      ("\(1234)", "es", "1234"), ("\(12345)", "es", "12.345"), ("\(1234)", "fr_FR", "1\u{202F}234"),
      ("\(1.5)", "en", "1.500000"), ("\(1234.5, specifier: "%.1f")", "en", "1,234.5"),
      ("\(1234.5, specifier: "%.1f")", "de", "1.234,5"), ("\(7, specifier: "%03lld")", "en", "007"),
      ("\(2.5, specifier: "%.0f")", "en", "2"), ("\(3.5, specifier: "%.0f")", "en", "4"),
      ("\(0.125, specifier: "%.2f")", "en", "0.12"),
      ("\(1e21, specifier: "%.0f")", "en", "1,000,000,000,000,000,000,000"),
      ("\(-0.04, specifier: "%.1f")", "en", "0.0"),
      ("\(99.996, specifier: "%.2f")", "en", "100.00"),
      ("\(255, specifier: "%x")", "en", "ff"), ("\(5, specifier: "%+d")", "en", "+5"),
      ("\(5, specifier: "%3d")|", "en", "  5|"), ("\(5, specifier: "%-3d")|", "en", "5  |"),
      ("\(Double.nan, specifier: "%.1f")", "en", "NaN"), ("\(UInt8(200))", "en", "200"),
      ("\(true)", "en", "true"),
    ] as [(LocalizedStringKey, String, String)])
  func numbers(_ key: LocalizedStringKey, _ locale: String, _ expected: String) {
    #expect(rendered(Text(key)) { $0.locale = locale }.texts.map(\.string) == [expected])
  }

  @Test(
    "a format of a table that does not fit its arguments does no harm",
    arguments: [
      ("%", "%"), ("%@ %@", "5 %2$@"), ("%9$@", "%9$@"), ("%@%", "5%"), ("%5", "%5"),
      ("%2$@ %1$@", "%2$@ 5"),
      ("%99999999999999999999d", "%99999999999999999999d"), ("%.99999f", "%.99999f"),
    ])
  func wrongFormats(_ format: String, _ expected: String) {
    var strings = LocalizedStrings()
    strings.add(["%lld": format], language: "en")
    let list = rendered(Text("\(5)")) { $0.strings = strings }
    #expect(list.texts.first?.string.contains(expected.prefix(1)) == true || expected.isEmpty)
    if !format.contains("9999") { #expect(list.texts.map(\.string) == [expected]) }
  }

  @Test("texts and images may be interpolated, and keep their look")
  func lookInside() {
    let name = Text(verbatim: "rye").bold().foregroundColor(.red)
    let list = rendered(Text("fresh \(name) \(Image(systemName: "star")) now").italic())
    let runs = list.texts[0].lines[0].runs
    #expect(runs.map(\.string) == ["fresh ", "rye", " ", " now"])
    #expect(runs.map { $0.font.weight == .semibold } == [false, true, false, false])
    #expect(!runs.contains { !$0.font.isItalic })
    #expect(list.images.count == 1)
    // The image stands between the letters.
    let image = list.images.first?.frame
    let left = list.texts[0].lines[0].baseline.x + runs[2].x + runs[2].width
    #expect(image.map { abs($0.minX - left) <= 1 } == true)
  }
}
