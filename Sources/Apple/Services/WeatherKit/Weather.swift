// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Values of the weather, which only the service creates; there are none here.

/// The weather of a location.
public struct Weather: Codable, Equatable, Sendable {
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
  /// Which of the data the place has.
  public let availability: WeatherAvailability
}

/// A forecast: the weather of minutes, hours or days in their order.
public struct Forecast<Element>: RandomAccessCollection {
  /// The elements of the forecast.
  public let forecast: [Element]
  /// When and for where the forecast was made.
  public let metadata: WeatherMetadata
  /// The sentence about the next hour; nil for other forecasts.
  private let minuteSummary: String?

  /// The position of the first element.
  public var startIndex: Int { forecast.startIndex }
  /// The position after the last element.
  public var endIndex: Int { forecast.endIndex }
  /// Returns the element of a position, which is below `endIndex`.
  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast: Sendable where Element: Sendable {}
extension Forecast: Equatable where Element: Equatable {}
extension Forecast: Encodable where Element: Encodable {}
extension Forecast: Decodable where Element: Decodable {}

extension Forecast where Element == MinuteWeather {
  /// A sentence about the next hour.
  public var summary: String { minuteSummary ?? "" }
}

/// The weather at the time of the answer.
public struct CurrentWeather: Codable, Equatable, Sendable {
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
  /// The direction in which the pressure changes.
  public let pressureTrend: PressureTrend
  /// The intensity of the precipitation.
  public let precipitationIntensity: Measurement<UnitSpeed>
  /// The parts of the sky that clouds at three heights cover.
  public let cloudCoverByAltitude: CloudCoverByAltitude
  /// When and for where the weather was told.
  public let metadata: WeatherMetadata
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
public struct MinuteWeather: Codable, Hashable, Sendable {
  /// The time of the weather.
  public let date: Date
  /// The chance of precipitation, from 0 to 1.
  public let precipitationChance: Double
  /// The intensity of the precipitation.
  public let precipitationIntensity: Measurement<UnitSpeed>
  /// The kind of precipitation.
  public let precipitation: Precipitation
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  /// The time of the weather.
  public let date: Date
  /// The temperature of the air.
  public let temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public let apparentTemperature: Measurement<UnitTemperature>
  /// The temperature at which dew forms.
  public let dewPoint: Measurement<UnitTemperature>
  /// The air pressure at sea level.
  public let pressure: Measurement<UnitPressure>
  /// The direction in which the pressure changes.
  public let pressureTrend: PressureTrend
  /// The distance that can be seen.
  public let visibility: Measurement<UnitLength>
  /// The kind of precipitation.
  public let precipitation: Precipitation
  /// The amount of snow.
  public let snowfallAmount: Measurement<UnitLength>
  /// The parts of the sky that clouds at three heights cover.
  public let cloudCoverByAltitude: CloudCoverByAltitude
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
public struct DayWeather: Codable, Hashable, Sendable {
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
  /// The phase of the moon, and the times at which it rises and sets.
  public let moon: MoonEvents
  /// The time of the highest temperature; nil if it is not known.
  public let highTemperatureTime: Date?
  /// The time of the lowest temperature; nil if it is not known.
  public let lowTemperatureTime: Date?
  /// The highest relative humidity, from 0 to 1.
  public let maximumHumidity: Double
  /// The lowest relative humidity, from 0 to 1.
  public let minimumHumidity: Double
  /// The greatest distance that can be seen.
  public let maximumVisibility: Measurement<UnitLength>
  /// The smallest distance that can be seen.
  public let minimumVisibility: Measurement<UnitLength>
  /// The highest speed of the wind; nil if it is not known.
  public let highWindSpeed: Measurement<UnitSpeed>?
  /// The kind of precipitation.
  public let precipitation: Precipitation
  /// The amount of rain.
  public let rainfallAmount: Measurement<UnitLength>
  /// The amount of precipitation.
  public let precipitationAmount: Measurement<UnitLength>
  /// The amount of snow.
  public let snowfallAmount: Measurement<UnitLength>
  /// The amounts of precipitation of each kind.
  public let precipitationAmountByType: PrecipitationAmountByType
}

/// The attribution of Apple Weather.
public struct WeatherAttribution: Codable, Hashable, Sendable {
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
  /// The mark without the name of the service.
  public let squareMarkURL: URL
}
