// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

struct AddressValues: Hashable {
  var street = ""
  var subLocality = ""
  var city = ""
  var subAdministrativeArea = ""
  var state = ""
  var postalCode = ""
  var country = ""
  var isoCountryCode = ""
}

/// A postal address, which cannot be changed.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values = AddressValues()

  /// Creates an address without any values.
  public override init() {}

  init(copying address: CNPostalAddress) { values = address.values }

  /// The street with the number, perhaps in several lines; empty without one.
  open var street: String { values.street }
  /// The part of the city; empty without one.
  open var subLocality: String { values.subLocality }
  /// The city; empty without one.
  open var city: String { values.city }
  /// The county or a similar area; empty without one.
  open var subAdministrativeArea: String { values.subAdministrativeArea }
  /// The state; empty without one.
  open var state: String { values.state }
  /// The postal code; empty without one.
  open var postalCode: String { values.postalCode }
  /// The country; empty without one.
  open var country: String { values.country }
  /// The code of the country as in ISO 3166-1; empty without one.
  open var isoCountryCode: String { values.isoCountryCode }

  /// Returns an address that cannot be changed and has the same values.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(copying: self) }
  /// Returns a `CNMutablePostalAddress` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(copying: self) }
  /// Whether the other object is an address with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.values == values
  }
  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

/// A postal address that an app makes or changes.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street with the number, perhaps in several lines; empty without one.
  open override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  /// The part of the city; empty without one.
  open override var subLocality: String {
    get { values.subLocality }
    set { values.subLocality = newValue }
  }
  /// The city; empty without one.
  open override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  /// The county or a similar area; empty without one.
  open override var subAdministrativeArea: String {
    get { values.subAdministrativeArea }
    set { values.subAdministrativeArea = newValue }
  }
  /// The state; empty without one.
  open override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  /// The postal code; empty without one.
  open override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  /// The country; empty without one.
  open override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  /// The code of the country as in ISO 3166-1; empty without one.
  open override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNPostalAddress/street``.
public let CNPostalAddressStreetKey = "street"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNPostalAddress/subLocality``.
public let CNPostalAddressSubLocalityKey = "subLocality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNPostalAddress/city``.
public let CNPostalAddressCityKey = "city"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNPostalAddress/subAdministrativeArea``.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNPostalAddress/state``.
public let CNPostalAddressStateKey = "state"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNPostalAddress/postalCode``.
public let CNPostalAddressPostalCodeKey = "postalCode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNPostalAddress/country``.
public let CNPostalAddressCountryKey = "country"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNPostalAddress/isoCountryCode``.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
