// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation
public import UIKit

/// The icon of a place of the map, which is never known here.
open class MKIconStyle: NSObject, @unchecked Sendable {
  /// The color behind the image: none here.
  open var backgroundColor: UIColor { .clear }
  /// The image of the icon; empty here.
  open var image: UIImage { UIImage() }
}

/// A place of the map itself that the user chose, which never happens here.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// What a place of the map is.
  public enum FeatureType: Int, Hashable, Sendable {
    /// A place with a name, such as a shop.
    case pointOfInterest
    /// A town or a country.
    case territory
    /// A mountain or a river.
    case physicalFeature
  }

  /// The coordinate of the place.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// What the place is.
  open var featureType: FeatureType { .pointOfInterest }
  /// The kind of a point of interest; nil here.
  open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
  /// The icon of the place; nil here.
  open var iconStyle: MKIconStyle? { nil }

  override init() { super.init() }
}

/// Which places of a map users can choose.
public struct MKMapFeatureOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Places with a name, such as shops.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  /// Places such as towns and countries.
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  /// Places such as mountains and rivers.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// A search for what is known of a place of the map, which fails as without a network.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  /// The name of the place in Apple's maps; nil for none.
  public let mapItemIdentifier: MKMapItem.Identifier?
  /// The place that the user chose; nil for none.
  public let mapFeatureAnnotation: MKMapFeatureAnnotation?
  /// Whether it searches; never here.
  open var isLoading: Bool { false }
  /// Whether the search was ended; never here.
  open var isCancelled: Bool { false }

  /// Creates a search for a place of a name.
  public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
    (mapItemIdentifier, mapFeatureAnnotation) = (identifier, nil)
    super.init()
  }

  /// Creates a search for a place that the user chose.
  public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
    (mapItemIdentifier, self.mapFeatureAnnotation) = (nil, mapFeatureAnnotation)
    super.init()
  }

  /// What is known of the place.
  ///
  /// - Throws: Always ``MKError/Code/serverFailure``.
  open var mapItem: MKMapItem {
    get async throws { throw MKError(.serverFailure) }
  }

  /// Fails, as there are no maps: the handler is called at once.
  open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Ends nothing, as nothing is searched for.
  open func cancel() {}
}
