// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The server of the shop.
struct ShoppingAPI: Sendable {
  /// The settings of all widgets: nil if they did not come.
  func settings(completion: @escaping @Sendable (WidgetSettingResponse?) -> Void) {
    request("widgetSettings", completion: completion)
  }

  /// Today's coupon or event; nil if it did not come.
  func offer(_ offer: Offer, completion: @escaping @Sendable (OfferResponse?) -> Void) {
    request(offer.rawValue, completion: completion)
  }

  private func request<Response: Decodable & Sendable>(
    _ path: String, completion: @escaping @Sendable (Response?) -> Void
  ) {
    guard let url = URL(string: "https://shopping.example.com/\(path)") else {
      return completion(nil)
    }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      completion(data.flatMap { try? JSONDecoder().decode(Response.self, from: $0) })
    }
    .resume()
  }
}
