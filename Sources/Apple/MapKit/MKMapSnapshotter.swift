// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreLocation
public import Foundation
public import UIKit

/// What a map looks like.
public enum MKMapType: UInt, Sendable {
  /// Roads and names.
  case standard
  /// Pictures from above.
  case satellite
  /// Pictures from above with roads and names.
  case hybrid
  /// Pictures from above in space.
  case satelliteFlyover
  /// Pictures from above in space with roads and names.
  case hybridFlyover
  /// Roads and names in faint colors.
  case mutedStandard
}

/// What goes wrong with maps.
public struct MKError: Error, Hashable, Sendable {
  /// What it is.
  public enum Code: UInt, Sendable {
    /// It is not known.
    case unknown = 1
    /// The server failed.
    case serverFailure
    /// The map is loading.
    case loadingThrottled
    /// There is no such place.
    case placemarkNotFound
    /// There are no directions.
    case directionsNotFound
  }

  /// What it is.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// Makes pictures of maps; here there are no maps, and the answer is that of a device without a network.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// Which picture is made.
  open class Options: NSObject, @unchecked Sendable {
    /// Which part of the earth.
    open var region = MKCoordinateRegion()
    /// How large, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels a point.
    open var scale: CGFloat = 1
    /// What it looks like.
    open var mapType = MKMapType.standard
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// Which places are named; nil is as usual.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the ground is light or dark.
    open var traitCollection = UITraitCollection.current
  }

  /// A picture, which nothing here makes.
  open class Snapshot: NSObject, @unchecked Sendable {
    private let region: MKCoordinateRegion

    /// The picture.
    public let image: UIImage

    init(image: UIImage, region: MKCoordinateRegion) {
      self.image = image
      self.region = region
    }

    /// Where a point on the earth is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let span = region.span
      guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return .zero }
      let x = (coordinate.longitude - region.center.longitude) / span.longitudeDelta + 0.5
      let y = 0.5 - (coordinate.latitude - region.center.latitude) / span.latitudeDelta
      return CGPoint(x: x * image.size.width, y: y * image.size.height)
    }
  }

  private let options: Options

  /// Makes pictures.
  public init(options: Options) { self.options = options }

  /// Asks for a picture: the answer is that the server failed.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    report()
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Asks for a picture: the answer is that the server failed.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    start(completionHandler: completionHandler)
  }

  /// Asks for a picture.
  ///
  /// - Throws: Always ``MKError`` of a server that failed.
  open func start() async throws -> Snapshot {
    report()
    throw MKError(.serverFailure)
  }

  /// Asks for no more picture.
  open func cancel() {}

  /// No.
  open var isLoading: Bool { false }

  private func report() {
    reportUnavailable("MKMapSnapshotter", answer: "the answer is that the server failed")
  }
}

/// Which places a map names.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// All.
  public static let includingAll = MKPointOfInterestFilter()
  /// None.
  public static let excludingAll = MKPointOfInterestFilter()
}
