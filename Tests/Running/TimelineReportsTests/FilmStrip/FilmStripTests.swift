// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing
import WidgetViews

import struct WidgetValues.Rect
import struct WidgetValues.Size

@testable import TimelineReports
@testable import WidgetRendering

@Suite struct FilmStripTests {
  /// A picture of one color.
  private static func picture(_ shade: Double) -> DisplayList {
    let rect = Rect(x: 0, y: 0, width: 158, height: 158)
    let outline = Outline(.roundedRectangle(cornerRadius: 21.6, style: .continuous), in: rect)
    return DisplayList(
      size: rect.size, shape: outline,
      items: [
        .fill(outline, .color(ResolvedColor(red: shade, green: 0.5, blue: 1 - shade)))
      ])
  }

  /// A strip with everything on it.
  private static func strip(text: String = "Widget") -> FilmStrip {
    var strip = FilmStrip(title: text, subtitle: text, language: "en", length: 7_200)
    strip.facts = [.init("zone", text), .init("seed", "1")]
    strip.ticks = [
      .init(0, label: "00:00", isDay: true), .init(3_600, label: "01:00"),
      .init(7_200, label: "02:00"),
    ]
    strip.frames = [
      .init(list: picture(0), span: 0..<1_800, time: "00:00", label: "00:00 – 00:30"),
      .init(
        list: picture(1), span: 1_800..<7_200, time: "00:30", label: "00:30 – 02:00", note: text),
    ]
    strip.lanes = [
      .init(
        title: "Shown", detail: "2 pictures",
        .spans([
          .init(0..<1_800, tone: .calm, label: "1", frame: 0),
          .init(1_800..<7_200, tone: .pale, label: "2", frame: 1),
        ])),
      .init(
        title: text, detail: text,
        .marks([.init(0, tone: .good), .init(2_400, meant: 1_800, tone: .bad)])),
      .init(title: "Budget", .level([.init(0, 0), .init(2_400, 3)], limit: 4)),
    ]
    strip.bands = [.init(3_600..<5_400, label: text, tone: .late)]
    strip.keys = [.init(.good, text)]
    strip.warnings = [.init(id: "close-entries", sentence: text)]
    strip.log = [.init(time: "00:00", text: text, details: [text], tone: .good)]
    return strip
  }

  @Test("pictures that come again and again are drawn once, large, with how often they come")
  func repetitions() {
    var strip = Self.strip()
    strip.frames = (0..<40).map { number in
      let start = Double(number) * 180
      return .init(
        list: Self.picture(Double(number % 3) / 2), span: start..<(start + 180),
        time: "t\(number)", label: "")
    }
    let spans = strip.frames.enumerated().map { number, frame in
      FilmStrip.Span(frame.span, tone: .calm, label: "\(number + 1)", frame: number)
    }
    strip.lanes = [.init(title: "Shown", .spans(spans))]
    let svg = strip.svg()
    #expect(svg.components(separatedBy: "×14").count == 2)
    #expect(svg.components(separatedBy: "×13").count == 3)
    #expect(svg.contains(">t2<") && !svg.contains(">t3<"))
    // The lane names pictures, not places, so that its numbers are found above.
    #expect(svg.contains(">3</text>") && !svg.contains(">4</text>"))
  }

  @Test("pictures that all differ, or that are few, are all drawn")
  func noRepetitions() {
    let many = (0..<40).map { number in
      FilmStrip.Frame(
        list: Self.picture(Double(number) / 40), span: 0..<1, time: "", label: "")
    }
    #expect(RepeatedFrames(many) == nil)
    #expect(RepeatedFrames(Array(repeating: many[0], count: 24)) == nil)
    #expect(RepeatedFrames(Array(repeating: many[0], count: 25))?.counts == [25])
  }

  @Test("the page of a dark widget is dark, and the one of a light widget follows its reader")
  func darkPage() {
    var strip = Self.strip()
    #expect(strip.page().contains("@media (prefers-color-scheme:dark)"))
    strip.appearance = .dark
    #expect(!strip.page().contains("prefers-color-scheme"))
    #expect(strip.page().contains("html{color-scheme:dark}"))
  }

  @Test("a film strip as a picture is what it should be", arguments: ColorScheme.allCases)
  func golden(appearance: ColorScheme) throws {
    let golden = Snapshot(
      "Tests/Running/TimelineReportsTests/Goldens/film-strip-\(appearance.rawValue).svg")
    try #expect(golden.mismatch(with: Self.strip().svg(appearance: appearance)) == nil)
  }

  @Test("a film strip as a page is what it should be")
  func page() throws {
    let golden = Snapshot("Tests/Running/TimelineReportsTests/Goldens/film-strip.html")
    try #expect(golden.mismatch(with: Self.strip().page()) == nil)
  }

  @Test("a page loads and runs nothing, and its style sheet is the one that it allows")
  func policy() throws {
    let page = Self.strip().page()
    #expect(page.contains("default-src 'none'"))
    for word in ["<script", "http://", "https://", "onclick", "style=\""] {
      #expect(!page.contains(word), "the page has '\(word)'")
    }
    let style = try #require(page.components(between: "<style>", and: "</style>"))
    let hash = try #require(page.components(between: "'sha256-", and: "'"))
    var expected = MarkupWriter()
    expected.base64(SecureHash.sha256(of: Array(style.utf8)))
    #expect(hash == expected.string)
  }

  @Test("what is shown links to its picture, and every link leads somewhere")
  func links() {
    let page = Self.strip().page()
    for target in ["#f1", "#f2", "#log"] {
      #expect(page.contains("href=\"\(target)\""))
      #expect(page.contains("id=\"\(target.dropFirst())\""))
    }
    #expect(!Self.strip().svg().contains("href=\"#f1\""), "a picture has no links to click")
  }

  @Test("text is text, in a picture and on a page")
  func hostile() {
    let strip = Self.strip(text: "<b onload=\"x\">&'\u{1B}[31m")
    for markup in [strip.svg(), strip.page()] {
      #expect(!markup.contains("<b onload"))
      #expect(!markup.contains("\u{1B}"))
      #expect(markup.contains("&lt;b onload=&quot;x&quot;&gt;&amp;&#39;"))
    }
  }

  @Test("a hundred pictures are shrunk until they fit, and none is lost")
  func many() {
    let layout = FilmStripLayout(
      size: Size(width: 338, height: 158), count: 97, width: 1_168, height: 800)
    #expect(layout.origins.count == 97)
    #expect(layout.scale < 0.5)
    #expect(layout.height <= 800)
    for origin in layout.origins {
      #expect(origin.x >= 0 && origin.x + 338 * layout.scale <= 1_168.001)
    }
    let one = FilmStripLayout(
      size: Size(width: 338, height: 158), count: 1, width: 1_168, height: 800)
    #expect(one.scale == 1)
  }

  @Test("a strip of nothing is drawn, too")
  func empty() {
    let strip = FilmStrip(title: "", subtitle: "", language: "en", length: 0)
    #expect(strip.svg().hasSuffix("</svg>\n"))
    #expect(strip.page().contains("No warnings."))
  }

  @Test("ten thousand marks on the same spot are a few")
  func density() {
    var strip = FilmStrip(title: "", subtitle: "", language: "en", length: 86_400)
    strip.lanes = [
      .init(title: "r", .marks((0..<10_000).map { .init(Double($0), tone: .good) }))
    ]
    #expect(strip.svg().utf8.count < 60_000)
  }
}

extension String {
  /// What stands between two texts, where both are there.
  fileprivate func components(between start: String, and end: String) -> String? {
    guard let from = firstRange(of: start)?.upperBound else { return nil }
    guard let to = self[from...].firstRange(of: end)?.lowerBound else { return nil }
    return String(self[from..<to])
  }
}
