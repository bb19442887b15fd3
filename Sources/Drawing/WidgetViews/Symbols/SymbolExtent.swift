// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The size of an SF Symbol at a font, the box of its ink and its baseline, in points.
///
/// The sizes of symbols that pictures and published descriptions of images show are those of the ink, rounded up to pixels, with margins above
/// and below: a point at 17 points, two at 28. A symbol that is resized has hardly any margin.
struct SymbolExtent {
  /// The size of the image.
  var size: Size

  /// The box of the ink in the image.
  var ink: Rect

  /// The baseline of the letters beside it, from the top of the image.
  var baseline: Double

  /// The width of lines.
  var lineWidth: Double

  /// How far the ink reaches over the edges at both sides, as badges do, in parts of the width.
  var overhang: SymbolOverhang {
    guard size.width > 0 else { return SymbolOverhang() }
    return SymbolOverhang(
      left: max(0, -ink.minX / size.width), right: max(0, ink.maxX / size.width - 1))
  }

  /// Whether the box is guessed.
  var isEstimated: Bool

  /// The extent of a symbol.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, with what the views around it ask for.
  ///   - fontSize: The size of the font, in points.
  ///   - design: The weight and the scale.
  ///   - settings: The margins.
  ///   - pixels: The grid of the screen.
  ///   - isResized: Whether the symbol is resized.
  init(
    _ name: String, size fontSize: Double, design: SymbolDesign, settings: LayoutSettings,
    pixels: Pixels, isResized: Bool
  ) {
    let masters = SymbolMasters.named(name)
    self.init(
      design.box(of: masters), size: fontSize, settings: settings, pixels: pixels,
      isResized: isResized)
    lineWidth = design.lineWidth * fontSize
    isEstimated = masters.source == .estimated
  }

  /// The extent of a drawing with a box, in parts of the font's size.
  init(
    _ box: SymbolMasters.Box, size fontSize: Double, settings: LayoutSettings, pixels: Pixels,
    isResized: Bool
  ) {
    lineWidth = 0
    isEstimated = false
    let drawn = Size(width: box.ink.width * fontSize, height: box.ink.height * fontSize)
    guard !isResized else {
      let margin = settings.resizedSymbolMargin * fontSize
      size = Size(width: drawn.width + 2 * margin, height: drawn.height + 2 * margin)
      ink = Rect(x: margin, y: margin, width: drawn.width, height: drawn.height)
      baseline = size.height
      return
    }
    let margin = max(1 / pixels.scale, pixels.rounded(settings.symbolMargin * fontSize))
    let width = pixels.roundedUp(box.width * fontSize)
    let height = pixels.roundedUp(drawn.height)
    let slack = (height - drawn.height) / 2
    size = Size(width: width, height: height + 2 * margin)
    ink = Rect(
      x: box.ink.minX * fontSize + (width - box.width * fontSize) / 2, y: margin + slack,
      width: drawn.width, height: drawn.height)
    baseline = size.height - pixels.rounded(margin + slack + box.ink.maxY * fontSize)
  }

  /// The extent of a drawing that is none of Apple's, in a square in the middle of capital letters.
  init(square length: Double, _ pixels: Pixels) {
    let side = pixels.roundedUp(length)
    size = Size(width: side, height: side)
    ink = Rect(origin: .zero, size: size)
    baseline = side / 2 + SymbolDesign.middle * length / 1.2
    lineWidth = 0
    isEstimated = false
  }

  /// The name of a symbol with the variants that the views around it ask for.
  static func name(_ name: String, _ variants: SymbolVariants) -> String {
    guard variants != .none else { return name }
    var base = name
    let wasFilled = base.hasSuffix(".fill")
    if wasFilled { base.removeLast(5) }
    if let enclosure = variants.enclosure, !base.hasSuffix(".\(enclosure.rawValue)") {
      base += ".\(enclosure.rawValue)"
    }
    if variants.isSlashed, !base.hasSuffix(".slash") { base += ".slash" }
    return wasFilled || variants.isFilled ? base + ".fill" : base
  }
}
