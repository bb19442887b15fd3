// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetRendering
import WidgetViews

/// The lanes of a film strip on their time axis, as elements of SVG.
struct FilmStripChart {
  private static let axisHeight = 30.0
  private static let laneGap = 12.0
  private static let keyHeight = 22.0
  /// The room behind the axis for half of its last label.
  private static let margin = 20.0

  private let strip: FilmStrip
  private let width: Double
  private let gutter = 148.0
  private let linksFrames: Bool
  private let numbers: [Int]?

  /// Prepares a chart.
  ///
  /// - Parameters:
  ///   - strip: The strip to draw.
  ///   - width: The width, the lanes' names included.
  ///   - linksFrames: Whether what was shown links to its frame.
  ///   - numbers: What the frames are numbered with instead of their places; nil if with these.
  init(_ strip: FilmStrip, width: Double, linksFrames: Bool, numbers: [Int]? = nil) {
    self.numbers = numbers
    self.strip = strip
    self.width = width
    self.linksFrames = linksFrames
  }

  /// The height of everything.
  var height: Double {
    let lanes = strip.lanes.reduce(0) { $0 + Self.height(of: $1) + Self.laneGap }
    return Self.axisHeight + Self.laneGap / 2 + lanes + (strip.keys.isEmpty ? 0 : Self.keyHeight)
  }

  /// Where the axis ends.
  private var end: Double { width - Self.margin }

  private var lanesEnd: Double { height - (strip.keys.isEmpty ? 0 : Self.keyHeight) }

  private static func height(of lane: FilmStrip.Lane) -> Double {
    switch lane.content {
    case .spans: 26
    case .marks: 28
    case .level: 72
    }
  }

  private func x(_ time: Double) -> Double {
    gutter + (end - gutter) * min(max(time / strip.length, 0), 1)
  }

  /// Writes the elements.
  func write(to writer: inout MarkupWriter) {
    writeBands(to: &writer)
    writeAxis(to: &writer)
    var top = Self.axisHeight + Self.laneGap / 2
    for lane in strip.lanes {
      write(lane, top: top, to: &writer)
      top += Self.height(of: lane) + Self.laneGap
    }
    writeKeys(to: &writer)
  }

  // MARK: Axis

  private func writeBands(to writer: inout MarkupWriter) {
    for band in strip.bands {
      let (left, right) = (x(band.span.lowerBound), x(band.span.upperBound))
      writer.rect(
        x: left, y: Self.axisHeight, width: max(1, right - left),
        height: lanesEnd - Self.axisHeight, class: "t-\(band.tone.rawValue) band")
      let isLate = left > end - 90
      writer.label(
        band.label, x: isLate ? right : left, y: lanesEnd - 3, class: "q tiny",
        anchor: isLate ? "end" : nil)
    }
  }

  private func writeAxis(to writer: inout MarkupWriter) {
    let last = strip.ticks.last { $0.label != nil }
    // On a narrow page every second label is left out, but not the last.
    var isMinor = strip.ticks.count { $0.label != nil } % 2 == 1
    for tick in strip.ticks {
      if tick.label != nil { isMinor.toggle() }
      let position = x(tick.time)
      writer.line(
        x1: position, y1: Self.axisHeight - (tick.label == nil ? 0 : 4), x2: position,
        y2: lanesEnd, class: tick.isDay ? "d" : "l")
      // The last one is the end, and has the room that it needs.
      guard let label = tick.label, tick == last || x(last?.time ?? 0) - position > 38 else {
        continue
      }
      writer.label(
        label, x: position, y: Self.axisHeight - 10,
        class: (tick.isDay ? "f axis day" : "q axis") + (isMinor ? " minor" : ""),
        anchor: "middle")
    }
  }

  // MARK: Lanes

  private func write(_ lane: FilmStrip.Lane, top: Double, to writer: inout MarkupWriter) {
    let height = Self.height(of: lane)
    let middle = top + height / 2
    writer.label(
      lane.title, x: 0, y: lane.detail.isEmpty ? middle + 4 : middle - 2, class: "f lane")
    if !lane.detail.isEmpty { writer.label(lane.detail, x: 0, y: middle + 12, class: "q tiny") }
    switch lane.content {
    case .spans(let spans): write(spans, top: top, height: height, to: &writer)
    case .marks(let marks): write(marks, top: top, height: height, to: &writer)
    case .level(let levels, let limit):
      write(levels, limit: limit, top: top, height: height, to: &writer)
    }
  }

  private func write(
    _ spans: [FilmStrip.Span], top: Double, height: Double, to writer: inout MarkupWriter
  ) {
    for span in spans {
      let left = x(span.span.lowerBound)
      let width = max(1.5, x(span.span.upperBound) - left)
      let link = linksFrames ? span.frame : nil
      if let link {
        writer.raw("<a href=\"#f\(link + 1)\"")
        writer.attribute("aria-label", strip.frames[link].label)
        writer.raw(">")
      }
      // A line of the background keeps neighbors apart.
      writer.rect(
        x: left, y: top + 2, width: max(1.5, width - (width > 5 ? 1 : 0)), height: height - 4,
        radius: min(4, width / 3), class: "t-\(span.tone.rawValue)")
      let label = span.frame.flatMap { numbers?[$0] }.map(String.init) ?? span.label
      if !label.isEmpty, width >= Double(label.count) * 7 + 5 {
        writer.label(
          label, x: left + width / 2, y: top + height / 2 + 4,
          class: "\(Self.writing(on: span.tone)) inner",
          anchor: "middle")
      }
      if link != nil { writer.raw("</a>\n") }
    }
  }

  private static func writing(on tone: FilmStrip.Tone) -> String {
    switch tone {
    case .calm, .pale: "o-\(tone.rawValue)"
    case .good, .active, .late, .bad, .faint: "o"
    }
  }

  private func write(
    _ marks: [FilmStrip.Mark], top: Double, height: Double, to writer: inout MarkupWriter
  ) {
    let middle = top + height / 2
    writer.line(x1: gutter, y1: middle, x2: end, y2: middle, class: "l")
    for mark in marks {
      guard let meant = mark.meant, x(mark.time) - x(meant) > 1.5 else { continue }
      writer.line(x1: x(meant), y1: middle, x2: x(mark.time), y2: middle, class: "s-late late")
      writer.line(x1: x(meant), y1: middle - 5, x2: x(meant), y2: middle + 5, class: "s-late late")
    }
    // What falls on the same half of a point cannot be distinguished, and one represents all.
    var drawn: Set<[Int]> = []
    for mark in marks {
      let position = x(mark.time)
      let tone = FilmStrip.Tone.allCases.firstIndex(of: mark.tone) ?? 0
      guard drawn.insert([Int(position * 2), tone]).inserted else { continue }
      writer.rect(
        x: position - 1.5, y: top + 4, width: 3, height: height - 8, radius: 1.5,
        class: "t-\(mark.tone.rawValue)")
    }
  }

  private func write(
    _ levels: [FilmStrip.Level], limit: Double?, top: Double, height: Double,
    to writer: inout MarkupWriter
  ) {
    let most = max(levels.map(\.value).max() ?? 0, limit ?? 0, 1)
    let base = top + height - 2
    func y(_ value: Double) -> Double { base - (height - 14) * min(max(value / most, 0), 1) }
    writer.line(x1: gutter, y1: base, x2: end, y2: base, class: "l")
    if !levels.isEmpty {
      var line = MarkupWriter()
      var position = -1.0
      var last = 0.0
      for level in levels {
        let (next, value) = (x(level.time), y(level.value))
        line.raw(position < 0 ? "M" : "H")
        line.number(next)
        line.raw(position < 0 ? " " : "V")
        line.number(value)
        (position, last) = (next, value)
      }
      line.raw("H")
      line.number(end)
      let first = x(levels.first?.time ?? 0)
      writer.raw("<path class=\"t-calm area\" d=\"")
      writer.append(line)
      writer.raw("V")
      writer.number(base)
      writer.raw("H")
      writer.number(first)
      writer.raw("Z\"/>\n<path class=\"s-calm level\" d=\"")
      writer.append(line)
      writer.raw("\"/>\n")
      // Beside the line that it should stay below, it is written under its own.
      let isHigh = limit.map { abs(y($0) - last) < 18 } ?? false
      writer.label(
        Self.whole(levels.last?.value ?? 0), x: end - 4, y: isHigh ? last + 14 : last - 5,
        class: "f tiny strong", anchor: "end")
    }
    guard let limit else { return }
    writer.line(x1: gutter, y1: y(limit), x2: end, y2: y(limit), class: "s-bad limit")
    writer.label(
      Self.whole(limit), x: gutter - 6, y: y(limit) + 4, class: "q tiny", anchor: "end")
  }

  private static func whole(_ value: Double) -> String { String(Int(value.rounded())) }

  // MARK: Keys

  /// About how long a small text is: ideographs and kana are as wide as they are high.
  private static func length(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 6.3 : 11.2) }
  }

  private func writeKeys(to writer: inout MarkupWriter) {
    var position = gutter
    let middle = lanesEnd + Self.keyHeight / 2 + 2
    for key in strip.keys {
      let length = 16 + Self.length(of: key.label) + 20
      guard position + length < width + Self.margin else { continue }
      writer.rect(
        x: position, y: middle - 6, width: 3, height: 12, radius: 1.5,
        class: "t-\(key.tone.rawValue)")
      writer.label(key.label, x: position + 9, y: middle + 4, class: "q tiny")
      position += length
    }
  }
}

extension MarkupWriter {
  /// Writes a rectangle.
  mutating func rect(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, class name: String
  ) {
    raw("<rect")
    attribute("x", x)
    attribute("y", y)
    attribute("width", width)
    attribute("height", height)
    if radius > 0 { attribute("rx", radius) }
    attribute("class", name)
    raw("/>\n")
  }

  /// Writes a line.
  mutating func line(x1: Double, y1: Double, x2: Double, y2: Double, class name: String) {
    raw("<path")
    attribute("class", name)
    raw(" d=\"M")
    number(x1)
    raw(" ")
    number(y1)
    raw("L")
    number(x2)
    raw(" ")
    number(y2)
    raw("\"/>\n")
  }

  /// Writes a line of text.
  mutating func label(
    _ label: String, x: Double, y: Double, class name: String, anchor: String? = nil
  ) {
    raw("<text")
    attribute("x", x)
    attribute("y", y)
    attribute("class", name)
    if let anchor { attribute("text-anchor", anchor) }
    raw(">")
    text(label)
    raw("</text>\n")
  }
}
