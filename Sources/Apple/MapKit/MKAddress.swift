// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation
public import UIKit

/// An address as a text.
open class MKAddress: NSObject, @unchecked Sendable {
  /// The whole address, which may have several lines.
  public let fullAddress: String
  /// The address in few words; nil for none.
  public let shortAddress: String?

  /// Creates an address; nil if the whole one is empty.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    super.init()
  }
}

/// The parts of an address as texts for users, of which none is known here.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  /// How much is said with the name of a town.
  public enum ContextStyle: Int, Hashable, Sendable {
    /// What the system chooses.
    case automatic
    /// The name in few words.
    case short
    /// The name with state and country.
    case full
  }

  /// The name of the town; nil here.
  open var cityName: String? { nil }
  /// The name of the town and where it is; nil here.
  open var cityWithContext: String? { cityWithContext(.automatic) }
  /// The name of the country; nil here.
  open var regionName: String? { nil }
  /// The country; nil here.
  open var region: Locale.Region? { nil }
  /// Returns the name of the town and where it is: nil here.
  open func cityWithContext(_ style: ContextStyle) -> String? { nil }
  /// Returns the whole address: nil here.
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}

extension MKMapItem {
  /// The name of a place in Apple's maps, which is kept.
  public final class Identifier: NSObject, RawRepresentable, @unchecked Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name of a text; nil if that is empty.
    public init?(rawValue identifierString: String) {
      guard !identifierString.isEmpty else { return nil }
      rawValue = identifierString
      super.init()
    }

    /// Returns whether another name has the same text.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? Identifier)?.rawValue == rawValue
    }
    /// A number that is the same for names of the same text.
    public override var hash: Int { rawValue.hashValue }
  }

  /// Creates a place at a location with an address; nil for no address.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate), address: address)
  }

  /// The location of the place.
  public var location: CLLocation {
    CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// The parts of the address as texts: nil, as the maps are not asked.
  public var addressRepresentations: MKAddressRepresentations? { nil }
  /// The name of the place in Apple's maps: nil, as the maps are not asked.
  public var identifier: Identifier? { nil }
  /// Other names of the place in Apple's maps: none.
  public var alternateIdentifiers: Set<Identifier> { [] }

  /// Opens nothing, as there are no maps: the handler is called at once with false.
  public func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene? = nil,
    completionHandler: ((Bool) -> Void)?
  ) { completionHandler?(false) }

  /// Opens nothing, as there are no maps: the handler is called at once with false.
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene? = nil,
    completionHandler: ((Bool) -> Void)?
  ) { completionHandler?(false) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a place that is stored.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The mode of directions that the user chose.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The mode of directions on a bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of the kind of the map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of whether the traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of the camera that sees the map.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
