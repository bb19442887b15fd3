// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Something that a shop sells for less.
public struct Offer {
  public var title: String
  public var price: String

  public static let sample = Offer(title: "Apples", price: "1.20")
}
