// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetRendering

/// A page of pairs: pictures that were recorded elsewhere, and what is drawn of the same.
///
/// It needs nothing else, no network and no script.
package struct ComparisonPage: Sendable {
  /// A pair of pictures.
  package struct Entry: Sendable {
    /// The name of the recorded picture.
    package var name: String

    /// What the picture shows.
    package var shown: String

    /// The file of the recorded picture.
    package var recorded: [UInt8]

    /// The file of the drawing; nil if it could not be drawn.
    package var drawn: [UInt8]?

    /// The comparison; nil if it could not be drawn.
    package var comparison: BoxComparison?

    /// Why there is no drawing; nil if there is one.
    package var failure: String?

    /// Creates a pair; nil is what could not be drawn.
    package init(
      name: String, shown: String, recorded: [UInt8], drawn: [UInt8]?, comparison: BoxComparison?,
      failure: String?
    ) {
      self.name = name
      self.shown = shown
      self.recorded = recorded
      self.drawn = drawn
      self.comparison = comparison
      self.failure = failure
    }
  }

  /// The pairs, in the order of the page.
  package var entries: [Entry]

  /// What differences are allowed.
  package var allowed: AllowedDeviation

  /// The sum, as a sentence.
  package var sum: String

  /// Creates a page of pairs.
  package init(_ entries: [Entry], allowed: AllowedDeviation, sum: String) {
    self.entries = entries
    self.allowed = allowed
    self.sum = sum
  }

  /// The page, with a final line break.
  package var text: String {
    var writer = MarkupWriter()
    writer.pageHead(
      title: "Recorded pictures", language: "en",
      css: ContactSheetStyle().text + DifferencePage.style + Self.style)
    writer.raw("<body>\n<header>\n<h1>Recorded pictures</h1>\n<p>")
    writer.text(sum)
    writer.raw("</p>\n</header>\n<main class=\"differences\">\n")
    for entry in entries { write(entry, to: &writer) }
    writer.raw("</main>\n</body>\n</html>\n")
    return writer.string
  }

  private func write(_ entry: Entry, to writer: inout MarkupWriter) {
    let differs = entry.comparison.map { !allowed.holds(for: $0) } ?? true
    writer.raw("<section class=\"\(differs ? "differs" : "same")\">\n<h2>")
    writer.text(entry.name)
    writer.raw("</h2>\n<p>")
    writer.text(entry.shown)
    writer.raw("</p>\n<div class=\"row\">\n")
    guard let drawn = entry.drawn, let comparison = entry.comparison else {
      writer.raw("</div>\n")
      writer.list([entry.failure ?? "not drawn"])
      writer.raw("</section>\n")
      return
    }
    let (size, drawnSize) = (comparison.recordedSize, comparison.drawnSize)
    let scale = comparison.scale
    writer.figure("Recorded") { $0.image(entry.recorded, size, scale) }
    writer.figure("Drawn", note: "point at it for the recorded picture") {
      $0.image(drawn, drawnSize, scale)
      $0.image(entry.recorded, size, scale, of: "swap")
    }
    if differs {
      writer.figure("Difference", note: "black where the pixels are the same", of: "plain") {
        $0.image(entry.recorded, size, scale)
        $0.image(drawn, drawnSize, scale, of: "minus")
      }
      writer.figure("Boxes", note: "dashed recorded, solid drawn") {
        $0.image(drawn, drawnSize, scale, of: "faint")
        $0.boxes(comparison)
      }
    }
    writer.raw("</div>\n")
    if differs { writer.list(comparison.sentences(beyond: allowed)) }
    writer.raw("</section>\n")
  }

  /// The style of this page in addition to that of pages of differences.
  private static let style = """

    .differences section>p{color:var(--quiet);overflow-wrap:anywhere}
    .stack.plain{background:#000;isolation:isolate}
    .plain img{background:#000}

    """
}

extension MarkupWriter {
  /// Writes a file of pixels as an image.
  fileprivate mutating func image(
    _ file: [UInt8], _ size: (width: Int, height: Int), _ scale: Double, of kind: String = ""
  ) {
    raw("<img alt=\"\" class=\"\(kind)\"")
    attribute("width", Double(size.width) / scale * DifferencePage.scale)
    attribute("height", Double(size.height) / scale * DifferencePage.scale)
    raw(" src=\"data:image/png;base64,")
    base64(file)
    raw("\">\n")
  }

  /// Writes where the boxes of both pictures are.
  fileprivate mutating func boxes(_ comparison: BoxComparison) {
    let size = comparison.recordedSize
    raw("<svg class=\"boxes\" aria-hidden=\"true\"")
    attribute("width", Double(size.width) / comparison.scale * DifferencePage.scale)
    attribute("height", Double(size.height) / comparison.scale * DifferencePage.scale)
    raw(" viewBox=\"0 0 \(size.width) \(size.height)\">\n")
    let recorded = comparison.pairs.map(\.recorded) + comparison.missing
    let drawn = comparison.pairs.map(\.drawn) + comparison.added
    for box in recorded.prefix(DifferencePage.sentenceLimit) { self.box(box, of: "was") }
    for box in drawn.prefix(DifferencePage.sentenceLimit) { self.box(box, of: "is") }
    raw("</svg>\n")
  }

  private mutating func box(_ box: PictureBox, of kind: String) {
    raw("<rect class=\"\(kind)\" vector-effect=\"non-scaling-stroke\"")
    attribute("x", Double(box.left))
    attribute("y", Double(box.top))
    attribute("width", Double(box.width))
    attribute("height", Double(box.height))
    raw("/>\n")
  }
}
