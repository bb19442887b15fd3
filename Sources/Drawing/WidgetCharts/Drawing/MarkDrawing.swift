// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Draws marks as views in a plot.
struct MarkDrawing {
  private let plan: ChartPlan
  private let frames: MarkFrames
  private let scales: MarkScales
  private var drawn: [DrawnMark] = []

  /// The views of all marks, the hindmost first, in points from the upper left corner of the plot.
  static func views(of plan: ChartPlan) -> [AnyView] {
    var drawing = MarkDrawing(plan)
    drawing.drawAll()
    return DrawnMark.views(of: drawing.drawn, in: plan)
  }

  private init(_ plan: ChartPlan) {
    self.plan = plan
    frames = MarkFrames(plan)
    scales = plan.scales
  }

  private mutating func drawAll() {
    var series: [(kind: ChartMark.Kind, key: [PlottedValue], marks: [StackedMark])] = []
    let total = plan.marks.reduce(0) { $0 + ($1.mark.kind == .sector ? $1.share : 0) }
    var before = 0.0
    var pending: [ChartMark.Kind: [[PlottedValue]: Int]] = [:]
    for mark in plan.marks {
      switch mark.mark.kind {
      case .line, .area:
        let key = mark.mark.seriesKey
        if let index = pending[mark.mark.kind]?[key] {
          series[index].marks.append(mark)
        } else {
          pending[mark.mark.kind, default: [:]][key] = series.count
          series.append((mark.mark.kind, key, [mark]))
        }
      default: break
      }
    }
    var drawnSeries: Set<Int> = []
    for mark in plan.marks {
      switch mark.mark.kind {
      case .line, .area:
        guard let index = pending[mark.mark.kind]?[mark.mark.seriesKey],
          drawnSeries.insert(index).inserted
        else { continue }
        drawSeries(series[index].marks)
      case .bar, .rectangle: drawBar(mark)
      case .rule: drawRule(mark)
      case .point: drawPoint(mark)
      case .sector:
        drawSector(mark, after: before, of: total)
        before += mark.share
      }
    }
  }

  // MARK: Kinds

  private mutating func drawBar(_ stacked: StackedMark) {
    guard let frame = frames.frame(of: stacked) else { return }
    let mark = stacked.mark
    let moved = offset(frame, of: mark)
    let path =
      mark.cornerRadius.map {
        Path(roundedRect: moved, cornerRadius: $0, style: mark.cornerStyle)
      } ?? Path(moved)
    add(path, in: moved, of: mark, lying: stacked.valueAxis == .horizontal)
  }

  private mutating func drawRule(_ stacked: StackedMark) {
    guard let frame = frames.frame(of: stacked) else { return }
    let moved = offset(frame, of: stacked.mark)
    let path = Path { path in
      path.move(to: moved.origin)
      path.addLine(to: Point(x: moved.maxX, y: moved.maxY))
    }
    let style = lineStyle(of: stacked.mark, usual: StrokeStyle(lineWidth: 1))
    add(path, in: moved, of: stacked.mark, stroke: style)
  }

  private mutating func drawPoint(_ stacked: StackedMark) {
    guard let point = frames.points(of: stacked)?.high else { return }
    drawSymbol(of: stacked.mark, at: point, usual: .circle)
  }

  private mutating func drawSymbol(
    of mark: ChartMark, at point: Point, usual: BasicChartSymbolShape
  ) {
    var shape = SymbolShape(usual)
    switch mark.symbol {
    case .view(let view)?:
      guard let size = PreparedLayout(view, in: plan.environment).size(for: .unspecified) else {
        return
      }
      let frame = Rect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height)
      finish(AnyView(view.foregroundStyle(style(of: mark))), in: frame, of: mark)
      return
    case .shape(let chosen)?: shape = chosen
    case .by(let value)?: shape = scales.symbol(of: value.start)
    case nil: break
    }
    let area = mark.sizeValue.flatMap { scales.sizes?.area(of: $0.start) }
    let side = shape.side(ofArea: mark.symbolSize ?? area ?? 36)
    let frame = Rect(
      x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    add(shape.path(in: frame), in: frame, of: mark)
  }

  private mutating func drawSeries(_ marks: [StackedMark]) {
    guard let first = marks.first?.mark else { return }
    let points = marks.compactMap { frames.points(of: $0) }
    guard !points.isEmpty else { return }
    let method = first.interpolation ?? .linear
    // Curves are those of functions of the place along which an area reaches.
    let isFlipped = first.kind == .area && marks[0].valueAxis == nil && isBetween(first.x)
    func pieces(_ points: [Point]) -> [CurvePiece] {
      guard isFlipped else { return CurvePiece.pieces(through: points, method) }
      return CurvePiece.pieces(through: points.map(\.flipped), method).map { piece in
        var piece = piece
        (piece.start, piece.end) = (piece.start.flipped, piece.end.flipped)
        (piece.control1, piece.control2) = (piece.control1.flipped, piece.control2.flipped)
        return piece
      }
    }
    var path = Path()
    path.move(to: points[0].high)
    for piece in pieces(points.map(\.high)) { piece.add(to: &path) }
    if first.kind == .area {
      let lower = pieces(points.map(\.low))
      path.addLine(to: points[points.count - 1].low)
      for piece in lower.reversed() { piece.reversed.add(to: &path) }
      path.closeSubpath()
      add(path, in: path.boundingRect, of: first, annotated: false)
    } else {
      let style = lineStyle(of: first, usual: LineStyleScale.usual)
      add(path, in: path.boundingRect, of: first, stroke: style, annotated: false)
    }
    for (mark, point) in zip(marks.filter { frames.points(of: $0) != nil }, points) {
      if mark.mark.symbol != nil {
        drawSymbol(of: mark.mark, at: point.high, usual: .circle)
      } else {
        annotate(mark.mark, Rect(origin: point.high, size: .zero))
      }
    }
  }

  private func isBetween(_ extent: MarkExtent) -> Bool {
    if case .between = extent { true } else { false }
  }

  private mutating func drawSector(
    _ stacked: StackedMark, after before: Double, of total: Double
  ) {
    guard total > 0 else { return }
    let size = plan.plot.size
    let sector = SectorShape(
      start: before / total * 360, sweep: stacked.share / total * 360,
      mark: stacked.mark, center: Point(x: size.width / 2, y: size.height / 2),
      radius: min(size.width, size.height) / 2)
    let frame = offset(sector.path.boundingRect, of: stacked.mark)
    add(
      sector.path.offsetBy(dx: stacked.mark.offset.width, dy: stacked.mark.offset.height),
      in: frame, of: stacked.mark, annotated: false)
    annotate(stacked.mark, Rect(origin: sector.middle, size: .zero), usual: .overlay)
  }

  // MARK: Looks

  private func offset(_ frame: Rect, of mark: ChartMark) -> Rect {
    Rect(
      x: frame.minX + mark.offset.width, y: frame.minY + mark.offset.height, width: frame.width,
      height: frame.height)
  }

  private func style(of mark: ChartMark) -> AnyShapeStyle {
    switch mark.style {
    case .fixed(let style)?: style
    case .by(let value)?: scales.style(of: value.start)
    case nil: AnyShapeStyle(StyleScale.usual[0])
    }
  }

  private func lineStyle(of mark: ChartMark, usual: StrokeStyle) -> StrokeStyle {
    switch mark.line {
    case .fixed(let style)?: style
    case .by(let value)?: scales.lineStyle(of: value.start, usual: usual)
    case nil: usual
    }
  }

  private mutating func add(
    _ path: Path, in frame: Rect, of mark: ChartMark, stroke: StrokeStyle? = nil,
    lying: Bool = false, annotated: Bool = true
  ) {
    // A style that goes over the plot is that of a shape as large as the plot.
    let frame =
      mark.alignsStyleWithPlot == true ? Rect(origin: .zero, size: plan.plot.size) : frame
    let shape = PlacedPath(path: path, frame: frame)
    let style = style(of: mark)
    let view = stroke.map { AnyView(shape.stroke(style, style: $0)) } ?? AnyView(shape.fill(style))
    finish(view, in: frame, of: mark)
    if annotated { annotate(mark, path.boundingRect, usual: lying ? .trailing : .top) }
  }

  private mutating func finish(_ view: AnyView, in frame: Rect, of mark: ChartMark) {
    let look = mark.innermostLook
    var view = look.changed(AnyView(view.frame(width: frame.width, height: frame.height)))
    if mark.isAccessibilityHidden {
      view = AnyView(view.accessibilityHidden(true))
    } else if let label = mark.accessibilityLabel ?? Self.spoken(mark) {
      let value = mark.accessibilityValue.map { Text(verbatim: ", ") + $0 }
      view = AnyView(view.accessibilityLabel(value.map { label + $0 } ?? label))
    }
    view = AnyView(view.offset(x: frame.minX, y: frame.minY))
    drawn.append(DrawnMark(look.masked(view, in: plan), of: mark))
  }

  /// The label of a mark for screen readers; nil for one that is a part of a line.
  private static func spoken(_ mark: ChartMark) -> Text? {
    guard mark.kind != .line, mark.kind != .area, mark.kind != .rule else { return nil }
    let values = [mark.x.single, mark.y.single].compactMap { $0 }
    return values.reduce(nil) { text, value in
      let part = value.label + Text(verbatim: " \(value.start.name)")
      return text.map { $0 + Text(verbatim: ", ") + part } ?? part
    }
  }

  private mutating func annotate(
    _ mark: ChartMark, _ bounds: Rect, usual: AnnotationPosition = .top
  ) {
    for annotation in mark.annotations {
      let placed = annotation.placed(beside: bounds, usual: usual, in: plan)
      guard let placed else { continue }
      drawn.append(DrawnMark(AnyView(Placed(placed)), of: mark))
    }
  }
}

extension Point {
  /// The point with its coordinates exchanged.
  fileprivate var flipped: Point { Point(x: y, y: x) }
}
