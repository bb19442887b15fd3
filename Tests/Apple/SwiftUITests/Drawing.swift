// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import SwiftUI

/// What a view draws in a widget of 200 by 100 points.
func drawing<Content: View>(
  of view: Content, change: (inout EnvironmentValues) -> Void = { _ in }
) -> DisplayList {
  var environment = EnvironmentValues()
  environment.displayScale = 1
  change(&environment)
  return DisplayList(
    rendering: view,
    on: WidgetCanvas(
      family: .systemMedium, size: WidgetViews.Size(width: 200, height: 100),
      contentMargins: EdgeInsets(all: 0)),
    in: environment)
}

extension DisplayList {
  /// The texts, the first first.
  var strings: [String] {
    items.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
  }

  /// The colors of what is filled, the furthest behind first.
  var fills: [Paint] {
    items.compactMap { if case .fill(_, let paint) = $0 { paint } else { nil } }
  }
}
