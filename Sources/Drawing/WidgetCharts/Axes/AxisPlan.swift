// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues
import WidgetViews

/// An axis whose labels are measured.
struct AxisPlan {
  /// The distance of labels from the plot: beside it and below it, and beside a line that goes down to them, in points.
  static let gap = (beside: 5.0, below: 4.0, line: 3.0)

  struct Label {
    var view: AnyView
    var size: Size
    var value: ChartValue
    var isCentered: Bool
    /// The part of the label that is at the value; nil for the usual one.
    var anchor: UnitPoint?
    var spacing: Size
    /// By how much it is moved after all, in points.
    var offset: Size
    /// The least distance from other labels, in points; nil shows it in any case.
    var distance: Double?
  }

  struct Line {
    var value: ChartValue
    var isCentered: Bool
    /// How far it goes beyond the plot, and whether it goes over it.
    var length: AxisTick.Length?
    var stroke: StrokeStyle
    var style: AnyShapeStyle
    /// By how much it is moved, in points.
    var offset: Size
  }

  let axis: Axis
  let edge: Edge
  /// The changes of the axis as a view, the innermost first.
  let layers: [(AnyView) -> AnyView]
  private let preset: AxisMarkPreset
  private(set) var labels: [Label] = []
  private(set) var lines: [Line] = []
  /// Whether a moment is written as the chart chooses.
  private(set) var writesMoments = false

  init(
    _ group: AxisGroup, along axis: Axis, _ scale: ChartScale, isReversed: Bool, isPercent: Bool,
    in environment: EnvironmentValues
  ) {
    self.axis = axis
    (preset, layers) = (group.preset, group.layers)
    edge = Self.edge(group.position, axis, isReversed: isReversed)
    let ticks = AxisTicks(group.values, scale, isPercent: isPercent)
    for (index, value) in ticks.values.enumerated() {
      let axisValue = AxisValue(value: value.start, index: index, count: ticks.values.count)
      let parts = group.parts?(axisValue) ?? Self.usualParts(of: scale, text: group.text)
      for part in parts {
        add(part, at: value, ticks, scale, stroke: group.stroke, in: environment)
      }
    }
  }

  /// The usual parts at a value.
  private static func usualParts(
    of scale: ChartScale, text: ((PlottedValue) -> Text)?
  ) -> [AxisPart] {
    let label = text.map { AxisValueLabel(text: $0) } ?? AxisValueLabel()
    switch scale.kind {
    case .category: return label.axisParts
    case .number: return AxisGridLine().axisParts + label.axisParts
    case .time:
      let ticks = scale.isVertical ? [] : AxisTick(length: .label).axisParts
      return AxisGridLine().axisParts + ticks + label.axisParts
    }
  }

  private static func edge(_ position: AxisMarkPosition, _ axis: Axis, isReversed: Bool) -> Edge {
    switch (axis, position.kind) {
    case (.horizontal, .top): .top
    case (.horizontal, _): .bottom
    case (.vertical, .leading): isReversed ? .trailing : .leading
    case (.vertical, _): isReversed ? .leading : .trailing
    }
  }

  private mutating func add(
    _ part: AxisPart, at value: ChartValue, _ ticks: AxisTicks, _ scale: ChartScale,
    stroke: StrokeStyle?, in environment: EnvironmentValues
  ) {
    var isCategory = false
    if case .category = scale.kind { isCategory = true }
    let style = part.style ?? AnyShapeStyle(Color(system: .separator))
    switch part.kind {
    case .gridLine(let own, let isCentered):
      lines.append(
        Line(
          value: value, isCentered: isCentered ?? isCategory, length: nil,
          stroke: own ?? stroke ?? StrokeStyle(lineWidth: 0.5), style: style,
          offset: part.offset))
    case .tick(let length, let own, let isCentered):
      lines.append(
        Line(
          value: value, isCentered: isCentered ?? isCategory, length: length,
          stroke: own ?? stroke ?? StrokeStyle(lineWidth: 0.5), style: style,
          offset: part.offset))
    case .label(let label):
      if label.view == nil, label.text == nil, case .moment = value.start { writesMoments = true }
      var view = AnyView(
        (label.view ?? AnyView((label.text?(value.start) ?? ticks.text(value.start, environment))))
          .font(part.font ?? .caption2)
          .foregroundStyle(part.style ?? AnyShapeStyle(Color.secondary)))
      guard var size = PreparedLayout(view, in: environment).size(for: .unspecified) else { return }
      if label.orientation.degrees != 0 {
        view = AnyView(
          view.fixedSize().rotationEffect(.degrees(label.orientation.degrees))
            .frame(width: size.height, height: size.width))
        size = Size(width: size.height, height: size.width)
      }
      labels.append(
        Label(
          view: view, size: size, value: value, isCentered: label.isCentered ?? isCategory,
          anchor: label.anchor, spacing: label.spacing, offset: part.offset,
          distance: label.collisions.spacing))
    }
  }

  // MARK: Places

  /// Where something of a value is along the axis, from the left or from the top of the plot.
  func place(_ value: ChartValue, isCentered: Bool, _ scale: ChartScale) -> Double? {
    if isCentered { return scale.middle(of: value) }
    if let number = value.start.number { return scale.place(number) }
    return scale.interval(of: value)?.start
  }

  /// The frame of a label, given a plot whose upper left corner is the origin.
  func frame(of label: Label, _ scale: ChartScale, plot: Size) -> Rect? {
    guard let place = place(label.value, isCentered: label.isCentered, scale) else { return nil }
    let (width, height) = (label.size.width, label.size.height)
    var anchor: UnitPoint
    var point: Point
    switch edge {
    case .bottom, .top:
      // Beside the line of a moment, else below the value.
      let isBeside = scale.kind == .time && !label.isCentered
      let gap = Self.gap.below + label.spacing.height
      anchor = label.anchor ?? UnitPoint(x: isBeside ? 0 : 0.5, y: edge == .top ? 1 : 0)
      let x = place + label.spacing.width + (isBeside && label.anchor == nil ? Self.gap.line : 0)
      point = Point(x: x, y: edge == .top ? -gap : plot.height + gap)
    case .leading, .trailing:
      let gap = Self.gap.beside + label.spacing.width
      anchor = UnitPoint(x: edge == .leading ? 1 : 0, y: label.anchor?.y ?? 0.5)
      point = Point(
        x: edge == .leading ? -gap : plot.width + gap, y: place + label.spacing.height)
    }
    var frame = Rect(
      x: point.x - width * anchor.x, y: point.y - height * anchor.y, width: width, height: height)
    settle(&frame, in: plot)
    frame.origin.x += label.offset.width
    frame.origin.y += label.offset.height
    return frame
  }

  /// Moves the frame of a label to where the preset has it.
  private func settle(_ frame: inout Rect, in plot: Size) {
    switch preset.kind {
    case .automatic, .extended: break
    case .aligned:
      if axis == .horizontal {
        frame.origin.x = max(0, min(frame.minX, plot.width - frame.width))
      } else {
        frame.origin.y = max(0, min(frame.minY, plot.height - frame.height))
      }
    case .inset:
      switch edge {
      case .top: frame.origin.y = Self.gap.below
      case .bottom: frame.origin.y = plot.height - Self.gap.below - frame.height
      // Above the line of the value, which would go through the label.
      case .leading:
        frame.origin = Point(x: Self.gap.beside, y: frame.midY - frame.height - 1)
      case .trailing:
        frame.origin = Point(
          x: plot.width - Self.gap.beside - frame.width, y: frame.midY - frame.height - 1)
      }
    }
  }

  /// Makes the room around the plot large enough for the labels, given the scale without it.
  func enlarge(_ insets: inout EdgeInsets, around scale: ChartScale) {
    let isBeside = scale.kind == .time && axis == .horizontal
    let plot = Size(
      width: axis == .horizontal ? scale.length : 0, height: axis == .vertical ? scale.length : 0)
    for label in labels {
      guard let frame = frame(of: label, scale, plot: plot) else { continue }
      switch edge {
      case .bottom: insets.bottom = max(insets.bottom, frame.maxY)
      case .top: insets.top = max(insets.top, -frame.minY)
      case .leading: insets.leading = max(insets.leading, -frame.minX)
      case .trailing: insets.trailing = max(insets.trailing, frame.maxX)
      }
      if axis == .vertical {
        insets.top = max(insets.top, -frame.minY)
        insets.bottom = max(insets.bottom, frame.maxY - scale.length)
      } else if !isBeside, scale.step == nil {
        insets.leading = max(insets.leading, -frame.minX)
        insets.trailing = max(insets.trailing, frame.maxX - scale.length)
      }
    }
    for line in lines {
      guard case .points(let length)? = line.length?.kind else { continue }
      switch edge {
      case .bottom: insets.bottom = max(insets.bottom, length)
      case .top: insets.top = max(insets.top, length)
      case .leading: insets.leading = max(insets.leading, length)
      case .trailing: insets.trailing = max(insets.trailing, length)
      }
    }
  }

  /// Leaves out labels that would be on others, or beyond the chart.
  mutating func dropLabels(along scale: ChartScale, plot: Rect, room: Size) {
    var taken: [Rect] = []
    labels = labels.filter { label in
      guard let place = place(label.value, isCentered: label.isCentered, scale),
        place > -0.5, place < scale.length + 0.5,
        let frame = frame(of: label, scale, plot: plot.size)
      else { return false }
      let isOutside =
        axis == .horizontal
        ? plot.minX + frame.maxX > room.width + 0.5 || plot.minX + frame.minX < -0.5
        : plot.minY + frame.maxY > room.height + 0.5 || plot.minY + frame.minY < -0.5
      guard let distance = label.distance else {
        taken.append(frame)
        return true
      }
      let between = axis == .horizontal ? distance : 0.0
      let reach = frame.inset(
        by: EdgeInsets(top: 0, leading: -between, bottom: 0, trailing: -between))
      guard !isOutside || scale.step != nil, !taken.contains(where: { reach.overlaps($0) }) else {
        return false
      }
      taken.append(frame)
      return true
    }
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
