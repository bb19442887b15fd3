/// The tables by which a font is varied.
struct FontVariations: Sendable {
  private let axes: FontAxes
  private let bends: FontBytes?
  private let glyphTable: FontBytes?
  private let widthTable: FontBytes?
  private let definitions: FontBytes?

  /// Finds the tables; throws if the font is not variable.
  init(tables: FontTables) throws(FontFileError) {
    axes = try FontAxes(table: tables.required("fvar"))
    bends = try tables["avar"]
    glyphTable = try tables["gvar"]
    widthTable = try tables["HVAR"]
    definitions = try tables["GDEF"]
  }

  /// The whole weights that the font can have; nil if it has one only, or no outlines for others.
  var weights: ClosedRange<Int>? {
    guard glyphTable != nil, let weights = axes.weights else { return nil }
    let lowest = Int(max(1, weights.lowerBound.rounded(.up)))
    let highest = Int(min(1000, weights.upperBound.rounded(.down)))
    return lowest < highest ? lowest...highest : nil
  }

  /// Where the font is on its axes at a weight.
  func position(atWeight weight: Int) throws(FontFileError) -> FontPosition {
    try FontPosition(weight: Double(weight), on: axes, bentBy: bends)
  }

  /// How far points move at a position.
  func glyphs(at position: FontPosition) throws(FontFileError) -> GlyphVariations? {
    guard let glyphTable else { return nil }
    return try GlyphVariations(table: glyphTable, at: position)
  }

  /// By how much widths differ at a position; nil if the font has no table of them.
  func widths(at position: FontPosition) throws(FontFileError) -> WidthVariations? {
    guard let widthTable else { return nil }
    return try WidthVariations(table: widthTable, at: position)
  }

  /// By how much values of other tables differ at a position; nil if none does.
  func items(at position: FontPosition) throws(FontFileError) -> ItemVariations? {
    // The place of the items was added to the table by its version 1.3.
    guard let definitions, try definitions.uint16(2) >= 3 else { return nil }
    let place = try definitions.uint32(14)
    return place == 0 ? nil : try ItemVariations(table: definitions.from(place), at: position)
  }
}
