// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreLocation
public import Foundation

/// The address of a place on a map.
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {
  /// The location, in degrees of latitude and longitude.
  public let coordinate: CLLocationCoordinate2D

  /// Creates an address of a place without further parts.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  /// Creates an address of a place; its parts are not kept.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
  }

  /// Creates the address of another place.
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
  }

  /// The place with its accuracy.
  open var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  /// The time zone; nil here.
  open var timeZone: TimeZone? { nil }
  /// The name; nil here.
  open var name: String? { nil }
  /// The address as one text; nil here.
  open var title: String? { nil }
  /// The second line; nil here.
  open var subtitle: String? { nil }
  /// The town; nil here.
  open var locality: String? { nil }
  /// The part of the town; nil here.
  open var subLocality: String? { nil }
  /// The state; nil here.
  open var administrativeArea: String? { nil }
  /// The country; nil here.
  open var country: String? { nil }
  /// The code of the country; nil here.
  open var isoCountryCode: String? { nil }
  /// The street; nil here.
  open var thoroughfare: String? { nil }
  /// The number of the house; nil here.
  open var subThoroughfare: String? { nil }
  /// The code of the town; nil here.
  open var postalCode: String? { nil }
}

/// A place that a map has.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The address and the location.
  public let placemark: MKPlacemark
  /// The address as a text; nil for none.
  public let address: MKAddress?
  /// The name; nil for none.
  open var name: String?
  /// The telephone number; nil for none.
  open var phoneNumber: String?
  /// The web page; nil for none.
  open var url: URL?
  /// The time zone; nil if it is not known.
  open var timeZone: TimeZone?
  /// The kind of the place; nil if it is not known.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where the device is; never here.
  open var isCurrentLocation: Bool { false }

  /// Creates a place at an address.
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark: placemark, address: nil)
  }

  init(placemark: MKPlacemark, address: MKAddress?) {
    (self.placemark, self.address) = (placemark, address)
    super.init()
  }

  /// The place where the device is, which is not known here.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  /// Opens nothing, as there are no maps, and says so.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Opens nothing, as there are no maps, and says so.
  @discardableResult open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of how the way is taken.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The mode of directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The mode of directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The mode of directions by public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of the center of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of the span of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
