// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import PNGFiles
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

  /// Where the groups are that need to say it, by the places of their items; those of masks are not in it.
  private var extents: [Rect?] = []

  /// The place of the item that is being written.
  private var place = 0

  /// How deep masks can be nested and still be drawn.
  private static let maskLimit = 16
  private var maskDepth = 0

  /// Writes the elements of a list.
  ///
  /// - Parameters:
  ///   - list: The display list to draw.
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
    writeItems(of: list.items)
    while !endTags.isEmpty { endGroup() }
    for index in list.tapRegions.indices where !linked.contains(index) { writeLink(index) }
    writer.raw("</g>\n")
  }

  private mutating func writeItems(of items: [DisplayItem]) {
    var extents = GroupExtents.extents(of: items)
    let outer = place
    swap(&extents, &self.extents)
    for (index, item) in items.enumerated() {
      place = index
      write(item)
    }
    swap(&extents, &self.extents)
    place = outer
  }

  /// Writes what is done to a group, as an attribute.
  private mutating func write(_ effect: DisplayEffect) {
    switch effect {
    case .transform(let transform): writer.attribute("transform", transform)
    case .blend(let mode):
      if let name = mode.styleName { writer.attribute("style", "mix-blend-mode:\(name)") }
    case .isolate: writer.attribute("style", "isolation:isolate")
    case .shadow, .blur, .colors:
      let extent = place < extents.count ? extents[place] : nil
      let area = extent ?? Rect(origin: .zero, size: list.size)
      writer.attribute("filter", reference: definitions.filter(effect, in: area))
    case .mask(let items):
      guard maskDepth < Self.maskLimit else { return }
      writer.attribute(
        "mask", reference: definitions.mask(elements(ofMask: items), erases: false))
    case .erase(let items):
      guard maskDepth < Self.maskLimit else { return }
      // What erases is black, so that a mask of brightness hides what is behind it.
      let black = DisplayGroup(effects: [.colors(.brightness(-1))])
      let elements = elements(ofMask: [.beginGroup(black)] + items + [.endGroup])
      writer.attribute("mask", reference: definitions.mask(elements, erases: true))
    }
  }

  /// The elements of a mask.
  private mutating func elements(ofMask items: [DisplayItem]) -> MarkupWriter {
    var (elements, tags, isInLink) = (MarkupWriter(), [String](), true)
    // Lent, not copied: there can be as many masks as views.
    swap(&elements, &writer)
    swap(&tags, &endTags)
    swap(&isInLink, &self.isInLink)
    maskDepth += 1
    writeItems(of: items)
    while !endTags.isEmpty { endGroup() }
    maskDepth -= 1
    swap(&elements, &writer)
    swap(&tags, &endTags)
    swap(&isInLink, &self.isInLink)
    return elements
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let outline, let paint):
      guard paint.isVisible else { return }
      writeShape(outline, paint) { $0.paint("fill", $1, &$2, outline.rect) }
    case .stroke(let outline, let paint, let style):
      guard paint.isVisible, style.lineWidth > 0, style.lineWidth.isFinite else { return }
      writeShape(outline, paint) { writer, paint, definitions in
        writer.raw(" fill=\"none\"")
        writer.paint("stroke", paint, &definitions, outline.rect, lineWidth: style.lineWidth)
        writer.stroke(style, hasCorners: outline.hasCorners)
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
    writer.shape(outline, definitions: &definitions, isMovable: paint.isColor) {
      $0.append(words)
    }
    writer.raw("\n")
  }

  // MARK: Groups and links

  private mutating func begin(_ group: DisplayGroup) {
    let region = group.tapRegion.flatMap { index in
      isInLink || linked.contains(index) ? nil : link(at: index).map { (index, $0) }
    }
    guard region != nil || group.clip != nil || group.opacity.unit < 1 || !group.effects.isEmpty
    else {
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
    // What is done first is the innermost element.
    var effects = group.effects[...]
    if let last = effects.popLast() { write(last) }
    writer.raw(">\n")
    var endTag = region == nil ? "</g>\n" : "</a>\n"
    while let effect = effects.popLast() {
      writer.raw("<g")
      write(effect)
      writer.raw(">\n")
      endTag = "</g>\n" + endTag
    }
    if let (index, _) = region { writeTarget(index) }
    endTags.append(endTag)
  }

  private mutating func endGroup() {
    guard let tag = endTags.popLast() else { return }
    if tag.hasSuffix("</a>\n") { isInLink = false }
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
      switch bitmap.format {
      case .png: guard PNGChunks.isPNG(bitmap.png) else { return }
      case .jpeg: guard JPEGSegments.isJPEG(bitmap.png) else { return }
      }
      identifier = definitions.image(bitmap)
    }
    writer.raw("<use href=\"#")
    writer.text(identifier)
    writer.raw("\"")
    writer.place(image.frame)
    if image.isPixelated { writer.attribute("style", "image-rendering:pixelated") }
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
    let gradient = text.gradient.map { definitions.paint($0, in: text.frame, lineWidth: 0) }
    let isRightToLeft = TextRun.isRightToLeft(text.string)
    for line in text.lines {
      for run in line.runs
      where !run.string.isEmpty && (run.color.opacity > 0 || gradient != nil) {
        let start = Point(x: line.baseline.x + run.x, y: line.baseline.y - run.baselineOffset)
        if writeLetters(of: run, at: start, in: text.string, gradient: gradient) { continue }
        writer.run(run, at: start, gradient: gradient, isRightToLeft: isRightToLeft)
      }
    }
  }

  /// Draws a part of a line in one of the widget's own fonts as shapes; returns false for one that is not.
  private mutating func writeLetters(
    of run: DisplayText.Run, at start: Point, in text: String, gradient: String?
  ) -> Bool {
    if let gradient {
      // A gradient is measured from where the shape's own corner is, which <use> would move.
      guard let steps = definitions.letters(of: run, at: start, in: text) else { return false }
      writer.raw("<path")
      writer.pathData(steps)
      writer.attribute("fill", reference: gradient)
    } else {
      guard let letters = definitions.letters(of: run, in: text) else { return false }
      writer.raw("<use href=\"#")
      writer.text(letters)
      writer.raw("\"")
      writer.attribute("x", start.x)
      writer.attribute("y", start.y)
      writer.attribute("fill", color: run.color)
      writer.attribute("fill-opacity", opacity: run.color.opacity)
    }
    writer.raw("/>\n")
    return true
  }
}

extension Outline {
  /// Whether a line along it can meet itself in a narrow angle.
  fileprivate var hasCorners: Bool {
    if case .path = kind { true } else { false }
  }
}

extension Paint {
  /// Whether it is the same wherever it is drawn.
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }

  /// Whether it draws anything.
  fileprivate var isVisible: Bool {
    if case .color(let color) = self { return color.opacity.unit > 0 }
    return colors.contains { $0.opacity.unit > 0 }
  }
}
