// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A bin of data: from one value to the next.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The first value of the bin.
  public let lowerBound: Bound

  /// The end of the bin, which only the last bin includes.
  public let upperBound: Bound

  private let isLast: Bool

  package init(lowerBound: Bound, upperBound: Bound, isLast: Bool) {
    (self.lowerBound, self.upperBound, self.isLast) = (lowerBound, upperBound, isLast)
  }

  /// Whether a value is in the bin.
  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || (isLast && value == upperBound))
  }

  /// The part of a collection whose places are in the bin; that of the last bin has no element at its end.
  public func relative<Elements: Collection>(to collection: Elements) -> Range<Bound>
  where Elements.Index == Bound { lowerBound..<max(lowerBound, upperBound) }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Equatable where Bound: Equatable {}

/// Thresholds in rising order, and which bin a value is in.
package struct BinThresholds<Value: Comparable> {
  /// The begins of the bins, and the end of the last one; at least two.
  package let values: [Value]

  /// Takes thresholds; they are sorted, and equal ones count once.
  package init(_ values: [Value]) {
    var sorted: [Value] = []
    for value in values.sorted() where sorted.last != value { sorted.append(value) }
    self.values = sorted
  }

  /// The number of bins.
  package var count: Int { max(0, values.count - 1) }

  /// The bin in which a value is; the first or the last for one that is before or after all of them.
  package func index(for value: Value) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return min(max(0, low - 1), max(0, count - 1))
  }

  /// The bin of a number.
  package subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: values[index], upperBound: values[index + 1], isLast: index == count - 1)
  }
}

extension BinThresholds: Sendable where Value: Sendable {}
extension BinThresholds: Equatable {}

extension PlottableValue where Value: Comparable {
  /// A bin of data, with a name that is looked up in the widget's tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> Self {
    .value(Text(labelKey), bin)
  }

  /// A bin of data, with a name.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ bin: ChartBinRange<Value>
  ) -> Self {
    .value(Text(verbatim: String(label)), bin)
  }

  /// A bin of data, with a name.
  public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> Self {
    .value(label, from: bin.lowerBound, to: bin.upperBound)
  }
}
