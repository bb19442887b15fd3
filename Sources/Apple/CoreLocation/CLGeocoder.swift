// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import Intents

/// The places that a geocoder found, or why it failed.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A service for the addresses of locations, which fails as on a device without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Whether a request is in progress; always false here.
  open var isGeocoding: Bool { false }

  /// Fails with a network error, at once.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, refused()) }

  /// Fails with a network error, at once.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, refused()) }

  /// Fails.
  ///
  /// - Throws: Always a network error.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw refused()
  }

  /// Fails.
  ///
  /// - Throws: Always a network error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw refused() }

  /// Fails with a network error, at once.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, refused()) }

  /// Fails.
  ///
  /// - Throws: Always a network error.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw refused()
  }

  /// Fails with a network error, at once.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, refused()) }

  /// Fails with a network error, at once.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, refused()) }

  /// Fails.
  ///
  /// - Throws: Always a network error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] { throw refused() }

  /// Fails.
  ///
  /// - Throws: Always a network error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw refused() }

  /// Does nothing, as no request is in progress.
  open func cancelGeocode() {}

  private func refused() -> any Error {
    reportUnavailable("CLGeocoder", answer: "every request fails with 'CLError.network'")
    return CLError(.network)
  }
}
