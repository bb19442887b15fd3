// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents

// Mistake 1: 'OldOrders', which release 1.0 has, is forgotten.
// Mistake 2: neither 'Order' nor 'Special' is migrated, as both names are wrong.

struct ShowShop: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "ABShowShopIntent"
  static let title: LocalizedStringResource = "Show a shop"
  static let isDiscoverable = false

  // Mistake 6: the parameter was 'shop'.
  @Parameter(title: "Shop") var chosenShop: ShopEntity?

  // Mistake 7: the definition has eight rows in the large family.
  @Parameter(title: "Items", size: [.systemSmall: 1, .systemMedium: 4, .systemLarge: 6])
  var items: [String]?
}

struct Order: AppIntent, CustomIntentMigratedAppIntent {
  // Mistake 3: the name of the handler.
  static let intentClassName = "OrderIntentHandler"
  static let title: LocalizedStringResource = "Order again"

  @Parameter(title: "Shop") var shop: ShopEntity?

  func perform() async throws -> some IntentResult { .result() }
}

struct Special: AppIntent, CustomIntentMigratedAppIntent {
  // Mistake 4: the definition gives this class another name.
  static let intentClassName = "SpecialIntent"
  static let title: LocalizedStringResource = "Show the special"

  func perform() async throws -> some IntentResult { .result() }
}

struct ShopEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shop"
  static let defaultQuery = ShopQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ShopQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ShopEntity] {
    Shops.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [ShopEntity] { Shops.all }
}
