// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetValues

extension SVGDrawing {
  /// Draws the element that a `use` refers to.
  mutating func drawReference(of index: Int, _ context: Context) throws(ImageAssetError) {
    let element = tree.elements[index]
    // What is outside of the file was reported when the file was looked through.
    guard let reference = element.reference, reference.text.hasPrefix("#") else { return }
    let id = String(reference.text.dropFirst())
    guard let target = elementIndices[id] else {
      return report(.missingReference(id), at: reference.valueRange)
    }
    guard !context.path.contains(target) else {
      return report(.circularReference(id), at: reference.valueRange)
    }
    var lengths = Lengths(element: element, viewport: context.viewport)
    var context = context
    context.transform = context.transform(
      .translation(lengths.x("x") ?? 0, lengths.y("y") ?? 0))
    let size = (width: lengths.x("width"), height: lengths.y("height"))
    report(lengths)
    switch tree.elements[target].name {
    case "symbol", "svg":
      context.path.append(target)
      guard context.path.count <= SVGMarkupReader.maximumDepth else { return }
      context.style = style(of: target, in: context.style)
      guard !context.style.isLeftOut else { return }
      try drawViewport(target, context, size: size)
    default: try draw(target, context)
    }
  }

  /// Draws an `svg` or a `symbol` in an image: its box is fitted into its size.
  ///
  /// What is outside of it is not cut off, which is said.
  mutating func drawViewport(
    _ index: Int, _ context: Context, size: (width: Double?, height: Double?)?
  ) throws(ImageAssetError) {
    let element = tree.elements[index]
    var lengths = Lengths(element: element, viewport: context.viewport)
    var frame = Rect(
      x: 0, y: 0,
      width: size?.width ?? lengths.x("width") ?? context.viewport.width,
      height: size?.height ?? lengths.y("height") ?? context.viewport.height)
    if element.name == "symbol", size?.width == nil, let own = element["width"] {
      report(.ambiguousValue(own.text, instead: "it at '<use>'"), at: own.valueRange)
    }
    if element.name == "svg" {
      frame.origin = Point(x: lengths.x("x") ?? 0, y: lengths.y("y") ?? 0)
    }
    report(lengths)
    guard frame.width > 0, frame.height > 0 else { return }
    var context = context
    if element["overflow"]?.text != "visible" {
      context.boxes.append((index, frame, context.transform.inverse))
    }
    if let attribute = element["viewBox"] {
      guard let box = Rect(svgViewBox: attribute.text) else {
        return report(.unusableViewBox(attribute.text), at: attribute.valueRange)
      }
      context.transform = context.transform(
        aspectRatio(of: element).transform(from: box, to: frame))
      context.viewport = box.size
    } else {
      context.transform = context.transform(.translation(frame.minX, frame.minY))
      context.viewport = frame.size
    }
    try drawChildren(of: index, context)
  }

  /// How an element's box is fitted into its size.
  mutating func aspectRatio(of element: SVGElement) -> SVGAspectRatio {
    guard let attribute = element["preserveAspectRatio"] else { return .standard }
    if let ratio = SVGAspectRatio(attribute.text) { return ratio }
    report(
      .malformedValue(
        attribute.text, of: "preserveAspectRatio", expected: "a value such as 'xMidYMid meet'"),
      at: attribute.valueRange)
    return .standard
  }

  /// Draws the first element of a `switch` that asks for nothing but a language that is followed.
  mutating func drawChoice(of index: Int, _ context: Context) throws(ImageAssetError) {
    for child in tree.children(of: index) {
      let element = tree.elements[child]
      guard element.isDrawing, element.name != "foreignObject",
        element["requiredExtensions"] == nil, speaksEnglish(element)
      else { continue }
      return try draw(child, context)
    }
  }

  /// Whether an element is for English, or for all languages.
  mutating func speaksEnglish(_ element: SVGElement) -> Bool {
    guard let attribute = element["systemLanguage"] else { return true }
    report(.language, at: attribute.range)
    return attribute.text.lowercased().split(separator: ",").contains { part in
      let language = String(part).trimmingSVGSpace
      return language == "en" || language.hasPrefix("en-")
    }
  }
}
