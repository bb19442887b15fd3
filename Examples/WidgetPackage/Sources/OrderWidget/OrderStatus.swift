// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What the widget shows of an order.
public struct OrderStatus: Sendable {
  /// The name of the shop that the order was placed in.
  public var shop: String

  /// The number of parcels that are still on their way.
  public var openParcelCount: Int

  /// Makes the status of an order.
  public init(shop: String, openParcelCount: Int) {
    self.shop = shop
    self.openParcelCount = openParcelCount
  }

  /// The line under the shop's name.
  public var summary: String {
    openParcelCount == 0 ? "Delivered" : "\(openParcelCount) on the way"
  }
}
