// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

/// Source of the cases: CommonMark 0.31, sections 6.1, 6.2, 6.3 and 6.5; GitHub Flavored Markdown 0.29, section 6.5.
@Suite struct InlineMarkdownTests {
  /// A text with signs for what it looks like: `b` bold, `i` italic, `s` struck, `c` code, `l` a link.
  private func looks(_ text: String) -> String {
    let list = rendered(
      Text(LocalizedStringKey(text)).foregroundStyle(.black).lineLimit(1).fixedSize())
    let struck = list.fills.map(\.rect)
    let line = list.texts.first?.lines.first
    let runs = line?.runs ?? []
    return runs.map { run in
      var look = ""
      if run.font.weight == .semibold { look += "b" }
      if run.font.isItalic { look += "i" }
      let left = (line?.baseline.x ?? 0) + run.x
      if struck.contains(where: { abs($0.minX - left) < 1 }) { look += "s" }
      if run.font.design == .monospaced { look += "c" }
      return look.isEmpty ? run.string : "<\(look):\(run.string)>"
    }.joined()
  }

  @Test(
    "signs give letters a look",
    arguments: [
      ("*foo bar*", "<i:foo bar>"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
      ("foo*bar*", "foo<i:bar>"), ("5*6*78", "5<i:6>78"), ("_foo bar_", "<i:foo bar>"),
      ("_ foo bar_", "_ foo bar_"), ("foo_bar_", "foo_bar_"), ("5_6_78", "5_6_78"),
      ("foo-_(bar)_", "foo-<i:(bar)>"), ("**foo bar**", "<b:foo bar>"),
      ("** foo bar**", "** foo bar**"),
      ("foo**bar**", "foo<b:bar>"), ("__foo bar__", "<b:foo bar>"), ("foo__bar__", "foo__bar__"),
      ("*foo **bar** baz*", "<i:foo ><bi:bar><i: baz>"), ("***foo** bar*", "<bi:foo><i: bar>"),
      ("***foo***", "<bi:foo>"), ("**foo*", "*<i:foo>"), ("*foo**", "<i:foo>*"),
      ("foo ***", "foo ***"), ("foo *\\**", "foo <i:*>"), ("*foo _bar* baz_", "<i:foo _bar> baz_"),
      ("`code`", "<c:code>"), ("`` a`b ``", "<c:a`b>"), ("`*no*`", "<c:*no*>"), ("`open", "`open"),
      ("~~gone~~", "<s:gone>"), ("~one~", "~one~"), ("\\*not\\*", "*not*"), ("a\\b", "a\\b"),
      ("[text](app://x)", "text"), ("[*a*](app://x)", "<i:a>"), ("[open](", "[open]("),
      ("[a] (b)", "[a] (b)"), ("<https://example.com>", "https://example.com"), ("<b>", "<b>"),
      ("^[3 cats](inflect: true)", "3 cats"), ("foo**%@**", "foo<b:%@>"),
    ])
  func cases(_ text: String, _ expected: String) {
    #expect(looks(text) == expected)
  }

  @Test("a link is drawn in the tint")
  func links() {
    let list = rendered(Text("go [there](app://x) now")) { $0.colorScheme = .light }
    let colors = list.texts[0].lines[0].runs.map(\.color)
    #expect(colors.count == 3 && colors[0] == colors[2] && colors[0] != colors[1])
    #expect(list.tapRegions == [])
  }

  @Test("what is interpolated is not read as Markdown, and neither is a string")
  func onlyKeys() {
    let stars = "*a*"
    #expect(rendered(Text("\(stars) b")).texts.map(\.string) == ["*a* b"])
    #expect(rendered(Text(stars)).texts.map(\.string) == ["*a*"])
    #expect(rendered(Text(verbatim: "*a*")).texts.map(\.string) == ["*a*"])
    #expect(rendered(Text("**\(stars)**")).texts[0].lines[0].runs[0].font.weight == .semibold)
  }

  @Test("newlines and spaces stay, and what is interpolated has the look of its place")
  func places() {
    #expect(rendered(Text("a *b*\n\n  c")).texts.map(\.string) == ["a b\n\n  c"])
    let (first, second) = ("x", "y")
    let runs = rendered(Text("**\(first)** and _\(second)_")).texts[0].lines[0].runs
    #expect(runs.map(\.string) == ["x", " and ", "y"])
    #expect(runs.map { $0.font.weight == .semibold } == [true, false, false])
    #expect(runs.map(\.font.isItalic) == [false, false, true])
  }

  @Test(
    "hostile signs end soon",
    arguments: ["*", "[", "`", "~~", "*a", "_a ", "[a](", "\\", "<", "^["])
  func hostile(_ piece: String) {
    let text = String(repeating: piece, count: 2_000)
    let seconds = processorSeconds {
      _ = rendered(Text(LocalizedStringKey(text)).lineLimit(1))
    }
    #expect(seconds < 20)
  }
}
