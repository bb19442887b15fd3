// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A tag of a file that Xcode writes in XML: a model of Core Data, or a workspace.
struct XcodeTag {
  /// The name; that of an end tag begins with `/`.
  let name: Substring

  /// The values by name, with their entities resolved.
  private(set) var attributes: [String: String] = [:]

  /// The tags of a text, in their order; what is between them says nothing in these files.
  static func tags(in text: String) -> [XcodeTag] {
    text.split(separator: "<").compactMap(XcodeTag.init)
  }

  /// Reads what is behind a `<`.
  private init?(_ part: Substring) {
    guard let first = part.first, first.isLetter || first == "/",
      let end = part.firstIndex(of: ">")
    else { return nil }
    let content = part[..<end]
    name = content.prefix { $0.isLetter || $0 == "/" }
    var rest = content.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard rest.first == "\"" else { return }
      let value = rest.dropFirst().prefix { $0 != "\"" }
      attributes[name] = XMLText.decode(ArraySlice(value.utf8))
      rest = rest[value.endIndex...].dropFirst()
    }
  }
}
