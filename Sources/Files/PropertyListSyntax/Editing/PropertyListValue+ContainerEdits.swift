// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Insertions into a container, and removals from it.
extension PropertyListValue {
  /// Puts an item into a container: before one of its nodes or, without one, before its end tag.
  ///
  /// What begins the container's last item is `last`; without one, the container holds nothing. Its item, line breaks
  /// and all, is written by `write`.
  func insertion(
    before next: PropertyListValue?, behind last: PropertyListValue?,
    write: (XMLWriter.Layout) -> String
  ) -> TextEdit {
    guard let last else { return firstInsertion(write: write) }
    let neighbor = next ?? last
    let layout = SurroundingLayout(of: source, at: neighbor.fullRange.start)
    let lines = write(layout.lines ?? .none)
    if let next {
      // The next node's line has the indentation already that the text begins with, and so the text ends with one.
      return TextEdit(
        range: SourceRange(at: next.fullRange.start),
        replacement: layout.isOneLine
          ? lines : lines.dropFirst(layout.indentation.count) + layout.indentation)
    }
    let end = source.bytes.endOfText(before: endTag)
    return TextEdit(
      range: SourceRange(at: end),
      replacement: layout.isOneLine
        ? lines : layout.lineBreak + layout.indentation + layout.joining(lines))
  }

  /// Puts an item into a container that holds nothing, on lines of its own.
  private func firstInsertion(write: (XMLWriter.Layout) -> String) -> TextEdit {
    let layout = SurroundingLayout(of: source, at: fullRange.start)
    let step = SurroundingLayout.step(of: source)
    let lines = write(
      XMLWriter.Layout(
        indentation: layout.indentation + step, step: step, lineBreak: layout.lineBreak))
    let content = layout.lineBreak + lines + layout.indentation
    if node.isEmptyElementTag(in: source) {
      let slash = source.bytes.endOfText(before: fullRange.end - 2)
      return TextEdit(
        range: SourceRange(slash, fullRange.end),
        replacement: ">\(content)</\(node.kind.elementName)>")
    }
    return TextEdit(
      range: SourceRange(source.bytes.endOfText(before: endTag), endTag), replacement: content)
  }

  /// Takes an item out of a container; where nothing else is on its lines, the lines as well, and where nothing
  /// else is in the container, all between its tags.
  func removal(of item: SourceRange) -> TextEdit {
    let bytes = source.bytes
    let contentStart = bytes.endOfText(before: item.start)
    let isFirst = !bytes[fullRange.start + 1..<contentStart].contains(UInt8(ascii: "<"))
    if isFirst, bytes.endOfText(before: endTag) == item.end {
      return TextEdit(range: SourceRange(contentStart - 1, fullRange.end), replacement: "/>")
    }
    var start = item.start
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    var end = item.end
    while end < bytes.count, bytes[end].isBlank || bytes[end] == UInt8(ascii: "\r") { end += 1 }
    let fillsLines =
      start > 0 && bytes[start - 1] == UInt8(ascii: "\n")
      && end < bytes.count && bytes[end] == UInt8(ascii: "\n")
    return TextEdit(range: fillsLines ? SourceRange(start, end + 1) : item, replacement: "")
  }

  /// The offset of the container's end tag.
  private var endTag: Int {
    source.bytes[..<fullRange.end].lastIndex(of: UInt8(ascii: "<")) ?? fullRange.end
  }
}

extension Node {
  /// Whether a container is written with one tag, `<dict/>`.
  fileprivate func isEmptyElementTag(in source: SourceFile) -> Bool {
    let end = Int(offset) + Int(length)
    return source.bytes[..<end].suffix(2).elementsEqual("/>".utf8)
  }
}

extension [UInt8] {
  /// The offset after the last byte before `offset` that is not white space.
  fileprivate func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, self[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
