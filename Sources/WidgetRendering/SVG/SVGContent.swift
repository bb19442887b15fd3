// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGDecoding
package import WidgetViews

/// The elements of a display list, one a line.
///
/// A link is an `<a>` around what belongs to it, with an invisible rectangle that makes all of its region react. Links
/// cannot be nested: what `widgetURL(_:)` opens is behind everything, and an inner link in front.
package struct SVGContent {
  private let list: DisplayList
  private let hasLinks: Bool
  private var writer = MarkupWriter()
  private var definitions = SVGDefinitions(prefix: "")

  /// The end tags of the groups that are open; empty for a group that needed no element.
  private var endTags: [String] = []
  private var isInLink = false

  /// The regions that have a link already.
  private var linked: Set<Int> = []

  /// Writes the elements of a list.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - definitions: What the page has defined; what the list needs besides is added.
  ///   - hasLinks: Whether what must be tapped is a link. An app's own addresses lead nowhere in a browser, so that pages
  ///     with many pictures do without.
  /// - Returns: The elements.
  package static func elements(
    of list: DisplayList, definitions: inout SVGDefinitions, hasLinks: Bool = true
  ) -> MarkupWriter {
    var content = SVGContent(list: list, hasLinks: hasLinks)
    // Lent, not copied: a page has one collection for hundreds of drawings.
    swap(&content.definitions, &definitions)
    content.write()
    swap(&content.definitions, &definitions)
    return content.writer
  }

  private init(list: DisplayList, hasLinks: Bool) {
    self.list = list
    self.hasLinks = hasLinks
  }

  private mutating func write() {
    writer.raw("<g")
    writer.attribute("clip-path", reference: definitions.clip(list.shape))
    writer.raw(">\n")
    for (index, region) in list.tapRegions.enumerated() where region.isWidgetURL {
      writeLink(index)
    }
    for item in list.items { write(item) }
    while !endTags.isEmpty { endGroup() }
    for index in list.tapRegions.indices where !linked.contains(index) { writeLink(index) }
    writer.raw("</g>\n")
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let outline, let paint):
      guard paint.isVisible else { return }
      writeShape(outline, paint) { $0.paint("fill", $1, &$2, outline.rect) }
    case .stroke(let outline, let paint, let lineWidth):
      guard paint.isVisible, lineWidth > 0 else { return }
      writeShape(outline, paint) { writer, paint, definitions in
        writer.raw(" fill=\"none\"")
        writer.paint("stroke", paint, &definitions, outline.rect)
        writer.attribute("stroke-width", lineWidth)
      }
    case .text(let text): write(text)
    case .image(let image): write(image)
    case .beginGroup(let group): begin(group)
    case .endGroup: if !endTags.isEmpty { endGroup() }
    }
  }

  private mutating func writeShape(
    _ outline: Outline, _ paint: Paint,
    attributes: (inout MarkupWriter, Paint, inout SVGDefinitions) -> Void
  ) {
    // The definitions that the attributes need come before the element that uses them.
    var words = MarkupWriter()
    attributes(&words, paint, &definitions)
    writer.shape(outline, definitions: &definitions) { $0.append(words) }
    writer.raw("\n")
  }

  // MARK: Groups and links

  private mutating func begin(_ group: DisplayGroup) {
    let region = group.tapRegion.flatMap { index in
      isInLink || linked.contains(index) ? nil : link(at: index).map { (index, $0) }
    }
    guard region != nil || group.clip != nil || group.opacity.unit < 1 else {
      // Readers of SVG bear only so much depth: a group that changes nothing is none.
      endTags.append("")
      return
    }
    if let (index, link) = region {
      linked.insert(index)
      isInLink = true
      openLink(link)
    } else {
      writer.raw("<g")
    }
    if let clip = group.clip {
      writer.attribute("clip-path", reference: definitions.clip(clip))
    }
    writer.attribute("opacity", opacity: group.opacity)
    writer.raw(">\n")
    if let (index, _) = region { writeTarget(index) }
    endTags.append(region == nil ? "</g>\n" : "</a>\n")
  }

  private mutating func endGroup() {
    guard let tag = endTags.popLast() else { return }
    if tag == "</a>\n" { isInLink = false }
    writer.raw(tag)
  }

  /// A link that has nothing inside but the rectangle that reacts.
  private mutating func writeLink(_ index: Int) {
    guard let link = link(at: index) else { return }
    linked.insert(index)
    openLink(link)
    writer.raw(">\n")
    writeTarget(index)
    writer.raw("</a>\n")
  }

  private mutating func openLink(_ link: (address: LinkAddress, label: String)) {
    writer.raw("<a")
    writer.attribute("href", link.address.text)
    writer.attribute("aria-label", link.label)
  }

  private mutating func writeTarget(_ index: Int) {
    writer.raw("<rect class=\"tap\"")
    writer.place(list.tapRegions[index].frame)
    writer.raw(" fill=\"none\" pointer-events=\"all\"/>\n")
  }

  private func link(at index: Int) -> (address: LinkAddress, label: String)? {
    guard hasLinks, list.tapRegions.indices.contains(index) else { return nil }
    let region = list.tapRegions[index]
    return LinkAddress(region.url).map { ($0, region.label.isEmpty ? $0.text : region.label) }
  }

  // MARK: Images and text

  private mutating func write(_ image: DisplayImage) {
    let identifier: String
    switch image.content {
    case nil: return
    case .vector(let vector):
      guard vector.viewBox.width > 0, vector.viewBox.height > 0 else { return }
      identifier = definitions.image(
        vector, isTemplate: image.tint != nil && !image.usesBrightness)
    case .bitmap(let bitmap):
      guard PNGChunks.isPNG(bitmap.png) else { return }
      identifier = definitions.image(bitmap)
    }
    writer.raw("<use href=\"#")
    writer.text(identifier)
    writer.raw("\"")
    writer.place(image.frame)
    if let filter = definitions.filter(of: image) {
      writer.attribute("filter", reference: filter)
    } else {
      // Without a tint, what has no color of its own is black, also on a page whose text is not.
      let tint = image.tint ?? ResolvedColor(red: 0, green: 0, blue: 0)
      writer.attribute("color", color: tint)
      writer.attribute("opacity", opacity: tint.opacity)
    }
    if image.label.isEmpty {
      writer.raw("/>\n")
    } else {
      writer.raw(" role=\"img\"")
      writer.attribute("aria-label", image.label)
      writer.raw("/>\n")
    }
  }

  private mutating func write(_ text: DisplayText) {
    if text.isRedacted {
      for bar in text.redactionBars { write(.fill(bar.outline, bar.paint)) }
      return
    }
    for line in text.lines {
      for run in line.runs where !run.string.isEmpty && run.color.opacity > 0 {
        writer.run(
          run, at: Point(x: line.baseline.x + run.x, y: line.baseline.y - run.baselineOffset))
      }
    }
  }
}

extension ResolvedFont {
  /// The families in which a font is looked for that is not the system's usual one; nil for that.
  fileprivate var families: String? {
    if let name {
      // What a name of a font never has could end the list.
      return "'" + name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) }
        + "', sans-serif"
    }
    return switch design {
    case .default: nil
    case .serif: "'New York', ui-serif, Georgia, 'DejaVu Serif', serif"
    case .rounded: "'SF Pro Rounded', ui-rounded, Nunito, 'Varela Round', Inter, sans-serif"
    case .monospaced: "'SF Mono', ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"
    }
  }
}

extension Paint {
  /// Whether it draws anything.
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.opacity.unit > 0
    case .linearGradient(let stops, _, _): stops.contains { $0.color.opacity.unit > 0 }
    }
  }
}

extension MarkupWriter {
  /// Writes what a shape in a rectangle is filled with, or its line drawn with, as attributes.
  fileprivate mutating func paint(
    _ name: String, _ paint: Paint, _ definitions: inout SVGDefinitions, _ rect: Rect
  ) {
    switch paint {
    case .color(let color):
      attribute(name, color: color)
      attribute("\(name)-opacity", opacity: color.opacity)
    case .linearGradient(let stops, let from, let to):
      attribute(name, reference: definitions.gradient(stops, from: from, to: to, in: rect))
    }
  }

  /// Writes a part of a line, as wide as it was measured, whatever font is found.
  fileprivate mutating func run(_ run: DisplayText.Run, at point: Point) {
    raw("<text")
    attribute("x", point.x)
    attribute("y", point.y)
    attribute("font-size", run.font.size)
    if run.font.weight != .regular { attribute("font-weight", Double(run.font.weight.rawValue)) }
    if run.font.isItalic { raw(" font-style=\"italic\"") }
    if run.font.isMonospacedDigit { raw(" class=\"tabular\"") }
    if let families = run.font.families { attribute("font-family", families) }
    if run.font.width != .standard {
      raw(" font-stretch=\"\(run.font.width.value < 0 ? "condensed" : "expanded")\"")
    }
    attribute("fill", color: run.color)
    attribute("fill-opacity", opacity: run.color.opacity)
    if run.width > 0, run.width.isFinite {
      attribute("textLength", run.width)
      raw(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    // Otherwise spaces at the ends, which the width counts, would be dropped.
    if run.string.first == " " || run.string.last == " " || run.string.contains("  ") {
      raw(" xml:space=\"preserve\"")
    }
    raw(">")
    text(run.string)
    raw("</text>\n")
  }
}
