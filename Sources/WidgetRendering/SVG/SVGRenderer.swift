// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// Draws a widget as an SVG file that needs nothing else.
///
/// The same list gives the same bytes. Text keeps the width that the layout measured wherever it is shown, because each
/// part says how long it is. A screen reader hears the title and the texts, and finds the links; without links the
/// drawing is one image to it.
package struct SVGRenderer: Sendable {
  /// The fonts, the best first: Apple's, what is nearest to them, and Japanese.
  static let fontFamily =
    "-apple-system,'SF Pro Text',Inter,'Hiragino Sans','Noto Sans CJK JP',sans-serif"

  /// What digits of one width need, where a text asks for them.
  static let tabularStyle = ".tabular{font-variant-numeric:tabular-nums}"

  /// What all identifiers begin with, so that several drawings can stand in one page.
  package var identifierPrefix: String

  /// Makes a renderer.
  package init(identifierPrefix: String = "") {
    self.identifierPrefix = identifierPrefix
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - title: The name of the drawing.
  ///   - language: The language of the texts, such as `ja`: it decides on the forms of ideographs.
  /// - Returns: The file's text, with a final line break.
  package func document(
    _ list: DisplayList, title: String, language: String? = nil
  ) -> String {
    var definitions = SVGDefinitions(prefix: identifierPrefix)
    let content = SVGContent.elements(of: list, definitions: &definitions)
    var writer = MarkupWriter()
    writer.reserve(content.bytes.count + definitions.elements.bytes.count + 1024)
    let description = list.texts.joined(separator: ", ")
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    writer.svgSize(list.size)
    writer.raw(list.hasLinks ? " role=\"group\"" : " role=\"img\"")
    writer.attribute("aria-labelledby", "\(identifierPrefix)title")
    if !description.isEmpty { writer.attribute("aria-describedby", "\(identifierPrefix)desc") }
    if let language { writer.attribute("xml:lang", language) }
    writer.raw(" font-family=\"\(Self.fontFamily)\">\n<title")
    writer.attribute("id", "\(identifierPrefix)title")
    writer.raw(">")
    writer.text(title)
    writer.raw("</title>\n")
    if !description.isEmpty {
      writer.raw("<desc")
      writer.attribute("id", "\(identifierPrefix)desc")
      writer.raw(">")
      writer.text(description)
      writer.raw("</desc>\n")
    }
    if list.hasMonospacedDigits { writer.raw("<style>\(Self.tabularStyle)</style>\n") }
    writer.raw("<defs>\n")
    writer.append(definitions.elements)
    writer.raw("</defs>\n")
    writer.append(content)
    writer.raw("</svg>\n")
    return writer.string
  }
}

extension MarkupWriter {
  /// Writes the size of a drawing, as attributes.
  mutating func svgSize(_ size: Size) {
    attribute("width", max(0, size.width))
    attribute("height", max(0, size.height))
    raw(" viewBox=\"0 0 ")
    number(max(0, size.width))
    raw(" ")
    number(max(0, size.height))
    raw("\"")
  }
}
