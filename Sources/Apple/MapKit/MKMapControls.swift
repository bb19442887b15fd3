// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import UIKit

/// A compass of a map, which a widget cannot show.
open class MKCompassButton: UIView {
  /// The map whose direction it shows; nil for none.
  open weak var mapView: MKMapView?
  /// When users see it.
  open var compassVisibility = MKFeatureVisibility.adaptive

  /// Creates the compass of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// The scale of a map, which a widget cannot show.
open class MKScaleView: UIView {
  /// Where the zero of a scale is.
  public enum Alignment: Int, Hashable, Sendable {
    /// Where lines of text start.
    case leading
    /// Where lines of text end.
    case trailing
  }

  /// The map whose scale it shows; nil for none.
  open weak var mapView: MKMapView?
  /// When users see it.
  open var scaleVisibility = MKFeatureVisibility.adaptive
  /// Where the zero is.
  open var legendAlignment = Alignment.leading

  /// Creates the scale of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A button that shows the user on a map, which a widget cannot show.
open class MKUserTrackingButton: UIView {
  /// The map that follows the user; nil for none.
  open weak var mapView: MKMapView?

  /// Creates the button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A button in a bar that shows the user on a map, which a widget cannot show.
open class MKUserTrackingBarButtonItem: UIBarButtonItem, @unchecked Sendable {
  /// The map that follows the user; nil for none.
  open weak var mapView: MKMapView?

  /// Creates the button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
  }
}
