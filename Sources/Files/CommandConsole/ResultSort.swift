// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The kind of a file, as far as it shows whether a command wrote it.
enum ResultSort: Hashable {
  /// A picture of points, by the names of its first parts.
  case png(chunks: [String])
  /// Another binary format, by its first bytes.
  case binary([UInt8])
  /// Markup, by its root element.
  case markup(String, isOwn: Bool)
  /// A JSON document, by the first three keys of an object, or of the first object of a list.
  case json(firstKeys: [String], isOwn: Bool)
  /// Anything else, which says nothing of who wrote it but in its words.
  case text

  /// How much of a file is looked at, at either end.
  static let partByteCount = 2048

  init(_ bytes: [UInt8]) {
    let head = bytes.prefix(Self.partByteCount)
    if head.starts(with: [0x89] + Array("PNG".utf8)) {
      self = .png(chunks: Self.chunks(of: head))
      return
    }
    guard !head.contains(0) else {
      self = .binary(Array(head.prefix(4)))
      return
    }
    let text = String(decoding: head, as: UTF8.self)
    let start = text.drop(while: \.isWhitespace)
    switch start.first {
    case "<":
      // `<!DOCTYPE html>` and `<?xml …?>` are followed by what matters.
      let names = start.split(separator: "<").map { $0.prefix { $0.isLetter } }
      let root = names.first { !$0.isEmpty }.map(String.init) ?? ""
      self = .markup(root, isOwn: Self.isOwn(start, root: root))
    case "{", "[":
      self = .json(firstKeys: Self.firstKeys(of: start), isOwn: Self.hasName(start))
    default: self = .text
    }
  }

  /// Whether markup has at its beginning what ours has, and no other.
  private static func isOwn(_ text: Substring, root: String) -> Bool {
    switch root {
    case "html": text.contains("default-src 'none'; img-src data:; style-src 'sha256-")
    // A picture without a description has a title all the same.
    case "svg":
      text.contains(" aria-labelledby=\"title\"") && text.contains("\">\n<title id=\"title\">")
    // Only findings say which tool wrote the report.
    case "checkstyle": !text.contains("<error") || text.contains("source=\"quickaction.")
    default: hasName(text)
    }
  }

  /// Whether a report of a form of other tools says which tool wrote it.
  private static func hasName(_ text: Substring) -> Bool {
    let text = text.lowercased()
    return text.contains("\"quickaction\"") || text.contains("\"quickaction ")
  }

  /// The names of the parts of a PNG file up to its first pixels.
  private static func chunks(of head: ArraySlice<UInt8>) -> [String] {
    var chunks: [String] = []
    var start = 8
    while start + 8 <= head.count, chunks.last != "IDAT" {
      let length = head[start..<(start + 4)].reduce(0) { $0 << 8 + Int($1) }
      chunks.append(String(decoding: head[(start + 4)..<(start + 8)], as: UTF8.self))
      start += length + 12
    }
    return chunks
  }

  /// The first three keys of an object, or of the first object of a list: all documents of ours begin with `version`.
  private static func firstKeys(of text: Substring) -> [String] {
    let depth = text.first == "[" ? 2 : 1
    var (keys, open, name) = ([String](), 0, "")
    var (isInText, isEscaped) = (false, false)
    for character in text {
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\" where isInText: isEscaped = true
      case "\"":
        isInText.toggle()
        if isInText { name = "" }
      case _ where isInText: name.append(character)
      case "{", "[": open += 1
      case "}", "]": open -= 1
      case ":" where open == depth: keys.append(name)
      default: break
      }
      if keys.count == 3 || open == 0 { break }
    }
    return keys
  }
}

extension ResultSort {
  /// Whether two texts begin or end with lines that have two words in a row in common, as reports of one command do.
  ///
  /// Numbers are left out, and so is the ending of a plural: `1 file checked` is `2 files checked`.
  static func areAlike(_ text: [UInt8], _ other: [UInt8]) -> Bool {
    !wordPairs(of: text).isDisjoint(with: wordPairs(of: other))
  }

  private static func wordPairs(of bytes: [UInt8]) -> Set<[Substring]> {
    let parts = [bytes.prefix(partByteCount), bytes.suffix(partByteCount)]
    let lines = parts.map { part in
      String(decoding: part, as: UTF8.self).split(whereSeparator: \.isNewline)
        .filter { $0.contains(where: \.isLetter) }
    }
    return [lines[0].first, lines[1].last].compactMap { $0 }.reduce(into: []) { pairs, line in
      let words = line.split { !$0.isLetter }.map { $0.last == "s" ? $0.dropLast() : $0 }
      for (first, second) in zip(words, words.dropFirst()) { pairs.insert([first, second]) }
    }
  }
}
