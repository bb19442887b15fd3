// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetViews

/// What a view draws in a medium widget.
@MainActor func drawing<Content: View>(
  of view: Content, change: (inout EnvironmentValues) -> Void = { _ in }
) -> DisplayList {
  var environment = EnvironmentValues()
  change(&environment)
  return DisplayList(
    rendering: view,
    on: WidgetCanvas(
      family: .systemMedium, size: Size(width: 338, height: 158), contentMargins: .zero),
    in: environment)
}

extension DisplayList {
  /// The texts, the first first.
  var strings: [String] { items.flatMap(\.strings) }
}

extension DisplayItem {
  fileprivate var strings: [String] {
    switch content {
    case .text(let text): text.lines.map(\.string)
    default: []
    }
  }
}
