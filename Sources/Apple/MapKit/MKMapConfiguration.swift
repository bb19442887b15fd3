// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The look of a map.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  /// How high the ground is drawn.
  public enum ElevationStyle: Int, Sendable {
    /// The ground is flat everywhere.
    case flat = 0
    /// The ground is as high as it is.
    case realistic = 1
  }
  /// How high the ground is drawn.
  open var elevationStyle = ElevationStyle.flat
}

/// The look of a map of roads.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// How strong the colors are.
  public enum EmphasisStyle: Int, Sendable {
    /// The usual colors of maps.
    case `default` = 0
    /// Pale colors, against which content stands out.
    case muted = 1
  }
  /// How strong the colors are.
  open var emphasisStyle = EmphasisStyle.default
  /// Which places are shown; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the traffic is shown.
  open var showsTraffic = false
  /// Creates the usual look of a map.
  public override init() { super.init() }
  /// Creates a look with a height of the ground.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  /// Creates a look with a height of the ground and a strength of colors.
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}

/// The look of a map of satellite images.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {}

/// The look of a map of satellite images with roads.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Which places are shown; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the traffic is shown.
  open var showsTraffic = false
}
