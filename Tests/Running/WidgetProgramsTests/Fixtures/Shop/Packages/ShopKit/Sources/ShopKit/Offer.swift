// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Something that a shop sells for less.
public struct Offer {
  /// What is sold.
  public var title: String
  /// The price.
  public var price: String

  /// An offer for the gallery.
  public static let sample = Offer(title: "Apples", price: "1.20")
}
