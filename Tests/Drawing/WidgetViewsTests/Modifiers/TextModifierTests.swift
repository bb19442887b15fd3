// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct TextModifierTests {
  /// The runs of the texts of a view.
  private func runs(_ view: some View) -> [DisplayText.Run] {
    rendered(view).texts.flatMap(\.lines).flatMap(\.runs)
  }

  @Test("a text has the font of its own, else that of what is around it, else body")
  func fonts() {
    let runs = runs(
      VStack {
        Text("a")
        Group {
          Text("b")
          Text("c").font(.caption)
        }.font(.title)
      })
    #expect(runs.map(\.font.size) == [17, 28, 12])
  }

  @Test("parts of a text keep their looks")
  func concatenation() {
    let text =
      Text("a").bold() + Text("b").italic().foregroundColor(.red)
      + Text("c")
      .font(.system(size: 30))
    let runs = runs(text.font(.footnote))
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.font.size) == [13, 13, 30])
    #expect(runs.map(\.font.isItalic) == [false, true, false])
    #expect(runs[0].font.weight.rawValue > runs[1].font.weight.rawValue)
    #expect(runs[1].color == Color.red.resolved(in: EnvironmentValues().colorAppearance))
    #expect(rendered(text).texts.map(\.string) == ["abc"])
  }

  @Test("weight, lean and digits of the environment reach the texts")
  func looks() throws {
    let run = try #require(
      runs(Text("1").fontWeight(.heavy).italic().environment(\.isMonospacedDigit, true)).first)
    #expect(run.font.weight == .heavy)
    #expect(run.font.isItalic)
    #expect(run.font.isMonospacedDigit)
  }

  @Test("a line limit cuts, and reserves room where it is told to")
  func lineLimit() throws {
    let long = "one two three four five six seven eight nine ten"
    let one = try #require(
      rendered(Text(long).lineLimit(1).frame(width: 80)).texts.first)
    #expect(one.lines.count == 1)
    #expect(one.isTruncated)
    #expect(one.frame.width <= 80)
    let reserved = try #require(
      rendered(Text("one").lineLimit(3, reservesSpace: true)).texts.first)
    #expect(reserved.frame.height == 61)
    #expect(reserved.lines.count == 1)
  }

  @Test("a text may shrink before it is cut")
  func minimumScaleFactor() throws {
    let text = try #require(
      rendered(Text("Hello, world").lineLimit(1).minimumScaleFactor(0.3).frame(width: 50)).texts
        .first)
    #expect(!text.isTruncated)
    #expect((text.lines.first?.runs.first?.font.size ?? 17) < 17)
  }

  @Test("lines of a text begin where its alignment says, within its own width")
  func alignment() throws {
    func indent(_ alignment: TextAlignment) throws -> Double {
      let text = try #require(
        rendered(Text("long line\nx").multilineTextAlignment(alignment)).texts.first)
      return text.lines[1].baseline.x - text.frame.minX
    }
    #expect(try indent(.leading) == 0)
    let (center, trailing) = (try indent(.center), try indent(.trailing))
    #expect(center > 0)
    #expect(abs(trailing - 2 * center) < 0.5)
  }

  @Test("the type size may be kept within bounds")
  func typeSize() {
    let list = rendered(Text("a").dynamicTypeSize(.small ... .xLarge)) {
      $0.dynamicTypeSize = .accessibility5
    }
    let expected = Font.body.resolved(in: .xLarge).size
    #expect(list.texts[0].lines[0].runs[0].font.size == expected)
    let below = rendered(Text("a").dynamicTypeSize(...(.xLarge))) {
      $0.dynamicTypeSize = .accessibility5
    }
    #expect(below.texts[0].lines[0].runs[0].font.size == expected)
  }
}
