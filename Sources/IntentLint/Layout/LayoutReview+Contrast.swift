// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import WidgetViews

extension LayoutReview {
  /// Where something hardly stands out from its ground, in the appearances that the main device draws.
  ///
  /// Families and devices have the same colours, so one look of each appearance tells.
  ///
  /// - Parameter ratio: The ratio of an issue, where it is of the contrast that is asked for.
  /// - Returns: The lowest ratio, and the grounds that have a low one, in words; nil where all stands out.
  func lowContrast(
    _ ratio: (WidgetIssue) -> Double?
  ) -> (ratio: Double, schemes: [String])? {
    let low = appearances.compactMap { look in
      look.issues.lazy.compactMap(ratio).first.map { (scheme: look.scheme, ratio: $0) }
    }
    guard let worst = low.map(\.ratio).min() else { return nil }
    return (worst, low.map { $0.scheme == .light ? "light" : "dark" })
  }
}
