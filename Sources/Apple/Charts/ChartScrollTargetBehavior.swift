// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Where a chart that scrolls comes to rest, which never happens in a widget: it shows the start.

public import Foundation
public import SwiftUI
public import WidgetCharts

/// Where a chart that scrolls comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the place at which a chart comes to rest; never called here.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// What is known when a chart is about to come to rest.
@dynamicMemberLookup public struct ChartScrollTargetBehaviorContext {
  private let context: ScrollTargetBehaviorContext

  /// The scales and the plot of the chart.
  public let chartProxy: ChartProxy

  /// What is known of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    context[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Changes the place at which a chart comes to rest; never called here.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {}
}

/// How many values a gesture passes.
public struct ValueAlignedLimitBehavior: Sendable {
  /// As many as the system decides.
  public static let automatic = ValueAlignedLimitBehavior()
  /// One gesture scrolls by the visible values at most.
  public static let always = ValueAlignedLimitBehavior()
  /// One gesture scrolls by any number of values.
  public static let never = ValueAlignedLimitBehavior()
}

/// Where a chart comes to rest after a long way.
public struct MajorValueAlignment<Value: Plottable> {
  /// At a page of the chart.
  public static var page: MajorValueAlignment { MajorValueAlignment() }

  /// At multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric {
    MajorValueAlignment()
  }

  /// Where the components of a date match.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment
  where Value == Date { MajorValueAlignment() }
}

/// A chart comes to rest at values of its axes.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  fileprivate init() {}

  /// Comes to rest at multiples of a number.
  public init<Value: Plottable & Numeric>(
    unit: Value, majorAlignment: MajorValueAlignment<Value>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Comes to rest where the components of a date match.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Comes to rest at multiples of a number of the horizontal axis, and at multiples of a number of the vertical one.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Comes to rest at multiples of a number of the horizontal axis, and where the components of a date match of the vertical one.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Comes to rest where the components of a date match of the horizontal axis, and at multiples of a number of the vertical one.
  public init<Y: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Comes to rest where the components of a date match of the horizontal axis, and where the components of a date match of the vertical one.
  public init(
    xMatching: DateComponents, yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  /// Changes the place at which a chart comes to rest; never called here.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at multiples of a number.
  public static func valueAligned<Value: Plottable & Numeric>(
    unit: Value, majorAlignment: MajorValueAlignment<Value>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Comes to rest where the components of a date match.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Comes to rest at multiples of a number of the horizontal axis, and at multiples of a number of the vertical one.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Comes to rest at multiples of a number of the horizontal axis, and where the components of a date match of the vertical one.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Comes to rest where the components of a date match of the horizontal axis, and at multiples of a number of the vertical one.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Comes to rest where the components of a date match of the horizontal axis, and where the components of a date match of the vertical one.
  public static func valueAligned(
    xMatching: DateComponents, yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
