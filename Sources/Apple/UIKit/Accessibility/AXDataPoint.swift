// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A value of a point of a chart: a number or a name.
open class AXDataPointValue: NSObject, NSCopying, @unchecked Sendable {
  /// The number; 0 for a name.
  open var number: Double
  /// The name; nil for a number.
  open var category: String?

  /// Creates a value of a number.
  public init(number: Double) {
    self.number = number
    super.init()
  }

  /// Creates a value of a name.
  public init(category: String) {
    (number, self.category) = (0, category)
    super.init()
  }

  /// Returns a value of the same number or name.
  open func copy(with zone: NSZone? = nil) -> Any {
    category.map(AXDataPointValue.init(category:)) ?? AXDataPointValue(number: number)
  }
}

/// A point of a chart.
open class AXDataPoint: NSObject, NSCopying, @unchecked Sendable {
  /// A value on a further axis.
  public enum Value: Hashable, Sendable {
    /// A number on an axis of numbers.
    case number(Double)
    /// A name on an axis of names.
    case category(String)

    fileprivate var object: AXDataPointValue {
      switch self {
      case .number(let number): AXDataPointValue(number: number)
      case .category(let category): AXDataPointValue(category: category)
      }
    }
  }

  /// The value on the horizontal axis.
  open var xValue: AXDataPointValue
  /// The value on the vertical axis; nil for none.
  open var yValue: AXDataPointValue?
  /// The values on further axes.
  open var additionalValues: [AXDataPointValue]
  /// The name of the point with attributes; nil for none.
  open var attributedLabel: NSAttributedString?

  /// The name of the point; nil for none.
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map(NSAttributedString.init(string:)) }
  }

  private init(
    x: AXDataPointValue, y: AXDataPointValue?, additionalValues: [AXDataPointValue],
    label: NSAttributedString?
  ) {
    (xValue, yValue, attributedLabel) = (x, y, label)
    self.additionalValues = additionalValues
    super.init()
  }

  /// Creates a point at a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(
      x: AXDataPointValue(number: x), y: y.map(AXDataPointValue.init(number:)),
      additionalValues: additionalValues.map(\.object),
      label: label.map(NSAttributedString.init(string:)))
  }

  /// Creates a point at a name.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(
      x: AXDataPointValue(category: x), y: y.map(AXDataPointValue.init(number:)),
      additionalValues: additionalValues.map(\.object),
      label: label.map(NSAttributedString.init(string:)))
  }

  /// Returns a point with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataPoint(x: xValue, y: yValue, additionalValues: additionalValues, label: attributedLabel)
  }
}

/// Points of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the points, with attributes.
  open var attributedName: NSAttributedString
  /// Whether the points are joined to a line.
  open var isContinuous: Bool
  /// The points, in their order.
  open var dataPoints: [AXDataPoint]

  /// The name of the points; empty if nil was set.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  /// Creates a row of points of a name with attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }

  /// Creates a row of points of a name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous,
      dataPoints: dataPoints)
  }

  /// Returns a row of the same points.
  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(
      attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
  }
}
