// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

/// How dangerous the weather of an alert is.
public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Hashable,
  Sendable
{
  /// There is hardly a danger to life or property.
  case minor
  /// There may be a danger to life or property.
  case moderate
  /// There is a considerable danger to life or property.
  case severe
  /// There is an extraordinary danger to life or property.
  case extreme
  /// The danger is not known.
  case unknown

  /// The name of the severity, in English.
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The name of the severity for VoiceOver, in English.
  public var accessibilityDescription: String { description }
}

/// An alert of a weather service.
public struct WeatherAlert: Codable, Equatable, Sendable {
  /// The text of the alert.
  public let summary: String
  /// The place of the alert; nil if there is none.
  public let region: String?
  /// How dangerous the weather is.
  public let severity: WeatherSeverity
  /// The service that gave the alert.
  public let source: String
  /// The page with details.
  public let detailsURL: URL
  /// When the alert was made and for where.
  public let metadata: WeatherMetadata
}

/// When and for where data of the weather were made.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  /// The time at which the data were made.
  public let date: Date
  /// The time after which the data are to be asked for again.
  public let expirationDate: Date
  /// The latitude of the place in degrees.
  let latitude: Double
  /// The longitude of the place in degrees.
  let longitude: Double

  /// The place of the data.
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// Which data of the weather a place has.
public struct WeatherAvailability: Codable, Hashable, Sendable {
  /// Whether data are to be had.
  public enum AvailabilityKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The data are to be had.
    case available
    /// The data are not to be had for some time.
    case temporarilyUnavailable
    /// The place has no such data.
    case unsupported
    /// It is not known.
    case unknown
  }

  /// Whether the next hour by minutes is to be had.
  public let minuteAvailability: AvailabilityKind
  /// Whether alerts are to be had.
  public let alertAvailability: AvailabilityKind
}
