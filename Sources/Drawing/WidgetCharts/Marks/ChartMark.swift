// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A mark as it was written, with all that its modifiers say.
struct ChartMark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// The style of a mark: a shape style, or the category that decides on one.
  enum Style {
    case fixed(AnyShapeStyle)
    case by(ChartValue)
  }

  /// The symbol of a point: a shape, a view, or what stands for a category.
  enum Symbol {
    case shape(SymbolShape)
    case view(AnyView)
    case by(ChartValue)
  }

  enum LineLook {
    case fixed(StrokeStyle)
    case by(ChartValue)
  }

  /// Where a mark is beside those of other categories.
  struct Group {
    var value: ChartValue
    var axis: Axis?
    var span: MarkDimension
  }

  var kind: Kind
  var x = MarkExtent.all
  var y = MarkExtent.all
  /// The width of bars and rectangles, or their height if they lie.
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: PlottedValue?
  /// The function whose graph the mark is; nil for a mark of values.
  var function: ChartFunction?

  var style: Style?
  var symbol: Symbol?
  /// The area of the symbol in square points.
  var symbolSize: Double?
  /// The value that the area of the symbol represents; nil for none.
  var sizeValue: ChartValue?
  var line: LineLook?
  var interpolation: InterpolationMethod?
  var cornerRadius: Double?
  var cornerStyle = RoundedCornerStyle.continuous
  var group: Group?
  /// By how much the mark is moved, in points to the right and down.
  var offset = Size.zero
  /// By how much more its ends are moved than its starts, in points.
  var stretch = Size.zero
  var alignsStyleWithPlot: Bool?
  var annotations: [MarkAnnotation] = []
  /// How the mark is drawn, or the outermost layer that it is in.
  var look = MarkLook()
  /// The layers that the mark is in, the innermost first.
  var layers: [MarkLayer] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var isAccessibilityHidden = false

  // Of sectors.
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset = 0.0

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Which line or area the mark is a point of.
  var seriesKey: [PlottedValue] {
    var key = series.map { [$0] } ?? []
    if case .by(let value) = style { key.append(value.start) }
    if case .by(let value) = symbol { key.append(value.start) }
    if case .by(let value) = line { key.append(value.start) }
    return key
  }
}

/// Where a mark is along an axis.
enum MarkExtent {
  /// Over all of the axis.
  case all
  /// At a value, or over its unit of time, its range or its category.
  case at(ChartValue)
  /// From a value to another.
  case between(ChartValue, ChartValue)
  /// From a place of the plot to another, in points from the left or from the top; nil is the edge.
  case points(Double?, Double?)
  /// In the middle of the plot.
  case middle

  /// The values of the extent.
  var values: [ChartValue] {
    switch self {
    case .all, .points, .middle: []
    case .at(let value): [value]
    case .between(let start, let end): [start, end]
    }
  }

  /// The single value; nil for any other extent.
  var single: ChartValue? {
    if case .at(let value) = self { value } else { nil }
  }
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// The distance from the mark in points; nil for the usual one.
  var spacing: Double?
  var overflow = AnnotationOverflowResolution()
  /// The view, given the size of the mark.
  var content: (Size) -> AnyView
}
