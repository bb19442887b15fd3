// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreLocation
public import Foundation

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
