// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The rendering modes in which each look of a sheet is drawn.
package enum SheetStyles: Hashable, Sendable {
  /// The style of each look, and no other.
  case standard
  /// Those that are chosen, at every type size.
  case chosen([RenderingStyle])
  /// That of the family at every type size, and the family's others at one: what they break has little to do with the size of the type.
  case all(at: DynamicTypeSize)

  /// The looks that a look is drawn in.
  package func looks(of look: WidgetLook) -> [WidgetLook] {
    let styles: [RenderingStyle] =
      switch self {
      case .standard: [look.style]
      case .chosen(let styles): styles.isEmpty ? [look.style] : styles
      case .all(let size):
        look.typeSize == size ? RenderingStyle.all(of: look.family) : [look.style]
      }
    return styles.map { style in
      guard style != look.style else { return look }
      var look = look
      look.style = style
      return look
    }
  }
}
