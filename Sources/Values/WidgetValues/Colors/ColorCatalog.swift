// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The colors that views can name: the color sets of an asset catalog.
public struct ColorCatalog: Hashable, Sendable {
  /// The name of the color that `Color.accentColor` is, if there is one.
  public static let accentName = "AccentColor"

  private var colors: [String: Color]

  /// Creates a catalog of colors by their names.
  public init(_ colors: [String: Color] = [:]) {
    self.colors = colors
  }

  /// The color of a name; nil if there is none.
  public subscript(name: String) -> Color? {
    get { colors[name] }
    set { colors[name] = newValue }
  }
}
