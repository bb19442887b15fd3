// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The axes of a chart along one side: grid lines, ticks and labels at values.
public protocol AxisContent {
  /// The axes, as charts know them.
  var axisGroups: [AxisGroup] { get }
}

extension AxisContent {
  /// Draws the lines and the labels of the axis in a layer of their own, so that what changes it changes all of them at once.
  public func compositingLayer() -> some AxisContent { inLayer { $0 } }

  /// Draws the lines and the labels of the axis in a layer of their own, which a closure changes as a view; it is as large as the plot.
  public func compositingLayer(
    @ViewBuilder style: @escaping (ChartLayerContent) -> some View
  ) -> some AxisContent {
    inLayer { AnyView(style(ChartLayerContent(view: $0))) }
  }

  private func inLayer(_ style: @escaping (AnyView) -> AnyView) -> AnyAxisContent {
    AnyAxisContent(
      axisGroups: axisGroups.map { group in
        var group = group
        group.layers.append(style)
        return group
      })
  }
}

/// A part of an axis at one value: a grid line, a tick, a label.
public protocol AxisMark {
  /// The parts, as charts know them.
  var axisParts: [AxisPart] { get }
}

/// Values of an axis and what is drawn at them.
public struct AxisGroup {
  var position: AxisMarkPosition
  var values: AxisMarkValues
  var stroke: StrokeStyle?
  var preset = AxisMarkPreset.automatic
  /// The texts of the usual labels; nil writes the values themselves.
  var text: ((PlottedValue) -> Text)?
  /// The parts that are drawn at a value; nil for the usual ones.
  var parts: ((AxisValue) -> [AxisPart])?
  /// The changes of the axis as a view, the innermost first; an axis that has some is drawn in a layer of its own.
  var layers: [(AnyView) -> AnyView] = []
}

/// A part of what is drawn at a value of an axis.
public struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle?, isCentered: Bool?)
    case tick(AxisTick.Length, StrokeStyle?, isCentered: Bool?)
    case label(AxisLabel)
  }

  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
  /// By how much it is moved to the right and down, in points.
  var offset = Size.zero
}

/// A label of an axis.
struct AxisLabel {
  /// The text of the label; nil writes the value itself.
  var text: ((PlottedValue) -> Text)?
  /// A view in its place.
  var view: AnyView?
  var isCentered: Bool?
  var anchor: UnitPoint?
  var spacing = Size.zero
  var collisions = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
}

/// The value at which something of an axis is drawn.
public struct AxisValue {
  let value: PlottedValue

  /// The number of the value, from 0 on.
  public let index: Int

  /// The number of values.
  public let count: Int

  /// The value as a type; nil if it is none of it.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    Value(plotted: value)
  }
}

/// The side of the plot on which an axis is drawn.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// Below, and on the trailing side.
  public static let automatic = AxisMarkPosition(kind: .automatic)

  /// The axis is on the leading side of the plot.
  public static let leading = AxisMarkPosition(kind: .leading)

  /// The axis is on the trailing side of the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)

  /// The axis is above the plot.
  public static let top = AxisMarkPosition(kind: .top)

  /// The axis is below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The values at which marks of an axis are drawn.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?, least: Double?)
    case stride(Double)
    case timeStride(ChartTimeUnit, count: Int)
    case values([PlottedValue])
  }

  let kind: Kind

  /// Round values, and all categories.
  public static let automatic = AxisMarkValues(kind: .automatic(count: nil, least: nil))

  /// Round values, about as many as a count, and all categories.
  ///
  /// Whether the first and the last one are round follows from the domain of the scale here, and not from what is asked for.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount.map { max(1, $0) }, least: nil))
  }

  /// Round values at least a distance from each other, and all categories.
  public static func automatic(
    minimumStride: some BinaryFloatingPoint, desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount.map { max(1, $0) }, least: Double(minimumStride)))
  }

  /// The multiples of a number.
  public static func stride(
    by step: some BinaryFloatingPoint, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(step)))
  }

  /// The begins of units of time.
  public static func stride(
    by unit: ChartTimeUnit, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .timeStride(unit, count: count))
  }
}

/// A result builder that composes axes.
@resultBuilder public enum AxisContentBuilder {
  /// Returns an axis as it is.
  public static func buildExpression(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(axisGroups: content.axisGroups)
  }

  /// Joins axes in their order.
  public static func buildBlock(_ content: AnyAxisContent...) -> AnyAxisContent {
    AnyAxisContent(axisGroups: content.flatMap(\.axisGroups))
  }

  /// Takes the axes of an `if` without `else`.
  public static func buildOptional(_ content: AnyAxisContent?) -> AnyAxisContent {
    content ?? AnyAxisContent(axisGroups: [])
  }

  /// Takes the axes of the first branch.
  public static func buildEither(first content: AnyAxisContent) -> AnyAxisContent { content }

  /// Takes the axes of the second branch.
  public static func buildEither(second content: AnyAxisContent) -> AnyAxisContent { content }
}

/// Composes what is drawn at a value of an axis.
@resultBuilder public enum AxisMarkBuilder {
  /// Returns a part as it is.
  public static func buildExpression(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(axisParts: content.axisParts)
  }

  /// Joins the parts in their order.
  public static func buildBlock(_ content: AnyAxisMark...) -> AnyAxisMark {
    AnyAxisMark(axisParts: content.flatMap(\.axisParts))
  }

  /// Takes the parts of an `if` without `else`.
  public static func buildOptional(_ content: AnyAxisMark?) -> AnyAxisMark {
    content ?? AnyAxisMark(axisParts: [])
  }

  /// Takes the parts of the first branch.
  public static func buildEither(first content: AnyAxisMark) -> AnyAxisMark { content }

  /// Takes the parts of the second branch.
  public static func buildEither(second content: AnyAxisMark) -> AnyAxisMark { content }
}
