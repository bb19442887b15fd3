// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What one axis of a chart means.
public protocol AXDataAxisDescriptor: NSObjectProtocol, NSCopying {
  /// The name of the axis.
  var title: String { get set }
  /// The name of the axis, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers, with the words for them.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
  /// How places on an axis grow with its numbers.
  public enum ScaleType: Int, Sendable {
    /// In proportion to the numbers.
    case linear = 0
    /// With the logarithm to the base 10.
    case log10 = 1
    /// With the natural logarithm.
    case ln = 2
  }

  /// The name of the axis, with attributes.
  open var attributedTitle: NSAttributedString
  /// The smallest and the greatest number of the axis.
  open var range: ClosedRange<Double>
  /// The numbers at which lines cross the chart.
  open var gridlinePositions: [Double]
  /// Returns the words for a number of the axis.
  open var valueDescriptionProvider: (Double) -> String
  /// How places on the axis grow with its numbers.
  open var scaleType = ScaleType.linear

  /// The name of the axis.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// Creates an axis of a name with attributes and of the numbers in a range.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }

  /// Creates an axis of a name and of the numbers in a range.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range,
      gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
  }

  /// Returns an axis with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis of names, such as those of months.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
  /// The name of the axis, with attributes.
  open var attributedTitle: NSAttributedString
  /// The names on the axis, in their order.
  open var categoryOrder: [String]

  /// The name of the axis.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// Creates an axis of a name with attributes and of the names on it.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
    super.init()
  }

  /// Creates an axis of a name and of the names on it.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(
      attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  /// Returns an axis with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(
      attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}
