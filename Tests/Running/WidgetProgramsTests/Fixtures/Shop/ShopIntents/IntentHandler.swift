// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents

final class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any { self }
}

extension IntentHandler: OfferConfigurationIntentHandling {
  func provideShopOptionsCollection(
    for intent: OfferConfigurationIntent,
    with completion: @escaping (INObjectCollection<Shop>?, Error?) -> Void
  ) {
    let shops = ["north": "North", "south": "South"].sorted { $0.key < $1.key }
      .map { Shop(identifier: $0.key, display: $0.value) }
    completion(INObjectCollection(items: shops), nil)
  }

  func defaultShop(for intent: OfferConfigurationIntent) -> Shop? {
    Shop(identifier: "north", display: "North")
  }
}
