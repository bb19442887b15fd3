// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A place with its name, address and location.
///
/// On Apple's systems it is declared in CoreLocation, which Intents imports.
public final class CLPlacemark: NSObject, NSCopying, INJSONObject, @unchecked Sendable {
  /// The location of the place; nil if unknown.
  public let location: CLLocation?

  /// The name of the place; nil if unknown.
  public let name: String?

  /// The street; nil if unknown.
  public let thoroughfare: String?

  /// The number in the street; nil if unknown.
  public let subThoroughfare: String?

  /// The city; nil if unknown.
  public let locality: String?

  /// The state or province; nil if unknown.
  public let administrativeArea: String?

  /// The postal code; nil if unknown.
  public let postalCode: String?

  /// The ISO code of the country, such as `JP`; nil if unknown.
  public let isoCountryCode: String?

  /// The name of the country; nil if unknown.
  public let country: String?

  /// The time zone of the place; nil if unknown.
  public let timeZone: TimeZone?

  /// The part of the city; nil, as it is not known.
  public var subLocality: String? { nil }

  /// The part of the state; nil, as it is not known.
  public var subAdministrativeArea: String? { nil }

  /// The lake or river at the place; nil, as it is not known.
  public var inlandWater: String? { nil }

  /// The ocean at the place; nil, as it is not known.
  public var ocean: String? { nil }

  /// What is worth a visit at the place; nil, as it is not known.
  public var areasOfInterest: [String]? { nil }

  /// Creates a place of its parts.
  ///
  /// - Parameters:
  ///   - location: The location; nil if unknown.
  ///   - texts: The parts of the address by the names of the properties.
  ///   - timeZone: The time zone; nil if unknown.
  package init(location: CLLocation?, texts: [String: String], timeZone: TimeZone?) {
    self.location = location
    name = texts["name"]
    thoroughfare = texts["thoroughfare"]
    subThoroughfare = texts["subThoroughfare"]
    locality = texts["locality"]
    administrativeArea = texts["administrativeArea"]
    postalCode = texts["postalCode"]
    isoCountryCode = texts["isoCountryCode"]
    country = texts["country"]
    self.timeZone = timeZone
  }

  /// Creates a copy of another place.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      location: placemark.location, texts: placemark.texts, timeZone: placemark.timeZone)
  }

  /// Creates a place with a location, a name and a city.
  ///
  /// On Apple's systems this initializer is in Intents, with a postal address of Contacts instead
  /// of the city.
  public convenience init(location: CLLocation, name: String?, locality: String? = nil) {
    let texts = ["name": name, "locality": locality].compactMapValues(\.self)
    self.init(location: location, texts: texts, timeZone: nil)
  }

  /// Creates a place with a name only.
  package convenience init(name: String) {
    self.init(location: nil, texts: ["name": name], timeZone: nil)
  }

  private var texts: [String: String] {
    [
      "name": name, "thoroughfare": thoroughfare, "subThoroughfare": subThoroughfare,
      "locality": locality, "administrativeArea": administrativeArea, "postalCode": postalCode,
      "isoCountryCode": isoCountryCode, "country": country,
    ].compactMapValues(\.self)
  }

  /// Returns the place itself, as it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same place.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CLPlacemark).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash value of the name.
  public override var hash: Int { name.hashValue }

  var jsonObject: [String: Any] {
    var json: [String: Any] = texts
    json["latitude"] = location?.coordinate.latitude
    json["longitude"] = location?.coordinate.longitude
    json["timeZone"] = timeZone?.identifier
    return json
  }

  convenience init?(json: [String: Any]) {
    let degrees = ["latitude", "longitude"].compactMap { (json[$0] as? NSNumber)?.doubleValue }
    let location =
      degrees.count == 2 ? CLLocation(latitude: degrees[0], longitude: degrees[1]) : nil
    self.init(
      location: location, texts: json.compactMapValues { $0 as? String },
      timeZone: json.string("timeZone").flatMap { TimeZone(identifier: $0) })
  }
}
