// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues
import WidgetViews

/// A chart whose parts have their places, in points from its upper left corner.
struct ChartPlan {
  let size: Size
  let environment: EnvironmentValues
  let settings: ChartSettings
  private(set) var marks: [StackedMark]
  private(set) var scales: MarkScales
  private(set) var plot: Rect
  private(set) var x: ChartScale
  private(set) var y: ChartScale
  private(set) var axes: [AxisPlan] = []
  /// The axes that the chart changes as views.
  private(set) var strips: [AxisStrip] = []
  let legend: LegendPlan?
  private(set) var titles: [PlacedView] = []

  /// A view with its frame.
  struct PlacedView {
    var view: AnyView
    var frame: Rect
  }

  init(of marks: [ChartMark], size: Size, in environment: EnvironmentValues) {
    self.size = size
    var plain = environment
    plain.chart = ChartSettings()
    plain.layoutDirection = .leftToRight
    self.environment = plain
    let settings = environment.chart
    self.settings = settings
    let zone = environment.timeZone
    let marks = marks.withGraphs(
      count: Int(size.width), within: settings.y.domain?.numbers
    ) {
      ChartScale(
        of: MarkStack.stacked($0, in: zone), along: .horizontal, settings.x,
        length: max(1, size.width), in: zone)
    }
    let stacked = MarkStack.stacked(marks, in: zone)
    self.marks = stacked
    scales = MarkScales(of: marks, settings)
    legend = LegendPlan(of: marks, settings, size: size, in: plain)

    var inner = Rect(origin: .zero, size: size)
    if let legend { inner = legend.cut(from: inner) }
    let titled = Self.titles(settings, in: inner, plain)
    inner = titled.rest
    let room = inner
    let isReversed = environment.layoutDirection == .rightToLeft
    let hasAxes = !marks.contains { $0.kind == .sector }
    func scale(_ axis: Axis, _ length: Double) -> ChartScale {
      ChartScale(
        of: stacked, along: axis, axis == .vertical ? settings.y : settings.x,
        length: max(1, length), in: zone)
    }
    // Labels need room, and how much follows from the scales, which follow from the room that is left: here about that of a line of text.
    let labelRoom = Size(
      width: settings.y.visibility == .hidden || !hasAxes ? 0 : 30,
      height: settings.x.visibility == .hidden || !hasAxes ? 0 : 18)
    var x = scale(.horizontal, room.width - labelRoom.width)
    var y = scale(.vertical, room.height - labelRoom.height)
    (x.length, y.length) = (room.width, room.height)
    var plot = room
    var axes: [AxisPlan] = []
    for _ in 0..<(hasAxes ? 3 : 0) {
      axes = []
      for axis in [Axis.vertical, .horizontal] {
        let own = axis == .vertical ? settings.y : settings.x
        guard own.visibility != .hidden else { continue }
        let isPercent = stacked.contains {
          $0.isStacked(along: axis) && $0.mark.stacking == .normalized
        }
        let groups = own.groups ?? [AxisGroup(position: .automatic, values: .automatic)]
        let hasValues = stacked.contains { $0.reaches(along: axis) }
        for group in groups where hasValues || own.domain != nil {
          axes.append(
            AxisPlan(
              group, along: axis, axis == .vertical ? y : x, isReversed: isReversed,
              isPercent: isPercent, in: plain))
        }
      }
      var insets = EdgeInsets.zero
      for axis in axes { axis.enlarge(&insets, around: axis.axis == .vertical ? y : x) }
      plot = room.inset(by: insets)
      (x.length, y.length) = (plot.width, plot.height)
      strips = AxisStrip.strips(of: axes, settings, x: x, y: y, in: plain)
      guard !strips.isEmpty else { continue }
      for strip in strips { strip.enlarge(&insets) }
      plot = room.inset(by: insets)
      (x.length, y.length) = (plot.width, plot.height)
      // As long as the plot is now.
      strips = AxisStrip.strips(of: axes, settings, x: x, y: y, in: plain)
    }
    (self.plot, self.x, self.y) = (plot, x, y)
    titles = titled.views
    for axis in axes {
      var placed = axis
      placed.dropLabels(along: axis.axis == .vertical ? y : x, plot: plot, room: size)
      self.axes.append(placed)
    }
  }

  /// The scale of an axis.
  func scale(of axis: AxisPlan) -> ChartScale { axis.axis == .vertical ? y : x }

  /// Whether an axis is one that the chart changes as a view.
  func hasStrip(_ axis: AxisPlan) -> Bool { strips.contains { $0.edge == axis.edge } }

  /// The plan of other marks in the same plot, on the same scales.
  func with(_ marks: [ChartMark]) -> ChartPlan {
    var plan = self
    let limits = settings.y.domain?.numbers
    let marks = marks.withGraphs(count: Int(size.width), within: limits) { _ in x }
    plan.marks = MarkStack.stacked(marks, in: environment.timeZone)
    plan.scales = MarkScales(of: marks, settings)
    return plan
  }

  /// Puts the titles of the axes around the rest.
  private static func titles(
    _ settings: ChartSettings, in room: Rect, _ environment: EnvironmentValues
  ) -> (views: [PlacedView], rest: Rect) {
    var rest = room
    var views: [PlacedView] = []
    for (axis, own) in [(Axis.horizontal, settings.x), (.vertical, settings.y)] {
      guard let title = own.title else { continue }
      let view = AnyView(title.view.font(.caption).foregroundStyle(.secondary))
      guard let size = PreparedLayout(view, in: environment).size(for: .unspecified) else {
        continue
      }
      let gap = title.spacing ?? 4
      let part: Double
      switch title.alignment?.horizontal {
      case .center?: part = 0.5
      case .trailing?: part = 1
      case .leading?: part = 0
      default: part = axis == .horizontal ? 0 : 1
      }
      var frame = Rect(origin: rest.origin, size: size)
      frame.origin.x += (rest.width - size.width) * part
      let position =
        title.position == .automatic
        ? axis == .horizontal ? AnnotationPosition.bottom : .top : title.position
      switch position {
      case .bottom, .bottomLeading, .bottomTrailing:
        frame.origin.y = rest.maxY - size.height
        rest.size.height -= size.height + gap
      case .leading:
        frame.origin = Point(x: rest.minX, y: rest.midY - size.height / 2)
        rest.origin.x += size.width + gap
        rest.size.width -= size.width + gap
      case .trailing:
        frame.origin = Point(x: rest.maxX - size.width, y: rest.midY - size.height / 2)
        rest.size.width -= size.width + gap
      case .overlay: break
      default:
        rest.origin.y += size.height + gap
        rest.size.height -= size.height + gap
      }
      views.append(PlacedView(view: view, frame: frame))
    }
    rest.size = Size(width: max(0, rest.width), height: max(0, rest.height))
    return (views, rest)
  }
}
