// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation
public import UIKit

/// An object at a coordinate of a map.
public protocol MKAnnotation: AnyObject {
  /// The coordinate of the annotation.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; nil if there is none.
  var title: String? { get }
  /// The subtitle; nil if there is none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// The default title: nil.
  public var title: String? { nil }
  /// The default subtitle: nil.
  public var subtitle: String? { nil }
}

/// An annotation with a coordinate and a title.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The coordinate of the annotation.
  open var coordinate = CLLocationCoordinate2D()
  /// The title; nil if there is none.
  open var title: String?
  /// The subtitle; nil if there is none.
  open var subtitle: String?
}

/// A view that shows an annotation on a map.
///
/// Maps are not drawn here, but a widget can use the view's image and offset.
open class MKAnnotationView: NSObject, @unchecked Sendable {
  /// The annotation that the view shows; nil if there is none.
  open var annotation: (any MKAnnotation)?
  /// The image of the view, which sets the size of its bounds; nil if there is none.
  open var image: UIImage? {
    didSet { bounds.size = image?.size ?? bounds.size }
  }
  /// The distance from the coordinate to the center of the view, in points.
  open var centerOffset = CGPoint.zero
  /// The frame of the view in its own coordinates, in points.
  open var bounds = CGRect.zero

  /// Creates a view of an annotation; the reuse identifier is ignored.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
  }
}

/// A balloon-shaped marker at a coordinate.
open class MKMarkerAnnotationView: MKAnnotationView, @unchecked Sendable {
  /// The color of the balloon; nil is the default color.
  open var markerTintColor: UIColor?
  /// The image in the balloon; nil if there is none.
  open var glyphImage: UIImage?
  /// The text in the balloon; nil if there is none.
  open var glyphText: String?
  /// The color of the image or text in the balloon; nil is the default color.
  open var glyphTintColor: UIColor?
}

/// A pin at a coordinate.
open class MKPinAnnotationView: MKAnnotationView, @unchecked Sendable {
  /// The color of the pin's head; nil is the default color.
  open var pinTintColor: UIColor?
}
