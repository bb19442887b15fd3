// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The fonts that are added to a widget.
///
/// `Font.custom(_:size:)` finds a font by its PostScript name or by its family. One that is not here is drawn in the system's font, and is
/// among the problems.
public struct FontCatalog: Hashable, Sendable {
  private var files: [String: WidgetFont] = [:]

  /// Creates a catalog without fonts.
  public init() {}

  /// Creates a catalog of fonts.
  public init(_ fonts: [WidgetFont]) {
    for font in fonts { add(font) }
  }

  /// Adds a font; of two with the same name the later counts.
  public mutating func add(_ font: WidgetFont) {
    if !font.postScriptName.isEmpty { files[font.postScriptName] = font }
    // The first font of a family is that of its name, as the regular one usually is.
    if !font.family.isEmpty, files[font.family] == nil { files[font.family] = font }
  }

  /// The font of a name; nil if there is none.
  public subscript(name: String) -> WidgetFont? { files[name] }

  /// The names of the families, in order.
  package var families: [String] { Set(files.values.map(\.family)).sorted() }

  /// The names of the fonts of a family in PostScript, in order.
  package func names(ofFamily family: String) -> [String] {
    Set(files.values.filter { $0.family == family }.map(\.postScriptName)).sorted()
  }
}
