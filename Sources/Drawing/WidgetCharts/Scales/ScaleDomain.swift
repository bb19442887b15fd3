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
  /// A change of the values of a domain that was inferred.
  typealias Change = ([PlottedValue]) -> [PlottedValue]

  enum Kind {
    case automatic(includesZero: Bool?, isReversed: Bool, change: Change? = nil)
    case values([PlottedValue])
  }

  var kind: Kind

  /// The values that are given; nil if the domain is automatic.
  var values: [PlottedValue]? {
    if case .values(let values) = kind { values } else { nil }
  }

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
  ///   - reversed: Whether it goes from the right, or from the top; nil is as usual, not reversed.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      domain: ChartDomain(
        kind: .automatic(includesZero: includesZero, isReversed: reversed ?? false)))
  }

  /// The domain that a function makes of the one that follows from the values of the chart.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers begin or end at 0 if they would not reach it; nil is as usual, with 0.
  ///   - reversed: Whether it goes from the right, or from the top; nil is as usual, not reversed.
  ///   - dataType: The type of the values; if those of the chart are of another one, the function is not called.
  ///   - modifyInferredDomain: Changes the domain: two numbers or dates, or all categories.
  /// - Returns: The domain.
  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type,
    modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain {
    let change: ChartDomain.Change = { inferred in
      var values = inferred.compactMap { Value(plotted: $0) }
      guard values.count == inferred.count else { return inferred }
      modifyInferredDomain(&values)
      return values.map { PlottedValue($0) }
    }
    return AutomaticScaleDomain(
      domain: ChartDomain(
        kind: .automatic(
          includesZero: includesZero, isReversed: reversed ?? false, change: change)))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The categories in their order, or the ends of numbers and moments: the first that is greater reverses the scale.
  public var domain: ChartDomain { ChartDomain(kind: .values(map { PlottedValue($0) })) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
  /// The categories in their order, or the ends of numbers and moments, as of an array.
  public var domain: ChartDomain { Array(self).domain }
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
