// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A place: its name, its address and where it is.
///
/// CoreLocation, which has it on Apple's systems, is imported by Apple's Intents.
public final class CLPlacemark: NSObject, NSCopying, INJSONObject, @unchecked Sendable {
  /// Where it is.
  public let location: CLLocation?

  /// The name.
  public let name: String?

  /// The street.
  public let thoroughfare: String?

  /// The number in the street.
  public let subThoroughfare: String?

  /// The city.
  public let locality: String?

  /// The state or province.
  public let administrativeArea: String?

  /// The postal code.
  public let postalCode: String?

  /// The code of the country, like `JP`.
  public let isoCountryCode: String?

  /// The name of the country.
  public let country: String?

  /// The time zone.
  public let timeZone: TimeZone?

  init(location: CLLocation?, texts: [String: String], timeZone: TimeZone?) {
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

  /// The place that another one describes.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      location: placemark.location, texts: placemark.texts, timeZone: placemark.timeZone)
  }

  /// A place with a name, of which nothing else needs to be known.
  ///
  /// Apple's systems have this initializer in Intents, with a postal address of Contacts in place of the city.
  public convenience init(location: CLLocation, name: String?, locality: String? = nil) {
    let texts = ["name": name, "locality": locality].compactMapValues(\.self)
    self.init(location: location, texts: texts, timeZone: nil)
  }

  /// A place of which only the name is known.
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

  /// The place itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same place.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CLPlacemark).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash of the name.
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
