// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreLocation
public import Foundation

/// A search for places, which fails as without a network.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// The kinds of places that a search returns.
  public struct ResultType: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses, such as streets and house numbers.
    public static let address = ResultType(rawValue: 1)
    /// Places with a name.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Features of the landscape, such as rivers and mountains.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// What is searched for.
  open class Request: NSObject, @unchecked Sendable {
    /// The words; nil for none.
    open var naturalLanguageQuery: String?
    /// The region around which places are preferred; an empty one if none is set.
    open var region = MKCoordinateRegion()
    /// The kinds of results that are wanted: by default addresses and points of interest.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Which places are found; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request without words.
    public override init() { super.init() }
    /// Creates a request of words.
    public init(naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Creates a request of words in a region.
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
    /// Creates a request of a completion.
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }

  /// The places that a search found; here it has none, as no search is answered.
  open class Response: NSObject, @unchecked Sendable {
    /// The places, the best match first; here always empty.
    open var mapItems: [MKMapItem] { [] }
    /// The region that they are in.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Creates a search, which asks a service on a device and fails here.
  public init(request: Request) {}

  /// Creates a search for points of interest, which fails here too.
  public init(request: MKLocalPointsOfInterestRequest) {}

  /// Whether it searches; never here.
  open var isSearching: Bool { false }

  /// Fails, as there are no maps.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    reportUnavailable("MKLocalSearch", answer: "the server of maps does not answer")
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Fails, as there are no maps.
  open func start() async throws -> Response {
    reportUnavailable("MKLocalSearch", answer: "the server of maps does not answer")
    throw MKError(.serverFailure)
  }

  /// Ends nothing, as nothing is searched for.
  open func cancel() {}
}

/// Which points of interest are searched for.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  /// The coordinate in the middle.
  public let coordinate: CLLocationCoordinate2D
  /// The distance from the middle, in meters.
  public let radius: CLLocationDistance
  /// The region around the middle.
  public let region: MKCoordinateRegion
  /// Which places are found; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Creates a search around a coordinate.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
    region = MKCoordinateRegion(
      center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  /// Creates a search in a region.
  public init(coordinateRegion region: MKCoordinateRegion) {
    coordinate = region.center
    radius = region.span.latitudeDelta / 2 * 111_195
    self.region = region
  }
}

/// A completion of what the user types.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The text of the suggestion; here always empty.
  open var title: String { "" }
  /// The second line of the suggestion, such as a city; here always empty.
  open var subtitle: String { "" }
  /// The parts of the text that the user typed; none here.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The parts of the second line that the user typed; none here.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// What completes what the user types: nothing here.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// The kinds of places that a completion stands for.
  public typealias ResultType = MKLocalSearch.ResultType

  /// The text that the user has typed so far; setting it makes no suggestion here.
  open var queryFragment = ""
  /// The region around which places are preferred; an empty one if none is set.
  open var region = MKCoordinateRegion()
  /// The kinds of suggestions that are wanted: by default addresses and points of interest.
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  /// Which places are found; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What is told of completions; nil for nobody.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The completions; none here.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it searches; never here.
  open var isSearching: Bool { false }
  /// Ends nothing, as nothing is searched for.
  open func cancel() {}
}

/// What is told of completions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Is called with new completions; never here.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Is called as completing failed; never here.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Called when there are new completions; does nothing by default.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Called when a search fails; does nothing by default.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
