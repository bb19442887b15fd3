// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Properties and functions with `@NSManaged`, which the runtime of Objective-C makes on Apple's systems.
///
/// Without it, a property gets accessors to a table of the object's, and a function a body that does nothing, as there is no store.
enum ManagedProperties {
  private static let mark = "@NSManaged"

  /// Whether a text has some.
  static func isMeant(in text: String) -> Bool { text.contains(mark) }

  /// The text with accessors, with as many lines.
  static func compiled(_ text: String) -> String {
    var isPending = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard !words.hasPrefix("//"), let found = line.firstRange(of: mark) else {
        guard isPending, !words.isEmpty, !words.hasPrefix("@") else { return String(line) }
        isPending = false
        return declared(line) ?? String(line)
      }
      let plain =
        line[..<found.lowerBound] + String(repeating: " ", count: mark.count)
        + line[found.upperBound...]
      guard let declared = declared(plain[...]) else {
        isPending = true
        return String(plain)
      }
      return declared
    }.joined(separator: "\n")
  }

  /// A line with the declaration of a property or a function, with what it does; nil if it has none.
  private static func declared(_ line: Substring) -> String? {
    let comment = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    let code = line[..<comment]
    let end =
      code.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" && $0 != ";" }
      .map(code.index(after:)) ?? code.startIndex
    let declaration = code[..<end]
    if declaration.contains("func ") { return "\(declaration) {} \(line[comment...])" }
    guard let keyword = declaration.firstRange(of: "var ") else { return nil }
    let name = declaration[keyword.upperBound...].drop { $0 == " " }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    guard !name.isEmpty, declaration.contains(":"), !declaration.contains("{") else { return nil }
    let key = name.filter { $0 != "`" }
    return
      "\(declaration) { get { managedValue(of: \"\(key)\") } set { setManagedValue(newValue, of: \"\(key)\") } } \(line[comment...])"
  }
}
