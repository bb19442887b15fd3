// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The text of a document of HTML as UIKit makes it: spaces are joined, blocks end with a line break, and items of lists have marks.
///
/// Style sheets are read as far as their selectors are names of elements. Pictures and the cells of tables beside each other are not
/// drawn: a cell is a paragraph.
struct HTMLText {
  /// An element that is open.
  private struct Element {
    var name: String
    var style: HTMLStyle
    /// How many characters came before it.
    var start: Int
    /// The number of the next item of an ordered list; nil for others.
    var number: Int?
  }

  /// A text that looks the same.
  private struct Run {
    var text: String.UnicodeScalarView
    var style: HTMLStyle
  }

  private var runs: [Run] = []
  private var count = 0
  private var last: Unicode.Scalar = "\n"

  /// Whether the last space or line separator gives way to the end of a paragraph.
  private var isSoft = true

  private var open: [Element] = []

  /// The declarations of style sheets for elements, in their order.
  private var rules: [String: [String]] = [:]

  /// How the body of the document looks, also where it has no element for it.
  private var root = HTMLStyle()

  /// How the item of a list is marked whose text has not begun.
  private var mark: String?

  /// How many elements may be inside of each other; those beyond are read as if they were beside each other.
  private static let maximumDepth = 512

  /// Reads a document.
  init(_ text: String) {
    for token in HTMLTokens(text) {
      switch token {
      case .styleSheet(let sheet): read(sheet)
      case .text(let text): add(text)
      case .start(let name, let attributes): begin(name, attributes)
      case .end(let name): end(name)
      }
    }
    while let element = open.popLast() { finish(element) }
  }

  /// The text with its attributes.
  var attributed: NSMutableAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      result.append(
        NSAttributedString(string: String(run.text), attributes: run.style.attributes))
    }
    return result
  }

  // MARK: Elements

  private var style: HTMLStyle { open.last?.style ?? root }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    closeImplied(by: name)
    switch name {
    case "br": return breakLine()
    case "hr":
      endParagraph(mayBeEmpty: false)
      return endParagraph(mayBeEmpty: true)
    case _ where Self.void.contains(name): return
    default: break
    }
    let inherited = style
    var style = inherited
    style.take(element: name, attributes)
    // What sheets say of the body is how the document looks.
    if !Self.whole.contains(name) {
      for declarations in (rules["*"] ?? []) + (rules[name] ?? []) {
        style.take(declarations: declarations, inherited: inherited)
      }
    }
    if let declarations = attributes["style"] {
      style.take(declarations: declarations, inherited: inherited)
    }
    if Self.blocks.contains(name), !isInItem(name) { endParagraph(mayBeEmpty: false) }
    var element = Element(name: name, style: style, start: count)
    switch name {
    case "ul", "ol":
      element.style.listDepth += 1
      if name == "ol" { element.number = attributes["start"].flatMap { Int($0) } ?? 1 }
      mark = nil
    case "li": mark = nextMark()
    case "q": add("“")
    default: break
    }
    guard open.count < Self.maximumDepth else { return }
    open.append(element)
  }

  private mutating func end(_ name: String) {
    if name == "p", !open.contains(where: { $0.name == "p" }) { begin("p", [:]) }
    guard let position = open.lastIndex(where: { $0.name == name }) else { return }
    while open.count > position { finish(open.removeLast()) }
  }

  /// Ends what does not go on where an element begins.
  private mutating func closeImplied(by name: String) {
    if Self.blocks.contains(name), open.last?.name == "p" { end("p") }
    guard let closed = Self.closedByNext[name],
      let position = open.lastIndex(where: { closed.ended.contains($0.name) }),
      !open[position...].contains(where: { closed.inside.contains($0.name) })
    else { return }
    while open.count > position { finish(open.removeLast()) }
  }

  private mutating func finish(_ element: Element) {
    if element.name == "q" { add("”") }
    guard Self.blocks.contains(element.name) else { return }
    if isInItem(element.name) {
      addLineSeparator()
    } else {
      let isEmpty = count == element.start
      if element.name == "li", isEmpty { beginItem() }
      endParagraph(mayBeEmpty: isEmpty && !Self.whole.contains(element.name), in: element.style)
    }
    if element.name == "li" { mark = nil }
  }

  /// Whether a block is inside of a list's item, where it ends with a line and not with a paragraph.
  private func isInItem(_ name: String) -> Bool {
    style.listDepth > 0 && !["li", "ul", "ol"].contains(name)
  }

  private static let whole: Set<String> = ["html", "body"]

  private static let void: Set<String> = [
    "area", "base", "col", "embed", "img", "input", "link", "meta", "param", "source", "track",
    "wbr",
  ]

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dir", "div",
    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "html", "legend", "li", "main", "menu", "nav", "ol", "p", "pre", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul", "caption",
  ]

  /// What ends before the next of its kind, as long as nothing is open inside of which there may be others.
  private static let closedByNext: [String: (ended: Set<String>, inside: Set<String>)] = [
    "li": (["li"], ["ul", "ol"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
    "td": (["td", "th"], ["table", "tr"]), "th": (["td", "th"], ["table", "tr"]),
    "tr": (["tr"], ["table"]),
  ]

  // MARK: Lists

  private mutating func nextMark() -> String? {
    guard let position = open.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else {
      return nil
    }
    guard let number = open[position].number else {
      let depth = open[...position].count { $0.name == "ul" || $0.name == "ol" }
      return "\t\(["•", "◦", "▪"][min(depth, 3) - 1])\t"
    }
    open[position].number = number &+ 1
    return "\t\(number).\t"
  }

  /// Adds the mark of the item whose text begins.
  private mutating func beginItem() {
    guard let mark else { return }
    self.mark = nil
    append(mark, style)
  }

  // MARK: Text

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    guard let scalar = text.unicodeScalars.last else { return }
    if let index = runs.indices.last, runs[index].style == style {
      runs[index].text += text.unicodeScalars
    } else {
      runs.append(Run(text: text.unicodeScalars, style: style))
    }
    count += text.unicodeScalars.count
    last = scalar
  }

  /// Adds text, whose spaces and line breaks are one space each.
  private mutating func add(_ text: String) {
    guard !style.isPreformatted else {
      if !text.isEmpty { beginItem() }
      append(text, style)
      isSoft = false
      return
    }
    let isSuppressed = isSoft && last == " " || Self.breaks.contains(last)
    var result = ""
    var wasSpace = false
    var isLeading = true
    for scalar in text.unicodeScalars {
      if Self.isSpace(scalar) {
        wasSpace = !isLeading || !isSuppressed
      } else {
        if wasSpace { result.unicodeScalars.append(" ") }
        result.unicodeScalars.append(scalar)
        (wasSpace, isLeading) = (false, false)
      }
    }
    if wasSpace { result += " " }
    guard !result.isEmpty else { return }
    beginItem()
    append(result, style)
    isSoft = wasSpace
  }

  /// The characters behind which a space is not seen.
  private static let breaks: Set<Unicode.Scalar> = [
    "\n", "\r", "\t", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\n", "\r", "\t", "\u{C}", "\u{200B}": true
    default: false
    }
  }

  /// Ends a line: in a paragraph with a line separator, elsewhere with a paragraph.
  private mutating func breakLine() {
    let block = open.last { Self.blocks.contains($0.name) }?.name
    let isParagraph = block.map { $0 == "p" || $0 == "li" || $0.first == "h" && $0.count == 2 }
    if isParagraph == true { append("\u{2028}", style) } else { append("\n", style) }
    isSoft = true
  }

  private mutating func addLineSeparator() {
    if isSoft, last == " " { removeLast() }
    append("\u{2028}", style)
    isSoft = true
  }

  private mutating func endParagraph(mayBeEmpty: Bool, in style: HTMLStyle? = nil) {
    guard mayBeEmpty || last != "\n" else { return }
    if isSoft, last == " " || last == "\u{2028}" { removeLast() }
    append("\n", style ?? self.style)
    isSoft = true
  }

  private mutating func removeLast() {
    guard let index = runs.indices.last, runs[index].text.popLast() != nil else { return }
    count -= 1
    if runs[index].text.isEmpty { runs.removeLast() }
    last = runs.last?.text.last ?? "\n"
  }

  // MARK: Style sheets

  private mutating func read(_ sheet: Substring) {
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        rules[name, default: []].append(String(parts[1]))
      }
    }
    root = HTMLStyle()
    for name in ["*", "html", "body"] {
      for declarations in rules[name] ?? [] {
        root.take(declarations: declarations, inherited: root)
      }
    }
  }
}
