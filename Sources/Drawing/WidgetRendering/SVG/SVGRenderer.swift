// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import FontFiles
public import WidgetViews

/// Draws a widget as an SVG file that needs nothing else.
///
/// The same list gives the same bytes. Text keeps the width that the layout measured wherever it is shown, because each
/// part says how long it is; in the widget's own fonts, which no browser has, its letters are shapes. A screen reader hears the title and the texts, and finds the links; without links the
/// drawing is one image to it.
public struct SVGRenderer: Sendable {
  /// The fonts, the best first: Apple's, what is nearest to them, and Japanese.
  package static let fontFamily =
    "-apple-system,'SF Pro Text',Inter,'Hiragino Sans','Noto Sans CJK JP',sans-serif"

  /// The style for digits of one width, if a text asks for them.
  package static let tabularStyle = ".tabular{font-variant-numeric:tabular-nums}"

  /// The prefix of all identifiers, so that several drawings can be in one page.
  public var identifierPrefix: String

  /// The wallpaper behind the widget; nil shows none behind a widget in full color, and a dark one
  /// behind another.
  public var wallpaper: Wallpaper?

  /// The width of the wallpaper around the widget, in points.
  public var wallpaperMargin: Double

  /// The caption below the widget on the wallpaper, as the Home Screen writes the name of an app;
  /// nil for none.
  public var caption: String?

  /// The widget's own fonts, in which letters are drawn as shapes; nil for none.
  public var fonts: FontLibrary?

  /// Creates a renderer; the wallpaper's margin is in points.
  public init(
    identifierPrefix: String = "", wallpaper: Wallpaper? = nil, wallpaperMargin: Double = 16,
    caption: String? = nil, fonts: FontLibrary? = nil
  ) {
    self.identifierPrefix = identifierPrefix
    self.wallpaper = wallpaper
    self.wallpaperMargin = wallpaperMargin
    self.caption = caption
    self.fonts = fonts
  }

  /// The drawing as an SVG document.
  ///
  /// - Parameters:
  ///   - list: The display list to draw.
  ///   - title: The name of the drawing.
  ///   - language: The language of the texts, such as `ja`: it decides on the forms of ideographs.
  /// - Returns: The file's text, with a final line break.
  public func document(
    _ list: DisplayList, title: String, language: String? = nil
  ) -> String {
    var definitions = SVGDefinitions(prefix: identifierPrefix, fonts: fonts)
    let wallpaper = list.wallpaper(chosen: wallpaper)
    let margin = wallpaper == nil ? 0 : max(0, wallpaperMargin)
    var ground = MarkupWriter()
    let caption = wallpaper == nil ? nil : caption.flatMap { WidgetCaption($0, below: list) }
    let room = Size(width: list.size.width, height: list.size.height + (caption?.height ?? 0))
    if let wallpaper { ground.wallpaper(wallpaper, room, margin, &definitions) }
    var content = SVGContent.elements(of: list, definitions: &definitions)
    if let caption {
      content.append(
        SVGContent.elements(of: caption.list, definitions: &definitions, hasLinks: false))
    }
    var writer = MarkupWriter()
    writer.reserve(content.bytes.count + definitions.elements.bytes.count + 1024)
    let description = list.texts.joined(separator: ", ")
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    writer.svgSize(room, margin: margin)
    writer.raw(list.hasLinks ? " role=\"group\"" : " role=\"img\"")
    writer.attribute("aria-labelledby", "\(identifierPrefix)title")
    if !description.isEmpty { writer.attribute("aria-describedby", "\(identifierPrefix)desc") }
    if let language { writer.language(language) }
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
    writer.append(ground)
    writer.append(content)
    writer.raw("</svg>\n")
    return writer.string
  }
}

extension MarkupWriter {
  /// Writes the size of a drawing with a margin around it, as attributes.
  package mutating func svgSize(_ size: Size, margin: Double = 0) {
    let (width, height) = (max(0, size.width) + 2 * margin, max(0, size.height) + 2 * margin)
    attribute("width", width)
    attribute("height", height)
    raw(" viewBox=\"")
    point(Point(x: 0 - margin, y: 0 - margin))
    raw(" ")
    number(width)
    raw(" ")
    number(height)
    raw("\"")
  }

  /// Writes what is behind a drawing and its margin.
  fileprivate mutating func wallpaper(
    _ wallpaper: Wallpaper, _ size: Size, _ margin: Double, _ definitions: inout SVGDefinitions
  ) {
    let rect = Rect(
      x: 0 - margin, y: 0 - margin, width: max(0, size.width) + 2 * margin,
      height: max(0, size.height) + 2 * margin)
    for paint in wallpaper.paints(in: rect) {
      raw("<rect class=\"wallpaper\"")
      place(rect)
      self.paint("fill", paint, &definitions, rect)
      raw("/>\n")
    }
  }
}
