// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetViews

/// Lists of screens in messages.
enum ScreenList {
  /// How many screens are named one by one.
  private static let most = 5

  /// The screens of some devices: by size in points, those with the fewest first; 'every screen' if these are all.
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
    guard ordered.count > most else { return ordered.listed() }
    let rest = ordered.count - most + 1
    return (ordered.prefix(most - 1) + ["\(rest) more screens"]).listed()
  }
}

extension String {
  /// Whether a screen is as wide as that of an iPad.
  fileprivate var isTablet: Bool { (Int(prefix { $0 != "x" }) ?? 0) >= 700 }
}
