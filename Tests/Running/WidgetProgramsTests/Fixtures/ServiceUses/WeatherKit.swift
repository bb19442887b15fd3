// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreLocation
import WeatherKit

func useWeatherKit() async throws {
  let here = CLLocation()
  do {
    _ = try await WeatherService.shared.weather(for: here)
    expect(false, "the weather is refused")
  } catch WeatherError.permissionDenied {
  }
  do {
    let (hours, days) = try await WeatherService.shared.weather(
      for: here, including: .hourly, .daily)
    _ = (hours.first?.temperature, days.first?.highTemperature)
    expect(false, "parts of the weather are refused")
  } catch WeatherError.permissionDenied {
  }
  expect(WeatherCondition.mostlyClear.description == "Mostly Clear", "conditions have names")
  expect(Wind.CompassDirection.westSouthwest.abbreviation == "WSW", "points of the compass")
  expect(Wind.CompassDirection.southeast.description == "Southeast", "have names")
  expect(Wind.CompassDirection.northNorthwest.description == "North Northwest", "of two words")
  expect(UVIndex.ExposureCategory.veryHigh.rangeValue == 8...10, "categories have ranges")
  expect(UVIndex.ExposureCategory.low < .extreme, "and an order")
  expect(MoonPhase.full.symbolName == "moonphase.full.moon", "phases have symbols")
}
