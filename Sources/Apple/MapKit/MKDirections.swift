// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreLocation
public import Foundation

/// How a way is taken.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The way by car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// The way on foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// The way by bus or train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// The way on a bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  /// Any way at all.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another, of which there are none here.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a way, with what to do.
  open class Step: NSObject, @unchecked Sendable {
    /// What to do; always empty here.
    open var instructions: String { "" }
    /// What to know about it; always nil here.
    open var notice: String? { nil }
    /// The line on the map.
    open var polyline: MKPolyline { MKPolyline(coordinates: []) }
    /// The length in meters; always 0 here.
    open var distance: CLLocationDistance { 0 }
    /// How the part is taken.
    open var transportType: MKDirectionsTransportType { .automobile }
  }

  /// The name of the way; always empty here.
  open var name: String { "" }
  /// What to know about it; always empty here.
  open var advisoryNotices: [String] { [] }
  /// The length in meters; always 0 here.
  open var distance: CLLocationDistance { 0 }
  /// How long it takes in seconds; always 0 here.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How the way is taken.
  open var transportType: MKDirectionsTransportType { .automobile }
  /// The line on the map.
  open var polyline: MKPolyline { MKPolyline(coordinates: []) }
  /// The parts of the way; always empty here.
  open var steps: [Step] { [] }
  /// Whether it costs a toll; never here.
  open var hasTolls: Bool { false }
  /// Whether it takes a highway; never here.
  open var hasHighways: Bool { false }
}

/// A search for a way, which fails as without a network.
open class MKDirections: NSObject, @unchecked Sendable {
  /// Which ways are preferred.
  public enum RoutePreference: Int, Sendable {
    /// Any way at all.
    case any = 0
    /// The way without it, if there is one.
    case avoid = 1
  }

  /// What is searched for.
  open class Request: NSObject, @unchecked Sendable {
    /// Where the way starts; nil until it is set.
    open var source: MKMapItem?
    /// Where the way ends; nil until it is set.
    open var destination: MKMapItem?
    /// How the way is taken.
    open var transportType = MKDirectionsTransportType.any
    /// Whether more than one way is wanted.
    open var requestsAlternateRoutes = false
    /// When the way is started; nil for now.
    open var departureDate: Date?
    /// When the place should be reached; nil for any time.
    open var arrivalDate: Date?
    /// Whether tolls are avoided.
    open var tollPreference = RoutePreference.any
    /// Whether highways are avoided.
    open var highwayPreference = RoutePreference.any
  }

  /// The ways that were found; none are here.
  open class Response: NSObject, @unchecked Sendable {
    /// Where the ways start.
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    /// Where the ways end.
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
    /// The ways; always empty here.
    open var routes: [MKRoute] { [] }
  }

  /// How long a way takes; nothing is known here.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// Where the way starts.
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    /// Where the way ends.
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
    /// How long it takes in seconds; always 0 here.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length in meters; always 0 here.
    open var distance: CLLocationDistance { 0 }
    /// When the place is reached.
    open var expectedArrivalDate: Date { .now }
    /// When the way is started.
    open var expectedDepartureDate: Date { .now }
    /// How the way is taken.
    open var transportType: MKDirectionsTransportType { .automobile }
  }

  /// Creates a search, which asks a service on a device and fails here.
  public init(request: Request) {}

  /// Whether it searches; never here.
  open var isCalculating: Bool { false }

  /// Fails, as there are no maps: the handler is called at once.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    report()
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Fails, as there are no maps.
  ///
  /// - Throws: Always ``MKError/Code/serverFailure``.
  open func calculate() async throws -> Response {
    report()
    throw MKError(.serverFailure)
  }

  /// Fails, as there are no maps: the handler is called at once.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    report()
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Fails, as there are no maps.
  ///
  /// - Throws: Always ``MKError/Code/serverFailure``.
  open func calculateETA() async throws -> ETAResponse {
    report()
    throw MKError(.serverFailure)
  }

  /// Ends nothing, as nothing is searched for.
  open func cancel() {}

  private func report() {
    reportUnavailable("MKDirections", answer: "the server of maps does not answer")
  }
}

/// A picture from the street all around, of which there are none here.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// A search for a picture from the street, which fails as without a network.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// The coordinate of the place.
  public let coordinate: CLLocationCoordinate2D
  /// The place; nil if a coordinate was given.
  public let mapItem: MKMapItem?

  /// Creates a search for a picture of a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }
  /// Creates a search for a picture of a place.
  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
  }

  /// Whether it searches; never here.
  open var isLoading: Bool { false }
  /// Whether the search was ended; never here.
  open var isCancelled: Bool { false }

  /// The picture of the place.
  ///
  /// - Throws: Always ``MKError/Code/serverFailure``.
  open var scene: MKLookAroundScene? {
    get async throws {
      report()
      throw MKError(.serverFailure)
    }
  }

  /// Fails, as there are no maps: the handler is called at once.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    report()
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Ends nothing, as nothing is searched for.
  open func cancel() {}

  private func report() {
    reportUnavailable("MKLookAroundSceneRequest", answer: "the server of maps does not answer")
  }
}
