// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreLocation
import Foundation

/// The service of Apple Weather, which answers as for an app without its entitlement: every request fails.
public final class WeatherService: Sendable {
  /// The service that all parts of an app share.
  public static let shared = WeatherService()

  /// Creates a service, which answers no question here.
  public init() {}

  /// Fails, as the service is not available.
  ///
  /// - Throws: Always ``WeatherError/permissionDenied``.
  public func weather(for location: CLLocation) async throws -> Weather { throw refused() }

  /// Fails, as the service is not available.
  ///
  /// - Throws: Always ``WeatherError/permissionDenied``.
  public func weather<each Result>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each Result>
  ) async throws -> (repeat each Result) { throw refused() }

  /// The attribution of the data; it fails here.
  ///
  /// - Throws: Always ``WeatherError/permissionDenied``.
  public var attribution: WeatherAttribution {
    get async throws { throw refused() }
  }

  private func refused() -> WeatherError {
    reportUnavailable("WeatherService", answer: "every request fails with 'permissionDenied'")
    return .permissionDenied
  }
}

/// An error of the weather service.
public enum WeatherError: Error, Hashable, Sendable, LocalizedError {
  /// The app may not use the service.
  case permissionDenied
  /// The reason is not known.
  case unknown

  /// The explanation of the error.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The app is not permitted to use WeatherKit."
    case .unknown: "The weather could not be loaded."
    }
  }
}

/// A part of the weather to ask for.
public struct WeatherQuery<Result>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where Result == CurrentWeather {
  /// The weather at the time of the answer.
  public static var current: WeatherQuery<CurrentWeather> { .init() }
}

extension WeatherQuery where Result == Forecast<MinuteWeather>? {
  /// The next hour by minutes, where it is available.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
}

extension WeatherQuery where Result == Forecast<HourWeather> {
  /// The forecast by hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }

  /// The forecast by hours between two dates.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    .init()
  }
}

extension WeatherQuery where Result == Forecast<DayWeather> {
  /// The forecast by days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }

  /// The forecast by days between two dates.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    .init()
  }
}

extension WeatherQuery where Result == [WeatherAlert]? {
  /// The alerts of the location, where they are available.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
}

extension WeatherQuery where Result == WeatherAvailability {
  /// Which data of the weather the location has.
  public static var availability: WeatherQuery<WeatherAvailability> { .init() }
}
