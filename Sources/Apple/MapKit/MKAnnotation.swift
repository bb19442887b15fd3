// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation
public import UIKit

/// Something at a point of a map.
public protocol MKAnnotation: AnyObject {
  /// The point.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is; nil is not said.
  var title: String? { get }
  /// More of it; nil is not said.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Not said.
  public var title: String? { nil }
  /// Not said.
  public var subtitle: String? { nil }
}

/// A point of a map with a name.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The point.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is.
  open var title: String?
  /// More of it.
  open var subtitle: String?
}

/// What shows something at a point of a map.
///
/// A widget draws of it what it asks for: its image and its place.
open class MKAnnotationView: NSObject, @unchecked Sendable {
  /// What is shown.
  open var annotation: (any MKAnnotation)?
  /// The image; nil is none.
  open var image: UIImage? {
    didSet { bounds.size = image?.size ?? bounds.size }
  }
  /// How far the middle is from the point.
  open var centerOffset = CGPoint.zero
  /// The room that it takes.
  open var bounds = CGRect.zero

  /// Makes a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
  }
}

/// A balloon at a point of a map.
open class MKMarkerAnnotationView: MKAnnotationView, @unchecked Sendable {
  /// The color of the balloon.
  open var markerTintColor: UIColor?
  /// The image in it.
  open var glyphImage: UIImage?
  /// The text in it.
  open var glyphText: String?
  /// The color of what is in it.
  open var glyphTintColor: UIColor?
}

/// A pin at a point of a map.
open class MKPinAnnotationView: MKAnnotationView, @unchecked Sendable {
  /// The color of the pin.
  open var pinTintColor: UIColor?
}
