// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

// Values of the weather, which only the service creates; there are none here.

/// The weather of a location.
public struct Weather: Sendable {
  /// The weather at the time of the answer.
  public let currentWeather: CurrentWeather
  /// The next hour by minutes; nil where it is not available.
  public let minuteForecast: Forecast<MinuteWeather>?
  /// The forecast by hours.
  public let hourlyForecast: Forecast<HourWeather>
  /// The forecast by days.
  public let dailyForecast: Forecast<DayWeather>
  /// The alerts; nil where they are not available.
  public let weatherAlerts: [WeatherAlert]?
}

/// A forecast: the weather of minutes, hours or days in their order.
public struct Forecast<Element>: RandomAccessCollection {
  /// The elements of the forecast.
  public let forecast: [Element]

  /// The position of the first element.
  public var startIndex: Int { forecast.startIndex }
  /// The position after the last element.
  public var endIndex: Int { forecast.endIndex }
  /// Returns the element of a position, which is below `endIndex`.
  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast: Sendable where Element: Sendable {}

/// The wind: its speed, its gusts and where it comes from.
public struct Wind: Hashable, Sendable {
  /// The speed of the wind.
  public let speed: Measurement<UnitSpeed>
  /// The direction from which it blows.
  public let direction: Measurement<UnitAngle>
  /// The speed of gusts; nil if there are none.
  public let gust: Measurement<UnitSpeed>?
}

/// The index of ultraviolet radiation.
public struct UVIndex: Hashable, Sendable {
  /// The index, which is 0 at night and 11 or more at its strongest.
  public let value: Int
}

/// The weather at the time of the answer.
public struct CurrentWeather: Sendable {
  /// The time of the weather.
  public let date: Date
  /// The temperature of the air.
  public let temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The temperature at which dew forms.
  public let dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, from 0 to 1.
  public let humidity: Double
  /// The air pressure at sea level.
  public let pressure: Measurement<UnitPressure>
  /// The distance that can be seen.
  public let visibility: Measurement<UnitLength>
  /// The part of the sky that clouds cover, from 0 to 1.
  public let cloudCover: Double
  /// Whether the sun is up.
  public let isDaylight: Bool
  /// The condition, such as rain.
  public let condition: WeatherCondition
  /// The name of the symbol for the condition.
  public let symbolName: String
  /// The index of ultraviolet radiation.
  public let uvIndex: UVIndex
  /// The wind near the ground.
  public let wind: Wind
}

/// The weather of a minute.
public struct MinuteWeather: Hashable, Sendable {
  /// The time of the weather.
  public let date: Date
  /// The chance of precipitation, from 0 to 1.
  public let precipitationChance: Double
  /// The intensity of the precipitation.
  public let precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Hashable, Sendable {
  /// The time of the weather.
  public let date: Date
  /// The temperature of the air.
  public let temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The relative humidity, from 0 to 1.
  public let humidity: Double
  /// The part of the sky that clouds cover, from 0 to 1.
  public let cloudCover: Double
  /// Whether the sun is up.
  public let isDaylight: Bool
  /// The condition, such as rain.
  public let condition: WeatherCondition
  /// The name of the symbol for the condition.
  public let symbolName: String
  /// The chance of precipitation, from 0 to 1.
  public let precipitationChance: Double
  /// The amount of precipitation.
  public let precipitationAmount: Measurement<UnitLength>
  /// The index of ultraviolet radiation.
  public let uvIndex: UVIndex
  /// The wind near the ground.
  public let wind: Wind
}

/// The weather of a day.
public struct DayWeather: Hashable, Sendable {
  /// The start of the day.
  public let date: Date
  /// The highest temperature of the day.
  public let highTemperature: Measurement<UnitTemperature>
  /// The lowest temperature of the day.
  public let lowTemperature: Measurement<UnitTemperature>
  /// The condition, such as rain.
  public let condition: WeatherCondition
  /// The name of the symbol for the condition.
  public let symbolName: String
  /// The chance of precipitation, from 0 to 1.
  public let precipitationChance: Double
  /// The index of ultraviolet radiation.
  public let uvIndex: UVIndex
  /// The wind near the ground.
  public let wind: Wind
  /// The times at which the sun rises and sets.
  public let sun: SunEvents
}

/// The times of the sun on a day.
public struct SunEvents: Hashable, Sendable {
  /// The sunrise; nil where the sun does not rise.
  public let sunrise: Date?
  /// The sunset; nil where the sun does not set.
  public let sunset: Date?
  /// The time at which the sun is highest.
  public let solarNoon: Date?
}

/// An alert of a weather service.
public struct WeatherAlert: Hashable, Sendable {
  /// The text of the alert.
  public let summary: String
  /// The place of the alert; nil if there is none.
  public let region: String?
  /// The service that gave the alert.
  public let source: String
  /// The page with details.
  public let detailsURL: URL
}

/// The attribution of Apple Weather.
public struct WeatherAttribution: Sendable {
  /// The name of the service.
  public let serviceName: String
  /// The page of its sources.
  public let legalPageURL: URL
  /// The text of its sources.
  public let legalAttributionText: String
  /// The mark for dark backgrounds.
  public let combinedMarkDarkURL: URL
  /// The mark for light backgrounds.
  public let combinedMarkLightURL: URL
}
