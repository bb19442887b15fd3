// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension CSSearchableItemAttributeSet {
  /// A headline about the item.
  public var headline: String? {
    get { self["headline"] }
    set { self["headline"] = newValue }
  }
  /// What the user is to do with the item, in words.
  public var instructions: String? {
    get { self["instructions"] }
    set { self["instructions"] = newValue }
  }
  /// The street of the address.
  public var thoroughfare: String? {
    get { self["thoroughfare"] }
    set { self["thoroughfare"] = newValue }
  }
  /// The number in the street.
  public var subThoroughfare: String? {
    get { self["subThoroughfare"] }
    set { self["subThoroughfare"] = newValue }
  }
  /// The postal code of the address.
  public var postalCode: String? {
    get { self["postalCode"] }
    set { self["postalCode"] = newValue }
  }
  /// The city of the address.
  public var city: String? {
    get { self["city"] }
    set { self["city"] = newValue }
  }
  /// The state or province of the address.
  public var stateOrProvince: String? {
    get { self["stateOrProvince"] }
    set { self["stateOrProvince"] = newValue }
  }
  /// The country of the address.
  public var country: String? {
    get { self["country"] }
    set { self["country"] = newValue }
  }
  /// The address, as on a letter.
  public var fullyFormattedAddress: String? {
    get { self["fullyFormattedAddress"] }
    set { self["fullyFormattedAddress"] = newValue }
  }
  /// The height above the sea, in meters.
  public var altitude: NSNumber? {
    get { self["altitude"] }
    set { self["altitude"] = newValue }
  }
  /// The latitude, in degrees.
  public var latitude: NSNumber? {
    get { self["latitude"] }
    set { self["latitude"] = newValue }
  }
  /// The longitude, in degrees.
  public var longitude: NSNumber? {
    get { self["longitude"] }
    set { self["longitude"] = newValue }
  }
  /// When the place was measured.
  public var timestamp: Date? {
    get { self["timestamp"] }
    set { self["timestamp"] = newValue }
  }
  /// The name of the place.
  public var namedLocation: String? {
    get { self["namedLocation"] }
    set { self["namedLocation"] = newValue }
  }
  /// The height of the picture, in pixels.
  public var pixelHeight: NSNumber? {
    get { self["pixelHeight"] }
    set { self["pixelHeight"] = newValue }
  }
  /// The width of the picture, in pixels.
  public var pixelWidth: NSNumber? {
    get { self["pixelWidth"] }
    set { self["pixelWidth"] = newValue }
  }
}
