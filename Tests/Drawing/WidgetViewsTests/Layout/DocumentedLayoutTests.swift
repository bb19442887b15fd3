// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

/// Frames that follow from what Apple's documentation says of a modifier or a container, computed by hand.
///
/// The widget has 300 × 200 points without margins, and what is smaller is in the middle of it.
@Suite struct DocumentedLayoutTests {
  private func expect(
    _ view: some View, _ frames: [String: (Double, Double, Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let list = rendered(view)
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      let expected = Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
      #expect(list.frame(of: name) == expected, "\(name)", sourceLocation: sourceLocation)
    }
  }

  private func color(_ name: String) -> some View {
    Color.red.accessibilityIdentifier(name)
  }

  // Source: Apple's documentation of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  @Test(
    "a frame takes its ideal length where it is asked for that, else what is offered between its ends"
  )
  func flexibleFrames() {
    let frame = color("a").frame(minWidth: 20, idealWidth: 60, maxWidth: 100, idealHeight: 30)
    expect(frame.fixedSize(), ["a": (120, 85, 60, 30)])
    expect(frame, ["a": (100, 0, 100, 200)])
    expect(frame.frame(width: 10), ["a": (140, 0, 20, 200)])
    expect(
      Color.red.box("a", 50, 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      ["a": (250, 180, 50, 20)])
    expect(color("a").frame(minWidth: 100).frame(width: 40), ["a": (100, 0, 100, 200)])
  }

  // Source: Apple's documentation of `layoutPriority(_:)`.
  @Test("what is left after the least of all others goes to the highest priority")
  func priorities() {
    expect(
      HStack(spacing: 10) {
        color("a").layoutPriority(1)
        Color.red.box("b", 50, 20)
      }, ["a": (0, 0, 240, 200), "b": (250, 90, 50, 20)])
    expect(
      HStack(spacing: 0) {
        color("a").frame(minWidth: 100)
        color("b").layoutPriority(1)
      }, ["a": (0, 0, 100, 200), "b": (100, 0, 200, 200)])
    expect(
      HStack(spacing: 0) {
        color("a")
        color("b").layoutPriority(-1)
      }, ["a": (0, 0, 300, 200), "b": (300, 0, 0, 200)])
  }

  // Source: Apple's documentation of `GeometryReader`.
  @Test("a reader takes all that is offered, and puts its views into its corner")
  func readers() {
    expect(
      HStack(spacing: 0) {
        Color.red.box("a", 50, 40)
        GeometryReader { proxy in
          Color.red.box("b", proxy.size.width / 2, proxy.size.height / 4)
        }
      }, ["a": (0, 80, 50, 40), "b": (50, 0, 125, 50)])
    expect(
      VStack(spacing: 0) {
        GeometryReader { _ in color("a") }.frame(height: 50)
        GeometryReader { _ in color("b") }
      }, ["a": (0, 0, 300, 50), "b": (0, 50, 300, 150)])
  }

  // Source: Apple's documentation of `alignmentGuide(_:computeValue:)`.
  @Test("a guide moves a view in the container that aligns it, and widens the container")
  func guides() {
    expect(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.box("a", 100, 20)
        Color.red.box("b", 50, 20).alignmentGuide(.leading) { _ in -30 }
      }, ["a": (100, 80, 100, 20), "b": (130, 100, 50, 20)])
    expect(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.box("a", 100, 20).alignmentGuide(.leading) { $0[.trailing] }
        Color.red.box("b", 50, 20)
      }, ["a": (75, 80, 100, 20), "b": (175, 100, 50, 20)])
    // A guide of the frame is not handed on by the stack that the view is in.
    expect(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.box("b", 50, 20)
        HStack(spacing: 0) {
          Color.red.box("c", 30, 20)
          Color.red.box("d", 30, 20).alignmentGuide(.leading) { _ in 40 }
        }
      }, ["b": (120, 80, 50, 20), "c": (120, 100, 30, 20), "d": (150, 100, 30, 20)])
  }

  // Source: Apple's documentation of `Grid`, `gridCellColumns(_:)` and `gridCellUnsizedAxes(_:)`.
  @Test("a cell may span columns, and what is no row spans all of them")
  func grids() {
    expect(
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.red.box("a", 40, 20)
          Color.red.box("b", 60, 20)
        }
        color("line").frame(height: 2).gridCellUnsizedAxes(.horizontal)
        GridRow { Color.red.box("c", 100, 20).gridCellColumns(2) }
      },
      [
        "a": (95, 69, 40, 20), "b": (145, 69, 60, 20), "line": (95, 99, 110, 2),
        "c": (100, 111, 100, 20),
      ])
    expect(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.box("a", 40, 20)
          color("b")
        }
        GridRow { Color.red.box("c", 60, 40) }
      }, ["a": (0, 70, 40, 20), "b": (60, 0, 240, 160), "c": (0, 160, 60, 40)])
  }

  // Source: Apple's documentation of `overlay(alignment:content:)` and `background(alignment:content:)`.
  @Test("what is before or behind a view is aligned with it, and not seen by the layout")
  func layers() {
    let view = Color.red.box("a", 100, 50)
    expect(
      view.overlay(alignment: .topTrailing) { Color.red.box("b", 20, 10) },
      ["a": (100, 75, 100, 50), "b": (180, 75, 20, 10)])
    expect(
      view.overlay(alignment: .top) {
        Color.red.box("b", 20, 10).alignmentGuide(.top) { $0[.bottom] }
      }, ["b": (140, 65, 20, 10)])
    expect(
      HStack(spacing: 0) {
        view.background { Color.red.box("b", 200, 100) }
        Color.red.box("c", 100, 50)
      }, ["a": (50, 75, 100, 50), "b": (0, 50, 200, 100), "c": (150, 75, 100, 50)])
    expect(view.overlay { color("b").padding(-10) }, ["b": (90, 65, 120, 70)])
  }

  // Source: Apple's documentation of `aspectRatio(_:contentMode:)`.
  @Test("a ratio is kept inside of what is offered, or around it")
  func ratios() {
    expect(
      HStack(spacing: 0) {
        color("a").aspectRatio(2, contentMode: .fit)
        Color.red.box("b", 100, 20)
      }, ["a": (0, 50, 200, 100), "b": (200, 90, 100, 20)])
    expect(
      color("a").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50),
      ["a": (100, 50, 100, 100)])
    expect(
      color("a").aspectRatio(0.5, contentMode: .fit).fixedSize(), ["a": (145, 95, 10, 10)])
  }

  // Source: Apple's documentation of `Spacer` and `Divider`.
  @Test("a spacer keeps its least length, and a divider is as long as its stack is wide")
  func spacersAndDividers() {
    expect(
      HStack(spacing: 0) {
        Color.red.box("a", 100, 20)
        Spacer(minLength: 30)
        Color.red.box("b", 200, 20)
      }, ["a": (-15, 90, 100, 20), "b": (115, 90, 200, 20)])
    expect(
      HStack(spacing: 0) {
        Spacer()
        Color.red.box("a", 100, 20)
        Spacer()
        Spacer()
      }, ["a": (67, 90, 100, 20)])
    expect(
      HStack(spacing: 0) {
        Color.red.box("a", 20, 40)
        Divider().accessibilityIdentifier("line")
        Color.red.box("b", 20, 60)
      }.fixedSize(),
      ["a": (130, 80, 20, 40), "line": (150, 70, 1, 60), "b": (151, 70, 20, 60)])
    expect(
      VStack(spacing: 0) {
        Color.red.box("a", 20, 40)
        Divider().accessibilityIdentifier("line")
      }, ["a": (140, 80, 20, 40), "line": (0, 120, 300, 1)])
  }

  // Source: Apple's documentation of `padding(_:_:)`, `offset(x:y:)` and `position(x:y:)`.
  @Test("padding changes the size, an offset only the place, and a position takes all the room")
  func places() {
    let view = Color.red.box("a", 100, 50)
    expect(view.padding([.top, .leading], 10), ["a": (105, 80, 100, 50)])
    expect(view.padding(-10).padding(.leading, 20), ["a": (110, 75, 100, 50)])
    expect(
      HStack(spacing: 0) {
        view.offset(x: 20, y: -5)
        Color.red.box("b", 100, 50)
      }, ["a": (70, 70, 100, 50), "b": (150, 75, 100, 50)])
    expect(
      HStack(spacing: 0) {
        Color.red.box("a", 20, 20).position(x: 10, y: 10)
        Color.red.box("b", 100, 20)
      }, ["a": (0, 0, 20, 20), "b": (200, 90, 100, 20)])
  }

  // Source: Apple's documentation of `ZStack` and `layoutPriority(_:)`.
  @Test("a pile is as large as the views of its highest priority")
  func piles() {
    expect(
      ZStack(alignment: .topLeading) {
        Color.red.box("a", 100, 100)
        Color.red.box("b", 200, 50).layoutPriority(1)
      }, ["a": (50, 75, 100, 100), "b": (50, 75, 200, 50)])
    expect(
      ZStack(alignment: .bottomTrailing) {
        color("a")
        Color.red.box("b", 40, 30)
      }.fixedSize(), ["a": (130, 85, 40, 30), "b": (130, 85, 40, 30)])
  }

  @Test("stacks in stacks share what they are offered, and groups belong to the stack around them")
  func nesting() {
    expect(
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          color("a")
          color("b")
        }
        color("c")
      }, ["a": (0, 0, 145, 95), "b": (155, 0, 145, 95), "c": (0, 105, 300, 95)])
    expect(
      HStack(spacing: 0) {
        Group {
          color("a")
          color("b")
        }
        .padding(5)
        color("c")
      }, ["a": (5, 5, 90, 190), "b": (105, 5, 90, 190), "c": (200, 0, 100, 200)])
  }

  // Source: Apple's documentation of `safeAreaPadding(_:)`, `safeAreaInset(edge:)` and `containerRelativeFrame(_:)`.
  @Test("a safe area is inside of its padding, and a relative frame is a part of the widget")
  func safeAreas() {
    expect(color("a").padding(.top, 0).safeAreaPadding(10), ["a": (10, 10, 280, 180)])
    expect(
      Color.red.accessibilityIdentifier("a").containerRelativeFrame(.horizontal) { length, _ in
        length / 2
      }, ["a": (75, 0, 150, 200)])
  }

  // Source: Apple's documentation of `minimumScaleFactor(_:)`, `lineLimit(_:)` and `truncationMode(_:)`.
  @Test("a text becomes smaller before it is cut, and is cut where its mode says")
  func texts() throws {
    let long = Text(verbatim: "Quarterly figures of the year").lineLimit(1)
    let width = try #require(rendered(long).texts.first).frame.width
    let scaled = try #require(
      rendered(long.minimumScaleFactor(0.5).frame(width: width * 0.75)).texts.first)
    #expect(scaled.string == "Quarterly figures of the year")
    let size = try #require(scaled.lines.first?.runs.first).font.size
    #expect(size < 17 && size > 17 * 0.7)
    func cut(_ mode: TextTruncationMode) throws -> String {
      let text = try #require(
        rendered(long.truncationMode(mode).frame(width: width / 2)).texts.first)
      return text.lines.flatMap(\.runs).map(\.string).joined()
    }
    let (head, middle, tail) = (try cut(.head), try cut(.middle), try cut(.tail))
    #expect(head.hasPrefix("…") && head.hasSuffix("year"))
    #expect(middle.hasPrefix("Quar") && middle.hasSuffix("year") && middle.contains("…"))
    #expect(tail.hasPrefix("Quarterly") && tail.hasSuffix("…"))
  }

  @Test("a view without text has its lower edge on the line of texts")
  func baselines() throws {
    let list = rendered(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "Ag").font(.largeTitle)
        Color.red.box("a", 10, 10)
        Text(verbatim: "Ag\nAg").font(.caption)
      })
    let lines = list.texts.compactMap(\.lines.first?.baseline.y)
    let box = try #require(list.frame(of: "a"))
    #expect(lines.count == 2 && abs(lines[0] - lines[1]) <= 1)
    #expect(abs(box.maxY - lines[0]) <= 1)
  }
}
