// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
import SourceText
import WidgetViews

extension LayoutReview {
  /// Where something hardly stands out from its background, in the appearances that the main device draws.
  ///
  /// Devices have the same colors, so one look of each family in each appearance tells.
  ///
  /// - Parameter ratio: The ratio of an issue, where it is of the contrast that is asked for.
  /// - Returns: The lowest ratio, and the backgrounds that have a low one, in words; nil if all stands out.
  func lowContrast(
    _ ratio: (WidgetIssue) -> Double?
  ) -> (ratio: Double, schemes: [String])? {
    let low = appearances.compactMap { look in
      look.issues.lazy.compactMap(ratio).first.map { (scheme: look.scheme, ratio: $0) }
    }
    guard let worst = low.map(\.ratio).min() else { return nil }
    let schemes = ColorScheme.allCases.filter { scheme in low.contains { $0.scheme == scheme } }
    return (worst, schemes.map { $0 == .light ? "light" : "dark" })
  }

  /// Where the catalog states the first of some members of its style that it states; else where it names the widget's kind.
  func place(ofStyle members: StyleMember...) -> SourceRange {
    let places = catalog.stylePlaces
    return members.lazy.compactMap { places[$0] }.first ?? catalog.widget.kind.range
  }
}
