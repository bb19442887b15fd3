// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreLocation
public import Foundation
public import UIKit

/// The kind of a map.
public enum MKMapType: UInt, Sendable {
  /// Roads and place names.
  case standard
  /// Satellite images without labels.
  case satellite
  /// Satellite images with roads and place names.
  case hybrid
  /// Satellite images in three dimensions.
  case satelliteFlyover
  /// Satellite images in three dimensions with roads and place names.
  case hybridFlyover
  /// Roads and place names in muted colors.
  case mutedStandard
}

/// An error of a map service.
public struct MKError: Error, Hashable, Sendable {
  /// The reason for a map error.
  public enum Code: UInt, Sendable {
    /// The reason is unknown.
    case unknown = 1
    /// The server failed to answer.
    case serverFailure
    /// Too many requests were made; the map is throttled.
    case loadingThrottled
    /// No place was found.
    case placemarkNotFound
    /// No directions were found.
    case directionsNotFound
    /// The document is not one of GeoJSON.
    case decodingFailed
  }

  /// The reason for the error.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
}

/// A generator of map images, which answers as on a device without a network, as there are no maps
/// here.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// The settings of a map image.
  open class Options: NSObject, @unchecked Sendable {
    /// The region that the image shows.
    open var region = MKCoordinateRegion()
    /// The size of the image, in points.
    open var size = CGSize(width: 256, height: 256)
    /// The scale of the image, in pixels per point.
    open var scale: CGFloat = 1
    /// The kind of the map.
    open var mapType = MKMapType.standard
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// The points of interest that are shown; nil is the default selection.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The rectangle that the image shows; an empty one if only the region is set.
    open var mapRect = MKMapRect()
    /// The camera from which the map is seen.
    open var camera = MKMapCamera()
    /// The look of the map.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The traits of the image, such as light or dark appearance.
    open var traitCollection = UITraitCollection.current
  }

  /// A finished map image, which is never made here.
  open class Snapshot: NSObject, @unchecked Sendable {
    private let region: MKCoordinateRegion

    /// The image of the map.
    public let image: UIImage

    init(image: UIImage, region: MKCoordinateRegion) {
      self.image = image
      self.region = region
    }

    /// Returns the position of a coordinate in the image, in points; zero if the region has no
    /// extent.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let span = region.span
      guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return .zero }
      let x = (coordinate.longitude - region.center.longitude) / span.longitudeDelta + 0.5
      let y = 0.5 - (coordinate.latitude - region.center.latitude) / span.latitudeDelta
      return CGPoint(x: x * image.size.width, y: y * image.size.height)
    }
  }

  private let options: Options

  /// Creates a generator of an image.
  public init(options: Options) { self.options = options }

  /// Starts making the image: the handler is called at once with ``MKError/Code/serverFailure``.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    report()
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Starts making the image: the handler is called at once, not on the queue, with
  /// ``MKError/Code/serverFailure``.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    start(completionHandler: completionHandler)
  }

  /// Fails to make the image.
  ///
  /// - Throws: Always ``MKError/Code/serverFailure``.
  open func start() async throws -> Snapshot {
    report()
    throw MKError(.serverFailure)
  }

  /// Does nothing, as no image is being made.
  open func cancel() {}

  /// Whether an image is being made; always false here.
  open var isLoading: Bool { false }

  private func report() {
    reportUnavailable("MKMapSnapshotter", answer: "the answer is that the server failed")
  }
}

/// A filter of the points of interest on a map.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// A filter that shows all points of interest.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// A filter that hides all points of interest.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  /// Creates a filter that shows only some points of interest.
  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = true
  }
  /// Creates a filter that hides some points of interest.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = false
  }

  /// Returns whether points of interest of a kind are shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }
  /// Returns whether points of interest of a kind are hidden.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
