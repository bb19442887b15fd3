// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Screens as a sentence names them.
enum ScreenNames {
  /// How many screens are named one by one.
  private static let most = 5

  /// The screens of some devices: by size in points, those with the fewest first, and all at once where these are all.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - all: Every device that could be among them.
  /// - Returns: The words.
  static func words(_ devices: some Sequence<WidgetDevice>, of all: [WidgetDevice]) -> String {
    let set = Set(devices)
    guard set.count < all.count || all.count == 1 else { return "every screen" }
    // The known devices stand with the largest iPhone first.
    let names = all.filter { set.contains($0) }.map(\.identifier)
    let phones = names.filter { !$0.isTablet }.reversed()
    let ordered = Array(phones) + names.filter(\.isTablet)
    guard ordered.count > most else { return list(ordered) }
    let rest = ordered.count - most + 1
    return list(ordered.prefix(most - 1) + ["\(rest) more screens"])
  }

  /// Words one after the other, the last behind an 'and'.
  static func list(_ words: some Collection<String>) -> String {
    guard words.count > 1 else { return words.joined() }
    let words = Array(words)
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  /// A number of points, with at most one digit behind the point.
  static func points(_ value: Double) -> String {
    let number = number(value)
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// A number with at most one digit behind the point.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }

  /// A ratio with one digit, rounded down, so that what falls short is not said to reach the limit.
  static func ratio(_ value: Double) -> String {
    let tenths = (value * 10).rounded(.down) / 10
    return "\(tenths):1"
  }
}

extension String {
  /// Whether a screen is as wide as that of an iPad.
  fileprivate var isTablet: Bool { (Int(prefix { $0 != "x" }) ?? 0) >= 700 }
}
