// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view whose chart VoiceOver explains and plays as sounds, which never happens here.
@MainActor @preconcurrency public protocol AXChart: NSObjectProtocol {
  /// What the chart shows; nil for no chart.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// What a chart shows, for users who do not see it.
open class AXChartDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The direction in which a chart is read.
  public enum ContentDirection: Int, Sendable {
    /// From the left to the right.
    case leftToRight = 0
    /// From the right to the left.
    case rightToLeft = 1
    /// From the top to the bottom.
    case topToBottom = 2
    /// From the bottom to the top.
    case bottomToTop = 3
    /// Around the middle, as the hands of a clock.
    case radialClockwise = 4
    /// Around the middle, against the hands of a clock.
    case radialCounterClockwise = 5
  }

  /// The name of the chart with attributes; nil for none.
  open var attributedTitle: NSAttributedString?
  /// What the chart says, in a sentence; nil for none.
  open var summary: String?
  /// The horizontal axis, of numbers or names.
  open var xAxis: any AXDataAxisDescriptor
  /// The vertical axis; nil for none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// The axes after the first two.
  open var additionalAxes: [any AXDataAxisDescriptor]
  /// The rows of points.
  open var series: [AXDataSeriesDescriptor]
  /// The direction in which the chart is read.
  open var contentDirection = ContentDirection.leftToRight
  /// The place of the points on the screen.
  open var contentFrame = CGRect.zero

  /// The name of the chart; nil for none.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map(NSAttributedString.init(string:)) }
  }

  /// Creates a description of a chart with a name that has attributes.
  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
    super.init()
  }

  /// Creates a description of a chart.
  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map(NSAttributedString.init(string:)), summary: summary,
      xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }

  /// Returns a description with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: additionalAxes, series: series)
    (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
    return copy
  }
}

/// Sounds for a value that changes, which are never played here.
open class AXLiveAudioGraph: NSObject, @unchecked Sendable {
  /// Starts nothing, as there are no sounds here.
  open class func start() {}
  /// Plays nothing for a value from 0 to 1.
  open class func updateValue(_ value: Double) {}
  /// Ends nothing, as nothing is played.
  open class func stop() {}
}
