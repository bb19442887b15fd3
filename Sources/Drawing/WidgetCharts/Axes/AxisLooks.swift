// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A preset of how the parts of an axis are placed.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, extended, aligned, inset }

  let kind: Kind

  /// The chart chooses the preset.
  public static let automatic = AxisMarkPreset(kind: .automatic)

  /// Lines that extend past the plot, which they do not here: it is as `automatic`.
  public static let extended = AxisMarkPreset(kind: .extended)

  /// Labels that end where the plot does.
  public static let aligned = AxisMarkPreset(kind: .aligned)

  /// Labels within the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The direction in which the label of a value is read.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// By how much the label is turned, in degrees clockwise.
  let degrees: Double

  /// The chart chooses, which is a horizontal label here.
  public static let automatic = AxisValueLabelOrientation(degrees: 0)

  /// A label that is read from left to right.
  public static let horizontal = AxisValueLabelOrientation(degrees: 0)

  /// A label that is read from top to bottom.
  public static let vertical = AxisValueLabelOrientation(degrees: 90)

  /// A label that is read from bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(degrees: -90)
}

/// What is done about labels that would be on others.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// The least distance from other labels, in points; nil shows the label in any case.
  let spacing: Double?

  /// The chart decides, which leaves out labels that would be on others.
  public static let automatic = AxisValueLabelCollisionResolution(spacing: 2)

  /// The label is shown in any case.
  public static let disabled = AxisValueLabelCollisionResolution(spacing: nil)

  /// A label that would be on another is left out.
  public static let greedy = AxisValueLabelCollisionResolution(spacing: 2)

  /// A label is cut off where another begins; it is left out here.
  public static let truncate = AxisValueLabelCollisionResolution(spacing: 2)

  /// A label that would be too near another is left out; labels are taken in the order of their values here, whatever their priority.
  public static func greedy(
    priority: Double = 0, minimumSpacing: Double? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(spacing: minimumSpacing ?? 2)
  }
}
