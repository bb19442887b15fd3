// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Type-erased axes of a chart.
public struct AnyAxisContent: AxisContent {
  /// The axes, as charts know them.
  public let axisGroups: [AxisGroup]

  init(axisGroups: [AxisGroup]) { self.axisGroups = axisGroups }

  /// Wraps axes of any type.
  public init(_ content: any AxisContent) { axisGroups = content.axisGroups }

  /// Wraps axes of any type.
  public init(erasing content: some AxisContent) { axisGroups = content.axisGroups }
}

/// Type-erased parts of an axis.
public struct AnyAxisMark: AxisMark {
  /// The parts, as charts know them.
  public var axisParts: [AxisPart]

  init(axisParts: [AxisPart]) { self.axisParts = axisParts }

  /// Wraps parts of any type.
  public init(_ content: any AxisMark) { axisParts = content.axisParts }

  /// Wraps parts of any type.
  public init(erasing content: some AxisMark) { axisParts = content.axisParts }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// The axes; none if there is no content.
  public var axisGroups: [AxisGroup] { self?.axisGroups ?? [] }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// The parts; none if there is no content.
  public var axisParts: [AxisPart] { self?.axisParts ?? [] }
}
