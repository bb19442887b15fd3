// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A condition of the weather.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable,
  CustomStringConvertible
{
  /// Snow, wind and bad visibility.
  case blizzard
  /// Blowing dust.
  case blowingDust
  /// Blowing snow.
  case blowingSnow
  /// Wind without other conditions.
  case breezy
  /// No clouds.
  case clear
  /// Clouds.
  case cloudy
  /// Drizzle.
  case drizzle
  /// Light snow.
  case flurries
  /// Fog.
  case foggy
  /// Rain that freezes.
  case freezingDrizzle
  /// Rain that freezes.
  case freezingRain
  /// Very cold.
  case frigid
  /// Hail.
  case hail
  /// Haze.
  case haze
  /// Much rain.
  case heavyRain
  /// Much snow.
  case heavySnow
  /// Very hot.
  case hot
  /// A hurricane.
  case hurricane
  /// Single thunderstorms.
  case isolatedThunderstorms
  /// Mostly clear.
  case mostlyClear
  /// Mostly cloudy.
  case mostlyCloudy
  /// Partly cloudy.
  case partlyCloudy
  /// Rain.
  case rain
  /// Scattered thunderstorms.
  case scatteredThunderstorms
  /// Sleet.
  case sleet
  /// Smoke.
  case smoky
  /// Snow.
  case snow
  /// Many thunderstorms.
  case strongStorms
  /// Snow with sun.
  case sunFlurries
  /// Rain with sun.
  case sunShowers
  /// Thunderstorms.
  case thunderstorms
  /// A tropical storm.
  case tropicalStorm
  /// Wind.
  case windy
  /// Snow and rain.
  case wintryMix

  /// The condition in words, such as `Mostly Clear`.
  public var description: String {
    var words = ""
    for letter in rawValue {
      words += letter.isUppercase ? " \(letter)" : words.isEmpty ? letter.uppercased() : "\(letter)"
    }
    return words
  }
}
