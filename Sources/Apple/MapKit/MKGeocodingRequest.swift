// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreLocation
public import Foundation

/// A search for the place of an address, which fails as without a network.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  /// The address that is searched for.
  public let addressString: String
  /// The region in which is searched; by default the whole world.
  open var region = MKCoordinateRegion(.world)
  /// The language of the answer; nil for the user's.
  open var preferredLocale: Locale?
  /// Whether it searches; never here.
  open var isLoading: Bool { false }
  /// Whether the search was ended.
  open private(set) var isCancelled = false

  /// Creates a search for an address; nil if it is empty.
  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
    super.init()
  }

  /// The places of the address.
  ///
  /// - Throws: Always ``MKError/Code/serverFailure``.
  open var mapItems: [MKMapItem] {
    get async throws { throw refusal("MKGeocodingRequest") }
  }

  /// Fails, as there are no maps: the handler is called at once.
  open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
    completionHandler(nil, refusal("MKGeocodingRequest"))
  }

  /// Ends nothing, as nothing is searched for.
  open func cancel() { isCancelled = true }
}

/// A search for the address of a place, which fails as without a network.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  /// The place whose address is searched for.
  public let location: CLLocation
  /// The language of the answer; nil for the user's.
  open var preferredLocale: Locale?
  /// Whether it searches; never here.
  open var isLoading: Bool { false }
  /// Whether the search was ended.
  open private(set) var isCancelled = false

  /// Creates a search for the address of a place; nil for a coordinate that the world does not have.
  public init?(location: CLLocation) {
    let coordinate = location.coordinate
    guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else { return nil }
    self.location = location
    super.init()
  }

  /// The addresses of the place.
  ///
  /// - Throws: Always ``MKError/Code/serverFailure``.
  open var mapItems: [MKMapItem] {
    get async throws { throw refusal("MKReverseGeocodingRequest") }
  }

  /// Fails, as there are no maps: the handler is called at once.
  open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
    completionHandler(nil, refusal("MKReverseGeocodingRequest"))
  }

  /// Ends nothing, as nothing is searched for.
  open func cancel() { isCancelled = true }
}

private func refusal(_ service: String) -> MKError {
  reportUnavailable(service, answer: "the server of maps does not answer")
  return MKError(.serverFailure)
}
