// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents

/// An intents extension as apps write them: both styles of methods, sections, searches and defaults.
final class CitiesExtension: INExtension, ConfigureCitiesIntentHandling {
  static let all: [(code: String, name: String, country: String)] = [
    ("tyo", "Tokyo", "Japan"), ("osa", "Osaka", "Japan"), ("par", "Paris", "France"),
    ("lyo", "Lyon", "France"), ("rom", "Rome", "Italy"),
  ]

  override func handler(for intent: INIntent) -> Any { self }

  private func city(_ code: String, _ name: String) -> City {
    let city = City(identifier: code, display: name, subtitle: "City \(code)", image: nil)
    city.code = code.uppercased()
    city.link = URL(string: "cities://\(code)")
    return city
  }

  func defaultList(for intent: ConfigureCitiesIntent) -> [City]? {
    Self.all.prefix(3).map { city($0.code, $0.name) }
  }

  func provideListOptionsCollection(
    for intent: ConfigureCitiesIntent,
    with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Void
  ) {
    let countries = ["Japan", "France", "Italy"]
    let sections = countries.map { country in
      let items = Self.all.filter { $0.country == country }.map { city($0.code, $0.name) }
        .filter { intent.list?.contains($0) != true }
      return INObjectSection(title: country, items: items)
    }
    completion(INObjectCollection(sections: sections), nil)
  }

  func provideStationOptionsCollection(
    for intent: ConfigureCitiesIntent, searchTerm: String?
  ) async throws -> INObjectCollection<NSString> {
    let names = ["Central", "North", "South"].filter { name in
      searchTerm.map { name.lowercased().contains($0.lowercased()) } ?? true
    }
    return INObjectCollection(items: names as [NSString])
  }

  func provideLimitOptionsCollection(
    for intent: ConfigureCitiesIntent,
    with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Void
  ) {
    completion(INObjectCollection(items: [5, 10, 20] as [NSNumber]), nil)
  }

  func defaultLimit(for intent: ConfigureCitiesIntent) -> NSNumber? { 10 }

  struct Offline: LocalizedError {
    var errorDescription: String? { "the server cannot be reached" }
  }

  func provideHomeOptionsCollection(
    for intent: ConfigureCitiesIntent, searchTerm: String?
  ) async throws -> INObjectCollection<City> {
    throw Offline()
  }
}
