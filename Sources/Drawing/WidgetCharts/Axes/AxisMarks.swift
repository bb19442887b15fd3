// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// Grid lines, ticks and labels at values of an axis.
public struct AxisMarks: AxisContent {
  /// The axis, as charts know it.
  public let axisGroups: [AxisGroup]

  /// Creates the usual grid line, tick and label at values of an axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    axisGroups = [
      AxisGroup(position: position, values: values, stroke: stroke, preset: preset)
    ]
  }

  /// Creates the usual grid line, tick and label at the given values of an axis.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map { PlottedValue($0) })), stroke: stroke)
  }

  /// Creates the marks that a closure makes for each value of an axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    axisGroups = [
      AxisGroup(
        position: position, values: values, stroke: stroke, preset: preset,
        parts: { content($0).axisParts })
    ]
  }

  /// Creates the marks that a closure makes for each of the given values of an axis.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map { PlottedValue($0) })), stroke: stroke,
      content: content)
  }

  /// The same parts at all values of an axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in
      AnyAxisMark(axisParts: content().axisParts)
    }
  }

  /// The same parts at given values of an axis.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in
      AnyAxisMark(axisParts: content().axisParts)
    }
  }
}

extension AxisMarks {
  /// Creates the usual grid line, tick and label at values of an axis, with texts of a closure.
  package init(
    preset: AxisMarkPreset, position: AxisMarkPosition, values: AxisMarkValues,
    stroke: StrokeStyle?, text: @escaping (PlottedValue) -> Text
  ) {
    axisGroups = [
      AxisGroup(position: position, values: values, stroke: stroke, preset: preset, text: text)
    ]
  }
}

/// A line over the plot at a value.
public struct AxisGridLine: AxisMark {
  /// The line, as charts know it.
  public let axisParts: [AxisPart]

  /// A line; for a unit of time it can be in the middle of the unit.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    axisParts = [AxisPart(kind: .gridLine(stroke, isCentered: centered))]
  }
}

/// A short line at the edge of the plot, at a value.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable {
      case automatic
      case points(Double)
      case label(more: Double)
    }

    let kind: Kind

    /// The length that ticks have by default.
    public static let automatic = Length(kind: .automatic)

    /// The length of the labels in the direction of the ticks.
    public static let label = Length(kind: .label(more: 0))

    /// The length of the longest label in the direction of the ticks.
    public static let longestLabel = Length(kind: .label(more: 0))

    /// The length of the longest label in the direction of the ticks, and an additional length in points.
    public static func longestLabel(extendPastBy length: Double) -> Length {
      Length(kind: .label(more: length))
    }

    /// The length of the labels in the direction of the ticks, and an additional length in points.
    public static func label(extendPastBy length: Double) -> Length {
      Length(kind: .label(more: length))
    }

    /// Creates a length in points; a negative one counts as 0.
    public init(floatLiteral value: Double) { kind = .points(max(0, value)) }

    /// Creates a length in points; a negative one counts as 0.
    public init(integerLiteral value: Int) { kind = .points(Double(max(0, value))) }

    init(kind: Kind) { self.kind = kind }
  }

  /// The line, as charts know it.
  public let axisParts: [AxisPart]

  /// Creates a tick; centered, it is in the middle of a unit of time.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    axisParts = [
      AxisPart(kind: .tick(length, stroke, isCentered: centered))
    ]
  }

  /// Creates a tick of a length in points; a negative one counts as 0.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: Double, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(floatLiteral: length), stroke: stroke)
  }
}

extension AxisMark {
  /// Draws lines and labels in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }

  /// Moves the part, in points to the right and down.
  public func offset(x: Double = 0, y: Double = 0) -> some AxisMark {
    changing { part in
      part.offset = Size(width: part.offset.width + x, height: part.offset.height + y)
    }
  }

  /// Moves the part, in points to the right and down.
  public func offset(_ distance: Size) -> some AxisMark {
    offset(x: distance.width, y: distance.height)
  }

  private func changing(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
    var mark = AnyAxisMark(axisParts: axisParts)
    for index in mark.axisParts.indices { change(&mark.axisParts[index]) }
    return mark
  }
}
