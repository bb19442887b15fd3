// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The domain of a scale: the values that it shows.
public protocol ScaleDomain {
  /// The domain as charts know it.
  var domain: ChartDomain { get }
}

/// The values of a scale, as charts know them.
public struct ChartDomain {
  enum Kind {
    case automatic(includesZero: Bool?, isReversed: Bool)
    case values([PlottedValue])
  }

  var kind: Kind

  /// The numbers from the smaller end to the larger; nil if the domain is automatic or not of numbers.
  var numbers: ClosedRange<Double>? {
    guard case .values(let values) = kind else { return nil }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard numbers.count == values.count, let low = numbers.min(), let high = numbers.max() else {
      return nil
    }
    return low...high
  }
}

/// A domain that follows from the values of the chart.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The domain as charts know it.
  public let domain: ChartDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain that follows from the values of the chart.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The domain that follows from the values of the chart.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers begin or end at 0 if they would not reach it; nil is as usual, with 0.
  ///   - reversed: Whether it goes from the right, or from the top.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      domain: ChartDomain(kind: .automatic(includesZero: includesZero, isReversed: reversed)))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The categories in their order, or the ends of numbers and moments: the first that is greater reverses the scale.
  public var domain: ChartDomain { ChartDomain(kind: .values(map { PlottedValue($0) })) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The domain from the lower to the upper bound.
  public var domain: ChartDomain {
    ChartDomain(kind: .values([PlottedValue(lowerBound), PlottedValue(upperBound)]))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// The domain from the lower to the upper bound.
  public var domain: ChartDomain {
    ChartDomain(kind: .values([PlottedValue(lowerBound), PlottedValue(upperBound)]))
  }
}

/// The padding at the ends of a scale.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  var start: Double
  var end: Double

  /// The plot without a distance at both ends, in points.
  public static func plotDimension(padding: Double = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// The plot without a distance at each end, in points.
  public static func plotDimension(
    startPadding: Double = 0, endPadding: Double = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
