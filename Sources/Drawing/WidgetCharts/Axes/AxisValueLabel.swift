// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

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
  ///   - multiLabelAlignment: How labels of one value are aligned; there is one here, so that it changes nothing.
  ///   - collisionResolution: What is done if it would be on another label.
  ///   - offsetsMarks: Whether ticks are moved by the label, which they are not here.
  ///   - orientation: The direction in which it is read.
  ///   - horizontalSpacing: How much farther from the plot or from the value it is, in points.
  ///   - verticalSpacing: How much farther down it is, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.init(
      AxisLabel(
        isCentered: centered, anchor: anchor,
        spacing: Size(width: horizontalSpacing ?? 0, height: verticalSpacing ?? 0),
        collisions: collisionResolution, orientation: orientation))
  }

  /// Creates a label with a text that is not localized.
  @_disfavoredOverload public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    let text = Text(verbatim: String(text))
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { _ in text }
  }

  /// Creates a label with a text that is looked up in the widget's tables of strings.
  public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { _ in Text(key) }
  }

  /// Creates a label that shows a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) {
    self.init(
      AxisLabel(
        view: AnyView(content()), isCentered: centered, anchor: anchor,
        spacing: Size(width: horizontalSpacing ?? 0, height: verticalSpacing ?? 0),
        collisions: collisionResolution, orientation: orientation))
  }

  /// Creates a label whose text a closure makes from the value.
  package init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    text: @escaping (PlottedValue) -> Text
  ) {
    self.init(
      AxisLabel(
        text: text, isCentered: centered, anchor: anchor,
        spacing: Size(width: horizontalSpacing ?? 0, height: verticalSpacing ?? 0),
        collisions: collisionResolution, orientation: orientation))
  }
}
