// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct TextLookTests {
  private let title = "Subscriptions of the household"

  private func text(_ view: some View) -> DisplayText? { rendered(view).texts.first }

  private func width(_ view: some View) -> Double { text(view)?.frame.width ?? .nan }

  @Test("a design, a width and a leading are the font's, the text's or the environment's")
  func designs() {
    func font(_ view: some View) -> ResolvedFont? { text(view)?.lines.first?.runs.first?.font }
    let plain = Text(verbatim: "x")
    #expect(font(plain.font(.system(.body, design: .rounded)))?.design == .rounded)
    #expect(font(plain.font(.system(size: 20, weight: .bold, design: .serif)))?.design == .serif)
    #expect(font(plain.fontDesign(.rounded).fontDesign(.serif))?.design == .rounded)
    #expect(font(plain.frame(width: 50).fontDesign(.serif))?.design == .serif)
    #expect(font(plain.monospaced())?.design == .monospaced)
    #expect(font(plain.font(.body.monospaced()))?.design == .monospaced)
    #expect(font(plain.fontWidth(.condensed))?.width == .condensed)
    #expect(width(Text(verbatim: title).fontWidth(.condensed)) < width(Text(verbatim: title)))
    // Letters of one width: 1266 of 2048 of the size each.
    let mono = Text(verbatim: "iiiiiiiiii").font(.system(size: 20, design: .monospaced))
    #expect(width(mono) == 124)
    func height(_ leading: Font.Leading) -> Double? {
      text(plain.font(.system(size: 20).leading(leading)))?.frame.height
    }
    #expect(height(.loose).map { $0 - 4 } == height(.tight))
  }

  @Test("letters may be moved apart and together")
  func tracking() {
    let plain = Text(verbatim: "abcd")
    #expect(width(plain.tracking(5)) == width(plain) + 20)
    #expect(width(plain.kerning(5)) == width(plain) + 20)
    #expect(width(plain.kerning(50).tracking(5)) == width(plain) + 20)
    #expect(width(plain.frame(maxWidth: 300).kerning(5)) == width(plain) + 20)
    #expect(width(plain.kerning(-2)) < width(plain))
    #expect(width(plain.kerning(.nan)) == width(plain))
  }

  @Test("a text may be raised, and its line is higher by that")
  func baselineOffset() {
    let plain = text(Text(verbatim: "ab"))
    let raised = text(Text(verbatim: "a") + Text(verbatim: "b").baselineOffset(6))
    #expect(raised?.lines[0].runs.map(\.baselineOffset) == [0, 6])
    #expect(raised.map { $0.frame.height - (plain?.frame.height ?? 0) } == 6)
    let lowered = text(Text(verbatim: "ab").baselineOffset(-6))
    #expect(lowered.map { $0.frame.height - (plain?.frame.height ?? 0) } == 6)
  }

  @Test("lines are drawn under a text and through it")
  func lines() {
    let list = rendered(
      (Text(verbatim: "ab") + Text(verbatim: "cd").underline(color: .red)
        + Text(verbatim: "ef").strikethrough()).font(.system(size: 32)))
    let runs = list.texts[0].lines[0].runs
    let baseline = list.texts[0].lines[0].baseline
    let fills = list.fills.map(\.rect)
    #expect(fills.count == 2)
    #expect(fills[0].minX == baseline.x + runs[1].x && fills[0].width == runs[1].width)
    #expect(fills[0].minY > baseline.y && fills[0].minY < baseline.y + 8)
    #expect(fills[1].minY < baseline.y - 8 && fills[1].minY > baseline.y - 16)
    #expect(list.fillColors[0] != list.fillColors[1])
    #expect(rendered(Text(verbatim: "ab").underline(pattern: .dash)).fills.count > 1)
    #expect(rendered(Text(verbatim: "ab").underline().underline(false)).fills.count == 1)
    #expect(rendered(Text(verbatim: "ab").underline(false)).fills.isEmpty)
    #expect(rendered(Text(verbatim: "ab").frame(width: 90).strikethrough()).fills.count == 1)
  }

  @Test("a text may be written in capitals or in small letters")
  func cases() {
    let view = Text(verbatim: "aB ß").frame(width: 100)
    #expect(text(view.textCase(.uppercase))?.lines[0].runs[0].string == "AB SS")
    #expect(text(view.textCase(.lowercase))?.lines[0].runs[0].string == "ab ß")
    #expect(text(view.textCase(nil).textCase(.uppercase))?.lines[0].runs[0].string == "aB ß")
  }

  @Test("a text keeps the height of its least number of lines, and has no more than the largest")
  func lineLimits() {
    let long = Text(verbatim: String(repeating: title + " ", count: 8)).frame(width: 100)
    let short = Text(verbatim: "x")
    let line = text(short)?.frame.height ?? 0
    func height(_ view: some View) -> Double? {
      text(view).map { ($0.frame.height / line * 10).rounded() / 10 }
    }
    #expect(height(short.lineLimit(2...4)) == 2)
    #expect(text(long.lineLimit(2...4))?.lines.count == 4)
    #expect((height(short.lineLimit(3...)) ?? 0) > 2.8)
    #expect((text(long.lineLimit(3...))?.lines.count ?? 0) > 4)
    #expect(text(long.lineLimit(...2))?.lines.count == 2)
    #expect(height(short.lineLimit(...2)) == 1)
  }

  @Test("characters come closer before something is not shown")
  func tightening() {
    let full = width(Text(verbatim: title))
    let view = Text(verbatim: title).lineLimit(1).frame(width: full - 5)
    #expect(text(view)?.isTruncated == true)
    #expect(text(view.allowsTightening(true))?.isTruncated == false)
    let narrow = Text(verbatim: title).lineLimit(1).frame(width: full / 2)
    #expect(text(narrow.allowsTightening(true))?.isTruncated == true)
  }

  @Test("what is private is hidden on a locked device, and nothing else is")
  func privacy() {
    func hidden(_ reason: RedactionReasons) -> [Bool] {
      rendered(
        VStack {
          Text(verbatim: "a").privacySensitive()
          Text(verbatim: "b")
        }.redacted(reason: reason)
      ).texts.map(\.isRedacted)
    }
    #expect(hidden(.privacy) == [true, false])
    #expect(hidden(.placeholder) == [true, true])
    #expect(hidden([]) == [false, false])
  }

  @Test("an image in a text is as high as its letters and breaks with them")
  func images() {
    let list = rendered(
      (Text(Image(systemName: "star")) + Text(verbatim: " four words in lines"))
        .font(.system(size: 20)).frame(width: 70))
    #expect(list.images.count == 1)
    #expect(list.texts[0].lines.count > 1)
    let line = list.texts[0].lines[0]
    // The middle of a symbol is that of a capital letter, 1443 of 2048 of the size high.
    #expect(abs(list.images[0].frame.midY - (line.baseline.y - 10 * 1443 / 2048)) <= 1)
    #expect(list.images[0].frame.minX == line.baseline.x)
    #expect(list.images[0].frame.height == 23)
    #expect(!list.texts[0].lines.flatMap(\.runs).contains { $0.string.contains("\u{FFFC}") })
  }

  @Test("an image that is no symbol stands on the baseline")
  func bitmaps() {
    let box = Rect(x: 0, y: 0, width: 30, height: 50)
    let asset = ImageAsset(
      content: .vector(VectorImage(viewBox: box, paths: [])), size: box.size)
    let catalog = ImageCatalog(["box": asset])
    let list = rendered(Text(Image("box")) + Text(verbatim: "x")) { $0.images = catalog }
    #expect(list.images.map(\.frame.size) == [Size(width: 30, height: 50)])
    #expect(list.images.first?.frame.maxY == list.texts.first?.lines.first?.baseline.y)
    #expect((list.texts.first?.frame.height ?? 0) > 50)
  }

  nonisolated private struct Odd: View {
    var body: some View {
      GeometryReader { _ in
        Text("[link](app://x)").fontDesign(.serif)
        Text(verbatim: "x").fontWidth(.expanded)
        Text("at \(Instant(secondsSince1970: 0), style: .date)")
        Button(action: {}) { Text(verbatim: "x") }
      }
    }
  }

  @Test("what is drawn differently is reported, with the view that asks for it")
  func limits() {
    let limits: [DrawingLimit] = [
      .textLink, .fontDesign(.serif), .fontWidth, .dateLanguage, .buttonAction,
    ]
    #expect(
      rendered(Odd()) { $0.locale = "fr_FR" }.problems
        == limits.map { .drawnDifferently($0, view: "Odd") })
    #expect(
      rendered(Text(Instant(secondsSince1970: 0), style: .date)) { $0.locale = "ja_JP" }.problems
        == [])
    #expect(
      DrawingLimit.dateLanguage.explanation.contains("'dateWriter'"))
  }

  @Test("texts are joined, and each keeps its look")
  func joining() {
    let joined = Text(joining: [Text("a").bold(), Text("b"), Text("c").italic()])
    let runs = text(joined)?.lines[0].runs ?? []
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.font.isItalic) == [false, false, true])
  }
}
