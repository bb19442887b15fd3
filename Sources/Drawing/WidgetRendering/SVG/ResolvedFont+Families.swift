// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension ResolvedFont {
  /// The families in which a font is looked for that is not the system's usual one; nil for that.
  var families: String? {
    if let name {
      // What a name of a font never has could end the list.
      return "'" + name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) }
        + "', sans-serif"
    }
    return switch design {
    case .default: nil
    case .serif: "'New York', ui-serif, Georgia, 'DejaVu Serif', serif"
    case .rounded: "'SF Pro Rounded', ui-rounded, Nunito, 'Varela Round', Inter, sans-serif"
    case .monospaced: "'SF Mono', ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"
    }
  }
}
