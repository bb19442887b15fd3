// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// Grid lines, ticks and labels at values of an axis.
public struct AxisMarks: AxisContent {
  /// The axis, as charts know it.
  public let axisGroups: [AxisGroup]

  /// Creates the usual grid line, tick and label at values of an axis.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    axisGroups = [AxisGroup(position: position, values: values, stroke: stroke)]
  }

  /// Creates the usual grid line, tick and label at the given values of an axis.
  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      position: position,
      values: AxisMarkValues(kind: .values(values.map { PlottedValue($0) })), stroke: stroke)
  }

  /// Creates the marks that a closure makes for each value of an axis.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    axisGroups = [
      AxisGroup(position: position, values: values, stroke: stroke) { content($0).axisParts }
    ]
  }

  /// Creates the marks that a closure makes for each of the given values of an axis.
  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    self.init(
      position: position,
      values: AxisMarkValues(kind: .values(values.map { PlottedValue($0) })), stroke: stroke,
      content: content)
  }

  /// The same parts at all values of an axis.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    self.init(position: position, values: values, stroke: stroke) { _ in
      AnyAxisMark(axisParts: content().axisParts)
    }
  }

  /// The same parts at given values of an axis.
  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    self.init(position: position, values: values, stroke: stroke) { _ in
      AnyAxisMark(axisParts: content().axisParts)
    }
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
}

/// A label at a value of an axis.
public struct AxisValueLabel: AxisMark {
  /// The label, as charts know it.
  public let axisParts: [AxisPart]

  private init(_ label: AxisLabel) {
    axisParts = [AxisPart(kind: .label(label))]
  }

  /// Creates a label that writes the value itself.
  ///
  /// - Parameters:
  ///   - centered: Whether the label of a unit of time is in the middle of the unit.
  ///   - anchor: The part of the label that is at the value.
  ///   - horizontalSpacing: How much farther from the plot or from the value it is, in points.
  ///   - verticalSpacing: How much farther down it is, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0
  ) {
    self.init(
      AxisLabel(
        isCentered: centered, anchor: anchor,
        spacing: Size(width: horizontalSpacing, height: verticalSpacing)))
  }

  /// Creates a label with a text that is not localized.
  @_disfavoredOverload public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil
  ) {
    let text = Text(verbatim: String(text))
    self.init(AxisLabel(text: { _ in text }, isCentered: centered, anchor: anchor))
  }

  /// A text that is looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {
    self.init(AxisLabel(text: { _ in Text(key) }, isCentered: centered, anchor: anchor))
  }

  /// Creates a label that shows a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0, @ViewBuilder content: () -> some View
  ) {
    self.init(
      AxisLabel(
        view: AnyView(content()), isCentered: centered, anchor: anchor,
        spacing: Size(width: horizontalSpacing, height: verticalSpacing)))
  }

  /// Creates a label whose text a closure makes from the value.
  package init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, text: @escaping (PlottedValue) -> Text
  ) {
    self.init(AxisLabel(text: text, isCentered: centered, anchor: anchor))
  }
}

extension AxisMark {
  /// Draws lines and labels in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }

  private func changing(_ change: (inout AxisPart) -> Void) -> AnyAxisMark {
    var mark = AnyAxisMark(axisParts: axisParts)
    for index in mark.axisParts.indices { change(&mark.axisParts[index]) }
    return mark
  }
}
