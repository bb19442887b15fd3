// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText
package import WidgetValues

/// A template of a symbol, reduced to its designs.
package struct SymbolTemplate: Hashable, Sendable {
  /// The size of the font that UIKit draws a symbol for where nothing says another, in points.
  static let defaultFontSize = 17.0

  /// The image: the medium design in regular weight, with all designs.
  package let image: ImageAsset

  /// The diagnostics of what is omitted and of what is malformed.
  package let diagnostics: [Diagnostic]
}

/// Reads templates of symbols as the SF Symbols app exports them, in all versions from 1 on.
///
/// A template is an SVG file with a group for each design, such as `Regular-M`, and with lines for the baselines, the height of capital
/// letters and the margins. Whatever else it has explains the file to designers. The shapes of a design are filled, whatever they say: public
/// symbols have parts without a fill, or with lines alone, which can hardly be meant to be invisible. What Apple's tools do with them was
/// not verified.
package struct SymbolTemplateReader {
  /// The height of capital letters, in points at a font of 100 points.
  private static let capHeight = 70.459

  private static let weights: [(name: String, weight: FontWeight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  private static let scales: [(name: String, scale: SymbolImage.Scale)] = [
    ("S", .small), ("M", .medium), ("L", .large),
  ]

  private var drawing: SVGDrawing
  private let styleSheet: SymbolStyleSheet
  private let viewport: Size

  /// How far the margins are from the parts of the design that has both, in parts of the width of the parts.
  private var margins = (left: 0.0, right: 0.0)

  private init(_ drawing: SVGDrawing, styleSheet: SymbolStyleSheet) {
    self.drawing = drawing
    self.drawing.fillsAllShapes = true
    self.styleSheet = styleSheet
    let root = drawing.tree.elements[0]
    viewport =
      (root["viewBox"]?.text).flatMap { Rect(svgViewBox: $0)?.size }
      ?? Size(width: 3300, height: 2200)
  }

  /// Reads a template.
  ///
  /// - Parameter source: The file.
  /// - Returns: The symbol.
  /// - Throws: ``ImageAssetError`` if the file is not an SVG, has no design, or is too large in one way or another.
  package static func read(_ source: SourceFile) throws(ImageAssetError) -> SymbolTemplate {
    let tree = try SVGReader.tree(of: source).tree
    var sheet = ""
    for (index, element) in tree.elements.enumerated()
    where element.name == "style" && element.next == index + 1 {
      // Only as far as its end: a file can have thousands of them.
      let rest = source.bytes[element.range.end...]
      let end = zip(rest.indices, zip(rest, rest.dropFirst())).first { $0.1 == (0x3C, 0x2F) }?.0
      sheet += String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
    }
    var reader = SymbolTemplateReader(
      SVGDrawing(file: source.name, tree: tree), styleSheet: SymbolStyleSheet(sheet))
    return try reader.template()
  }

  private mutating func template() throws(ImageAssetError) -> SymbolTemplate {
    var designs: [SymbolImage.Design] = []
    findMargins()
    for (scaleName, scale) in Self.scales {
      guard let toDesign = toDesign(of: scaleName) else { continue }
      for (weightName, weight) in Self.weights {
        let name = "\(weightName)-\(scaleName)"
        guard let index = drawing.elementIndices[name] else { continue }
        let (width, parts) = try draw(index, named: name, toDesign)
        guard !parts.isEmpty else { continue }
        designs.append(.init(weight: weight, scale: scale, width: width, parts: parts))
      }
    }
    let symbol = SymbolImage(designs: designs)
    guard let plain = symbol.design(nearest: .regular, .medium) else {
      throw ImageAssetError(
        .noDesign, at: .init(file: drawing.file, range: drawing.tree.elements[0].range))
    }
    return SymbolTemplate(
      image: Self.image(plain, of: symbol),
      diagnostics: drawing.findings.sorted {
        ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0)
      })
  }

  // MARK: Designs

  private static func image(
    _ design: SymbolImage.Design, of symbol: SymbolImage
  ) -> ImageAsset {
    let paths = design.parts.filter { $0.monochrome.opacity > 0 }.map(\.path)
    let ink = Rect(around: paths.flatMap(\.steps.outline))
    let box = Rect(x: 0, y: ink.minY, width: max(1, design.width), height: max(1, ink.height))
    let scale = SymbolTemplate.defaultFontSize / 100
    return ImageAsset(
      content: .vector(VectorImage(viewBox: box, paths: paths)),
      size: Size(width: box.width * scale, height: box.height * scale), isTemplate: true,
      symbol: symbol)
  }

  /// The width and the parts of a design.
  private mutating func draw(
    _ index: Int, named name: String, _ toDesign: SVGTransform
  ) throws(ImageAssetError) -> (width: Double, parts: [SymbolImage.Part]) {
    let way = drawing.tree.way(to: index)
    var context = SVGDrawing.Context(viewport: viewport, path: way.dropLast())
    context.transform = toDesign(drawing.transform(along: way.dropLast()))
    for element in way.dropLast() {
      context.style = drawing.style(of: element, in: context.style)
    }
    let start = drawing.paths.count
    try drawing.draw(index, context)
    var parts: [SymbolImage.Part] = []
    for (path, element) in zip(drawing.paths[start...], drawing.pathElements[start...]) {
      var part = SymbolImage.Part(path: path)
      for outer in drawing.tree.way(to: element).dropFirst(way.count - 1) {
        guard let classes = drawing.tree.elements[outer]["class"]?.text else { continue }
        styleSheet.annotate(&part, classes: classes.split(whereSeparator: \.isWhitespace))
      }
      parts.append(part)
    }
    let ink = Rect(around: parts.flatMap(\.path.steps.outline))
    let lines = (left: line("left-margin-\(name)"), right: line("right-margin-\(name)"))
    let left =
      lines.left.map { toDesign(Point(x: $0.minX, y: 0)).x }
      ?? ink.minX - margins.left * ink.width
    let right =
      lines.right.map { toDesign(Point(x: $0.maxX, y: 0)).x }
      ?? ink.maxX + margins.right * ink.width
    let shift = SVGTransform.translation(-left, 0)
    for position in parts.indices {
      parts[position].path.steps = parts[position].path.steps.map { $0.mapped(shift) }
    }
    return (max(0, right - left), parts)
  }

  // MARK: Guides

  /// The map from the coordinates of the file to those of the designs of a scale, but for the left margin; nil without a baseline.
  private mutating func toDesign(of scale: String) -> SVGTransform? {
    guard let baseline = line("Baseline-\(scale)")?.minY else { return nil }
    var factor = 1.0
    if let capLine = line("Capline-\(scale)")?.minY, baseline - capLine > 1 {
      factor = Self.capHeight / (baseline - capLine)
      // Programs that draw round the lines.
      if abs(factor - 1) < 0.005 { factor = 1 }
    }
    return SVGTransform(a: factor, d: factor, f: -baseline * factor)
  }

  /// The rectangle around a guide; nil if there is none.
  private mutating func line(_ name: String) -> Rect? {
    drawing.elementIndices[name].flatMap { bounds(of: $0) }
  }

  /// The rectangle around the shapes of an element, in the coordinates of the file.
  private mutating func bounds(of index: Int) -> Rect? {
    var steps: [VectorPath.Step] = []
    for element in index..<drawing.tree.elements[index].next
    where SVGDrawing.shapeNames.contains(drawing.tree.elements[element].name) {
      let transform = drawing.transform(along: drawing.tree.way(to: element))
      steps += drawing.steps(of: drawing.tree.elements[element], in: viewport)
        .map { $0.mapped(transform) }
    }
    return steps.isEmpty ? nil : Rect(around: steps.outline)
  }

  /// Finds the margins that hold for all designs without their own.
  ///
  /// Before version 3 a template has one pair, for the design in regular weight and medium scale.
  private mutating func findMargins() {
    for (name, suffix) in [
      ("Regular-M", "-Regular-M"), ("Regular-S", "-Regular-S"), ("Regular-M", ""),
    ] {
      guard let left = line("left-margin\(suffix)"), let right = line("right-margin\(suffix)"),
        let ink = line(name), ink.width > 0
      else { continue }
      margins = ((ink.minX - left.minX) / ink.width, (right.maxX - ink.maxX) / ink.width)
      return
    }
  }
}

extension SVGTree {
  /// The elements from the root to one, both included.
  fileprivate func way(to index: Int) -> [Int] {
    var way = [0]
    while let last = way.last, last != index,
      let next = children(of: last).first(where: { $0 <= index && index < elements[$0].next })
    {
      way.append(next)
    }
    return way
  }
}

extension SVGDrawing {
  /// The map from the coordinates in the last of some nested elements to those of the file.
  fileprivate func transform(along way: some Sequence<Int>) -> SVGTransform {
    way.reduce(SVGTransform.identity) { outer, index in
      let element = tree.elements[index]
      guard element.name != "svg", let text = element["transform"]?.text,
        let transform = SVGTransform(text)
      else { return outer }
      return outer(transform)
    }
  }
}
