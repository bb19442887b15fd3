// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation
public import Intents

/// The address of a place on a map.
///
/// On Apple's systems it is a `CLPlacemark`. Here that class has no subclasses, as it is a value of parameters.
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {
  /// The location, in degrees of latitude and longitude.
  public let coordinate: CLLocationCoordinate2D

  private let placemark: CLPlacemark

  /// Creates an address of a place without further parts.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates an address of a place with the parts of a dictionary of Contacts, such as `City`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    let parts = addressDictionary?.compactMap { key, value in
      Self.parts[key].flatMap { part in (value as? String).map { (part, $0) } }
    }
    placemark = CLPlacemark(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      texts: Dictionary(parts ?? []) { first, _ in first }, timeZone: nil)
  }

  /// Creates the address of another place.
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    self.placemark = placemark
  }

  /// The properties by the keys of a dictionary of Contacts.
  private static let parts = [
    "City": "locality", "Country": "country", "CountryCode": "isoCountryCode", "Name": "name",
    "State": "administrativeArea", "Street": "thoroughfare", "SubThoroughfare": "subThoroughfare",
    "ZIP": "postalCode",
  ]

  /// The place with its accuracy; nil if unknown.
  open var location: CLLocation? { placemark.location }
  /// The time zone; nil if unknown.
  open var timeZone: TimeZone? { placemark.timeZone }
  /// The name; nil if unknown.
  open var name: String? { placemark.name }
  /// The address as one text: the name here; nil if unknown.
  open var title: String? { placemark.name }
  /// The second line; nil here.
  open var subtitle: String? { nil }
  /// The town; nil if unknown.
  open var locality: String? { placemark.locality }
  /// The part of the town; nil if unknown.
  open var subLocality: String? { placemark.subLocality }
  /// The state; nil if unknown.
  open var administrativeArea: String? { placemark.administrativeArea }
  /// The part of the state; nil if unknown.
  open var subAdministrativeArea: String? { placemark.subAdministrativeArea }
  /// The country; nil if unknown.
  open var country: String? { placemark.country }
  /// The ISO code of the country, such as `JP`; nil if unknown.
  open var isoCountryCode: String? { placemark.isoCountryCode }
  /// The ISO code of the country, such as `JP`; nil if unknown.
  open var countryCode: String? { placemark.isoCountryCode }
  /// The street; nil if unknown.
  open var thoroughfare: String? { placemark.thoroughfare }
  /// The number of the house; nil if unknown.
  open var subThoroughfare: String? { placemark.subThoroughfare }
  /// The code of the town; nil if unknown.
  open var postalCode: String? { placemark.postalCode }
  /// The lake or river at the place; nil if unknown.
  open var inlandWater: String? { placemark.inlandWater }
  /// The ocean at the place; nil if unknown.
  open var ocean: String? { placemark.ocean }
  /// What is worth a visit at the place; nil if unknown.
  open var areasOfInterest: [String]? { placemark.areasOfInterest }
}
