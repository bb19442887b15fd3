// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues
import WidgetViews

/// A path of a plot as a shape in its own frame.
struct PlacedPath: Shape {
  let path: Path
  let frame: Rect

  func path(in rect: Rect) -> Path {
    path.offsetBy(dx: rect.minX - frame.minX, dy: rect.minY - frame.minY)
  }
}

/// A sector of a circle or of a ring.
struct SectorShape {
  let path: Path

  /// The middle of the sector, where what explains it is.
  let middle: Point

  /// Creates a sector; angles in degrees, clockwise from the top.
  init(start: Double, sweep: Double, mark: ChartMark, center: Point, radius: Double) {
    func length(_ dimension: MarkDimension, usual: Double) -> Double {
      switch dimension.kind {
      case .automatic: usual
      case .fixed(let length): min(max(0, length), radius)
      case .ratio(let ratio): radius * min(max(0, ratio), 1)
      case .inset(let inset): max(0, radius - inset)
      }
    }
    let outer = length(mark.outerRadius, usual: radius)
    let inner = min(length(mark.innerRadius, usual: 0), outer)
    func point(_ degrees: Double, _ radius: Double) -> Point {
      let unit = PlaneTransform(rotation: .degrees(degrees))(Point(x: 0, y: -1))
      return Point(x: center.x + unit.x * radius, y: center.y + unit.y * radius)
    }
    middle = point(start + sweep / 2, inner == 0 ? outer * 0.6 : (inner + outer) / 2)
    guard outer > 0, sweep > 0 else {
      path = Path()
      return
    }
    /// The angle over which an arc of a radius has a length.
    func angle(_ length: Double, _ radius: Double) -> Double {
      radius > 0 ? min(length / radius * 180 / Double.pi, sweep / 2) : sweep / 2
    }
    let isWhole = sweep > 359.99
    let gapOuter = isWhole ? 0 : angle(mark.angularInset, outer)
    let gapInner = isWhole ? 0 : angle(mark.angularInset, inner)
    let corner = isWhole ? 0 : min(max(0, mark.cornerRadius ?? 0), (outer - inner) / 2)
    let (outerStart, outerEnd) = (start + gapOuter, start + sweep - gapOuter)
    let (innerStart, innerEnd) = (start + gapInner, start + sweep - gapInner)
    let (cornerOuter, cornerInner) = (
      min(angle(corner, outer), (outerEnd - outerStart) / 2),
      min(angle(corner, inner), (innerEnd - innerStart) / 2)
    )
    path = Path { path in
      path.move(to: point(outerStart, outer - corner))
      path.addQuadCurve(
        to: point(outerStart + cornerOuter, outer), control: point(outerStart, outer))
      path.addRelativeArc(
        center: center, radius: outer, startAngle: .degrees(outerStart + cornerOuter - 90),
        delta: .degrees(outerEnd - outerStart - 2 * cornerOuter))
      path.addQuadCurve(to: point(outerEnd, outer - corner), control: point(outerEnd, outer))
      if inner == 0 {
        if !isWhole { path.addLine(to: center) }
      } else {
        path.addLine(to: point(innerEnd, inner + corner))
        path.addQuadCurve(
          to: point(innerEnd - cornerInner, inner), control: point(innerEnd, inner))
        path.addRelativeArc(
          center: center, radius: inner, startAngle: .degrees(innerEnd - cornerInner - 90),
          delta: .degrees(-(innerEnd - innerStart - 2 * cornerInner)))
        path.addQuadCurve(to: point(innerStart, inner + corner), control: point(innerStart, inner))
      }
      path.closeSubpath()
    }
  }
}

extension MarkAnnotation {
  /// The view in its place beside a mark.
  func placed(
    beside bounds: Rect, usual: AnnotationPosition, in plan: ChartPlan
  ) -> ChartPlan.PlacedView? {
    let view = AnyView(content(bounds.size).font(.caption2))
    guard let size = PreparedLayout(view, in: plan.environment).size(for: .unspecified) else {
      return nil
    }
    let gap = spacing ?? 4
    let place = position == .automatic ? usual : position
    var part = UnitPoint.center
    switch place {
    case .top, .automatic: part = UnitPoint(x: along(alignment.horizontal), y: 0)
    case .bottom: part = UnitPoint(x: along(alignment.horizontal), y: 1)
    case .leading: part = UnitPoint(x: 0, y: along(alignment.vertical))
    case .trailing: part = UnitPoint(x: 1, y: along(alignment.vertical))
    case .topLeading: part = .topLeading
    case .topTrailing: part = .topTrailing
    case .bottomLeading: part = .bottomLeading
    case .bottomTrailing: part = .bottomTrailing
    case .overlay: part = UnitPoint(x: along(alignment.horizontal), y: along(alignment.vertical))
    }
    var origin = Point(
      x: bounds.minX + (bounds.width - size.width) * part.x,
      y: bounds.minY + (bounds.height - size.height) * part.y)
    if [.top, .topLeading, .topTrailing, .automatic].contains(place) {
      origin.y = bounds.minY - gap - size.height
    }
    if [.bottom, .bottomLeading, .bottomTrailing].contains(place) { origin.y = bounds.maxY + gap }
    if [.leading, .topLeading, .bottomLeading].contains(place) {
      origin.x = bounds.minX - gap - size.width
    }
    if [.trailing, .topTrailing, .bottomTrailing].contains(place) { origin.x = bounds.maxX + gap }
    // The plot begins at 0, and the chart is around it.
    func fitted(
      _ start: Double, _ length: Double, _ strategy: AnnotationOverflowResolution.Strategy,
      plot: (start: Double, length: Double), chart: Double
    ) -> Double {
      guard let boundary = strategy.boundary else { return start }
      let (low, high) =
        boundary == .chart ? (-plot.start, chart - plot.start) : (0, plot.length)
      return max(low, min(start, high - length))
    }
    origin.x = fitted(
      origin.x, size.width, overflow.x, plot: (plan.plot.minX, plan.plot.width),
      chart: plan.size.width)
    origin.y = fitted(
      origin.y, size.height, overflow.y, plot: (plan.plot.minY, plan.plot.height),
      chart: plan.size.height)
    return ChartPlan.PlacedView(view: view, frame: Rect(origin: origin, size: size))
  }

  private func along(_ alignment: HorizontalAlignment) -> Double {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func along(_ alignment: VerticalAlignment) -> Double {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
