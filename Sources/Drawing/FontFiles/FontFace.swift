// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names of a font, and its style within its family.
package struct FontFace: Hashable, Sendable {
  /// The family, such as `Inter`.
  package let family: String

  /// The name by which programs ask for it, such as `Inter-Bold`; empty if it has none.
  package let postScriptName: String

  /// The weight of the font, from 1 to 1000; 400 is regular.
  package internal(set) var weight: Int

  /// Whether the font is italic.
  package let isItalic: Bool

  init(tables: FontTables) throws(FontFileError) {
    let names = try? tables["name"].map { (table) throws(FontFileError) in
      try FontNames(table: table)
    }
    // The typographic family counts weights that old systems had to give families of their own.
    family = names?[16] ?? names?[1] ?? ""
    postScriptName = names?[6] ?? ""
    if let table = try tables["OS/2"] {
      weight = try table.uint16(4)
      isItalic = try table.uint16(62) & 1 != 0
    } else {
      let style = try tables.required("head").uint16(44)
      weight = style & 1 == 0 ? 400 : 700
      isItalic = style & 2 != 0
    }
  }
}
