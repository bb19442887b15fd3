// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText
package import WidgetValues

/// An SVG file, reduced to paths.
package struct SVGImage: Hashable, Sendable {
  /// The paths of the image.
  package let image: VectorImage

  /// The size that the file asks for; a pixel of CSS is a point.
  package let size: Size

  /// The diagnostics of what is omitted and of what is malformed, in the order of the file.
  package let diagnostics: [Diagnostic]
}

/// Reads SVG files into paths.
///
/// What remains is what can only be drawn: no code is run and nothing is loaded. Read are shapes, paths, groups, `use` of
/// the file's own elements, colors, lines and opacity, as attributes and in `style`; all else is omitted, and said.
package enum SVGReader {
  /// The largest file that is read, in bytes.
  package static let maximumByteCount = 1 << 20

  /// Reads an SVG file into an image of paths.
  ///
  /// - Parameter source: The file.
  /// - Returns: The paths, with what is said of them.
  /// - Throws: ``ImageAssetError`` if the file is not an SVG, or too large in one way or another.
  package static func read(_ source: SourceFile) throws(ImageAssetError) -> SVGImage {
    let (tree, styleSheets, entities) = try tree(of: source)
    let root = tree.elements[0]
    var drawing = SVGDrawing(file: source.name, tree: tree)
    for range in styleSheets { drawing.report(.styleSheet, at: range) }
    for (name, range) in entities { drawing.report(.entityLeftOut(name), at: range) }
    if !root.hasNamespace { drawing.report(.noNamespace, at: root.range) }
    drawing.survey()
    let (box, size) = try drawing.frame(of: root)
    drawing.box = box
    var context = SVGDrawing.Context(viewport: box.size, path: [0])
    context.style = drawing.style(of: 0, in: SVGStyle())
    if !context.style.isLeftOut, drawing.speaksEnglish(root) {
      try drawing.drawChildren(of: 0, context)
      drawing.checkRootOverlap()
    }
    if drawing.paths.isEmpty { drawing.report(.nothingDrawn, at: root.range) }
    let visible = drawing.aspectRatio(of: root).visible(box, in: size)
    return SVGImage(
      image: VectorImage(viewBox: visible, paths: drawing.paths), size: size,
      diagnostics: drawing.findings.sorted {
        ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0)
      })
  }

  /// The elements of an SVG file, the root first, with what the file has beside them.
  static func tree(
    of source: SourceFile
  ) throws(ImageAssetError) -> (
    tree: SVGTree, styleSheets: [SourceRange], entities: [(name: String, range: SourceRange)]
  ) {
    guard source.bytes.count <= maximumByteCount else {
      throw ImageAssetError(
        .fileTooLarge(byteCount: source.bytes.count, limit: maximumByteCount),
        at: .init(file: source.name))
    }
    let markup = try SVGMarkupReader.read(source)
    guard !markup.tree.elements.isEmpty else {
      throw ImageAssetError(
        .noImageElement(found: "the end of the file"), at: .init(file: source.name))
    }
    return markup
  }
}

extension SVGDrawing {
  /// The box of an image's coordinates, and its size.
  fileprivate mutating func frame(
    of root: SVGElement
  ) throws(ImageAssetError) -> (box: Rect, size: Size) {
    let width = length(root["width"])
    let height = length(root["height"])
    guard let attribute = root["viewBox"] else {
      guard let width, let height else {
        throw ImageAssetError(.noSize, at: .init(file: file, range: root.range))
      }
      return (Rect(x: 0, y: 0, width: width, height: height), Size(width: width, height: height))
    }
    guard let box = Rect(svgViewBox: attribute.text) else {
      throw ImageAssetError(
        .unusableViewBox(attribute.text), at: .init(file: file, range: attribute.valueRange))
    }
    let size =
      switch (width, height) {
      case (let width?, let height?): Size(width: width, height: height)
      case (let width?, nil): Size(width: width, height: width * box.height / box.width)
      case (nil, let height?): Size(width: height * box.width / box.height, height: height)
      case (nil, nil): box.size
      }
    // The side that follows from the other one can be out of all proportion.
    guard max(size.width, size.height) <= Double(Rect.svgLimit) else {
      throw ImageAssetError(
        .unusableViewBox(attribute.text), at: .init(file: file, range: attribute.valueRange))
    }
    return (box, size)
  }

  /// The width or the height of an image; nil if there is none, or it is a part of what is around the image.
  private mutating func length(_ attribute: SVGAttribute?) -> Double? {
    guard let attribute, attribute.text != "auto" else { return nil }
    guard let length = SVGLength(attribute.text), length.value >= 1e-3,
      length.value <= Double(Rect.svgLimit)
    else {
      reportMalformedLength(attribute)
      return nil
    }
    if length.isAmbiguous {
      report(.ambiguousValue(attribute.text, instead: SVGLength.advice), at: attribute.valueRange)
    }
    return length.isPercentage ? nil : length.value
  }
}
