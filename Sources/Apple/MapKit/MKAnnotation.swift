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
open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
  /// The coordinate of the annotation.
  open var coordinate = CLLocationCoordinate2D()

  /// Creates an annotation at a coordinate of zeros.
  public override init() { super.init() }
  /// Creates an annotation at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {
    super.init()
    self.coordinate = coordinate
  }
  /// Creates an annotation at a coordinate with two texts; nil is no text.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
  /// Creates an annotation at a coordinate with two texts, by the name that Swift gives it; nil is no text.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) { self.init(coordinate: coordinate, title: title, subtitle: subtitle) }
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
  /// The frame of the view in those of the map, in points.
  open var frame = CGRect.zero
  /// The name under which unused views are kept; nil for none.
  public let reuseIdentifier: String?
  /// The distance from the usual place of the bubble, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether a bubble is shown when the view is chosen.
  open var canShowCallout = false
  /// Whether the view can be chosen.
  open var isEnabled = true
  /// Whether the view is being touched.
  open var isHighlighted = false
  /// Whether the view is chosen.
  open var isSelected = false
  /// Whether the user can move the view.
  open var isDraggable = false
  /// The view at the left of the bubble; nil for none.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right of the bubble; nil for none.
  open var rightCalloutAccessoryView: UIView?
  /// The view under the title of the bubble; nil for none.
  open var detailCalloutAccessoryView: UIView?
  /// Which views are shown if there is no room for all.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The name of those views that are shown as one; nil for none.
  open var clusteringIdentifier: String?

  /// Creates a view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { reuseIdentifier = nil }

  /// Prepares the view for another annotation.
  open func prepareForReuse() {}
  /// Prepares the view for the map; never called here.
  open func prepareForDisplay() {}
  /// Sets whether the view is chosen, without a movement.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// Which views of annotations are shown if there is no room for all.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number, of which 1000 is the highest.
  public let rawValue: Float
  /// Creates a priority with a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority with a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The view is always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// The view is mostly shown.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// The view is shown if there is room.
  public static let defaultLow = MKFeatureDisplayPriority(250)
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
  /// The image in the balloon when it is chosen; nil for the same.
  open var selectedGlyphImage: UIImage?
  /// Whether the title is under the balloon.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the subtitle is under the balloon.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether the balloon falls onto the map.
  open var animatesWhenAdded = false
}

/// Whether a part of a marker is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the system chooses.
  case adaptive = 0
  /// The part is never shown.
  case hidden = 1
  /// The part is always shown.
  case visible = 2
}

/// A pin at a coordinate.
open class MKPinAnnotationView: MKAnnotationView, @unchecked Sendable {
  /// The color of the pin's head; nil is the default color.
  open var pinTintColor: UIColor?
}
