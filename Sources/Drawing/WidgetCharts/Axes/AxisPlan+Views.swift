// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension AxisPlan {
  /// The labels with their frames in the chart.
  func placedLabels(_ scale: ChartScale, plot: Rect) -> [ChartPlan.PlacedView] {
    labels.compactMap { label in
      guard var frame = frame(of: label, scale, plot: plot.size) else { return nil }
      frame.origin = Point(x: frame.minX + plot.minX, y: frame.minY + plot.minY)
      return ChartPlan.PlacedView(view: label.view, frame: frame)
    }
  }

  /// The lines over the plot and the ticks beside it, in points from the upper left corner of the plot.
  ///
  /// - Parameters:
  ///   - scale: The scale of the axis.
  ///   - plot: The size of the plot.
  ///   - ticks: Whether only the ticks are wanted, or only the others; nil is both.
  /// - Returns: The lines in their order.
  func lineViews(_ scale: ChartScale, plot: Size, ticks: Bool? = nil) -> [AnyView] {
    lines.filter { ticks == nil || ($0.length != nil) == ticks }.compactMap { line in
      path(of: line, scale, plot: plot).map {
        AnyView($0.stroke(line.style, style: line.stroke))
      }
    }
  }

  /// A line, in points from the upper left corner of the plot.
  private func path(of line: Line, _ scale: ChartScale, plot: Size) -> Path? {
    guard let place = place(line.value, isCentered: line.isCentered, scale),
      place >= -0.5, place <= scale.length + 0.5
    else { return nil }
    let across = axis == .horizontal ? plot.height : plot.width
    var (start, end) = (0.0, across)
    if let length = line.length {
      let reach =
        switch length.kind {
        case .automatic: 4.0
        case .points(let length): length
        case .label(let more):
          labels.reduce(0) {
            max(
              $0,
              axis == .horizontal
                ? $1.size.height + Self.gap.below : $1.size.width + Self.gap.beside)
          } + more
        }
      (start, end) =
        edge == .bottom || edge == .trailing ? (across, across + reach) : (-reach, 0)
    }
    let path = Path { path in
      path.move(
        to: axis == .horizontal ? Point(x: place, y: start) : Point(x: start, y: place))
      path.addLine(to: axis == .horizontal ? Point(x: place, y: end) : Point(x: end, y: place))
    }
    return path.offsetBy(dx: line.offset.width, dy: line.offset.height)
  }
}
