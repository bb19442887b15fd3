// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// What a widget shows where there is nothing else to show: a symbol, and why.
struct MessageView: View {
  var symbol: String
  var message: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: symbol)
        .font(.title2)
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
      Text(message)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
