// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The times of the sun on a day.
public struct SunEvents: Codable, Hashable, Sendable {
  /// The time at which the sun is 18 degrees below the horizon in the morning; nil if it never is.
  public let astronomicalDawn: Date?
  /// The time at which the sun is 12 degrees below the horizon in the morning; nil if it never is.
  public let nauticalDawn: Date?
  /// The time at which the sun is 6 degrees below the horizon in the morning; nil if it never is.
  public let civilDawn: Date?
  /// The sunrise; nil where the sun does not rise.
  public let sunrise: Date?
  /// The time at which the sun is highest.
  public let solarNoon: Date?
  /// The sunset; nil where the sun does not set.
  public let sunset: Date?
  /// The time at which the sun is 6 degrees below the horizon in the evening; nil if it never is.
  public let civilDusk: Date?
  /// The time at which the sun is 12 degrees below the horizon in the evening; nil if it never is.
  public let nauticalDusk: Date?
  /// The time at which the sun is 18 degrees below the horizon in the evening; nil if it never is.
  public let astronomicalDusk: Date?
  /// The time at which the sun is lowest.
  public let solarMidnight: Date?
}

/// The moon on a day: its phase and its times.
public struct MoonEvents: Codable, Hashable, Sendable {
  /// The phase of the moon.
  public let phase: MoonPhase
  /// The time at which the moon rises; nil if it does not.
  public let moonrise: Date?
  /// The time at which the moon sets; nil if it does not.
  public let moonset: Date?
}

/// A phase of the moon.
public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// The moon is not lit.
  case new
  /// Less than half of the moon is lit, and more each day.
  case waxingCrescent
  /// Half of the moon is lit, and more each day.
  case firstQuarter
  /// More than half of the moon is lit, and more each day.
  case waxingGibbous
  /// The whole moon is lit.
  case full
  /// More than half of the moon is lit, and less each day.
  case waningGibbous
  /// Half of the moon is lit, and less each day.
  case lastQuarter
  /// Less than half of the moon is lit, and less each day.
  case waningCrescent

  /// The name of the phase, in English.
  public var description: String {
    switch self {
    case .new: "New Moon"
    case .waxingCrescent: "Waxing Crescent"
    case .firstQuarter: "First Quarter"
    case .waxingGibbous: "Waxing Gibbous"
    case .full: "Full Moon"
    case .waningGibbous: "Waning Gibbous"
    case .lastQuarter: "Last Quarter"
    case .waningCrescent: "Waning Crescent"
    }
  }

  /// The name of the phase for VoiceOver, in English.
  public var accessibilityDescription: String { description }

  /// The name of the symbol for the phase.
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}
