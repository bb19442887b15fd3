// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// A screen with what is known of a place, which a widget does not have.
open class MKMapItemDetailViewController: UIViewController {
  /// The place; nil while it is searched for.
  open var mapItem: MKMapItem?
  /// What is told that the user is done; nil for nothing.
  open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?

  /// Creates a screen of a place, with a map or without.
  public convenience init(mapItem: MKMapItem?, displaysMap: Bool = true) {
    self.init(nibName: nil, bundle: nil)
    self.mapItem = mapItem
  }
}

/// What is told that the user is done with a screen, which is never shown.
@MainActor @preconcurrency
public protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
  /// Is told that the user is done; never called here.
  func mapItemDetailViewControllerDidFinish(
    _ detailViewController: MKMapItemDetailViewController)
}

/// What is shown of a place that the user chose on a map, which never happens here.
open class MKSelectionAccessory: NSObject, @unchecked Sendable {
  /// How what is known of a place is shown.
  open class MapItemDetailPresentationStyle: NSObject, @unchecked Sendable {
    /// How much a bubble shows.
    public enum CalloutStyle: Int, Hashable, Sendable {
      /// What the system chooses.
      case automatic
      /// All that is known.
      case full
      /// The most important alone.
      case compact
    }

    /// Returns the style that the system chooses.
    open class func automatic(
      presentationViewController: UIViewController?
    ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
    /// A bubble at the place.
    open class var callout: MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
    /// Returns a bubble at the place.
    open class func callout(_ style: CalloutStyle) -> MapItemDetailPresentationStyle {
      MapItemDetailPresentationStyle()
    }
    /// A link to the app of maps.
    open class var openInMaps: MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
    /// Returns a sheet over a screen.
    open class func sheet(
      presentedFrom viewController: UIViewController
    ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
  }

  /// Returns that what is known of the place is shown in a style.
  open class func mapItemDetail(
    _ presentationStyle: MapItemDetailPresentationStyle
  ) -> MKSelectionAccessory { MKSelectionAccessory() }
}

/// A place of the maps as an annotation.
open class MKMapItemAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The place that is shown.
  public let mapItem: MKMapItem

  /// Creates an annotation of a place.
  public init(mapItem: MKMapItem) {
    self.mapItem = mapItem
    super.init()
  }

  /// The coordinate of the place.
  open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
  /// The name of the place; nil for none.
  open var title: String? { mapItem.name }
}
