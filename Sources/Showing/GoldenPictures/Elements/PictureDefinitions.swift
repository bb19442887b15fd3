// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The definitions of a picture's file, which it refers to by numbers that mean something else in
/// another file.
struct PictureDefinitions {
  /// A definition.
  struct Definition {
    /// The name of its element, as in `path` or `symbol`.
    var name: String
    /// The `d` attribute if it is a path.
    var outline: String
    /// The element within it that comes first; nil if there is none in its line.
    var inner: PictureTag?
    /// Its lines without its identifier.
    var content: String

    /// A digest that is equal for equal definitions of any file, as long as the process runs.
    var digest: String { "url(\(content.hashValue))" }
  }

  private var definitions: [String: Definition] = [:]
  private var last = ""

  /// Attributes of gradients and filters that say where they are, which the elements that use them say too.
  private static let places: Set<String> = [
    "id", "x", "y", "width", "height", "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy",
    "gradientTransform",
  ]

  /// Reads a line between `<defs>` and its end.
  mutating func read(_ line: Substring, _ tag: PictureTag) {
    guard let identifier = tag["id"] else {
      let words = resolved(line)
      definitions[last]?.content += "\n" + words
      return
    }
    last = "#" + identifier
    let isPlaced = ["linearGradient", "radialGradient", "filter"].contains(tag.name)
    let words = tag.attributes
      .filter { $0.name != "id" && !(isPlaced && Self.places.contains($0.name)) }
      .map { "\($0.name)=\(resolved($0.value))" }
    let rest = line.firstIndex(of: ">").map { line[line.index(after: $0)...] } ?? ""
    definitions[last] = Definition(
      name: tag.name, outline: tag["d"] ?? "", inner: PictureTag(rest),
      content: ([tag.name] + words + [resolved(rest)]).joined(separator: " "))
  }

  /// The definition that a reference such as `#d2` or `url(#d2)` means; nil if there is none.
  subscript(reference: String) -> Definition? {
    if let definition = definitions[reference] { return definition }
    guard reference.hasPrefix("url("), reference.hasSuffix(")") else { return nil }
    return definitions[String(reference.dropFirst(4).dropLast())]
  }

  /// A text whose references are replaced by what tells the definitions apart, as their numbers do not.
  ///
  /// A definition is written before what uses it.
  func resolved(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return String(text) }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "#") {
      let end = rest[start...].firstIndex { $0 == "\"" || $0 == ")" } ?? rest.endIndex
      let reference = rest[start..<end]
      result += rest[..<start] + (definitions[String(reference)]?.digest ?? String(reference))
      rest = rest[end...]
    }
    return result + rest
  }
}
