// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Sources that name methods for Objective-C, which is not there on Linux, or the C library by its name on Apple's systems.
///
/// Such a file is compiled from a copy: `@objc` is left out, which changes nothing for Swift, `#selector(x)` becomes the selector of that
/// name, which nothing calls here, as `Selector` says, and `Darwin` becomes `Glibc`. Optional requirements get bodies that trap.
enum AppleSystemSources {
  /// Whether a text has something to change.
  static func isMeant(in text: String) -> Bool {
    text.contains("@objc") || text.contains("#selector(") || text.contains("Darwin")
  }

  /// The text that compiles without Objective-C, with as many lines.
  static func compiled(_ text: String) -> String {
    let text = OptionalRequirements.isMeant(in: text) ? OptionalRequirements.compiled(text) : text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard !words.hasPrefix("//"), isMeant(in: String(line)) else { return String(line) }
      return withGlibc(withoutSelectors(withoutAttributes(line)[...]))
    }.joined(separator: "\n")
  }

  /// The line with blanks in place of `@objc`, `@objc(name)` and `@objcMembers`.
  private static func withoutAttributes(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let found = rest.firstRange(of: "@objc") {
      result += rest[..<found.lowerBound]
      var end = found.upperBound
      if rest[end...].hasPrefix("Members") { end = rest.index(end, offsetBy: 7) }
      if rest[end...].first == "(", let close = rest[end...].firstIndex(of: ")") {
        end = rest.index(after: close)
      }
      result += String(repeating: " ", count: rest.distance(from: found.lowerBound, to: end))
      rest = rest[end...]
    }
    return result + rest
  }

  /// The line with `Selector("x")` in place of `#selector(x)`.
  private static func withoutSelectors(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let found = rest.firstRange(of: "#selector(") {
      var depth = 1
      var end = found.upperBound
      while end < rest.endIndex {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        if depth == 0 { break }
        end = rest.index(after: end)
      }
      guard end < rest.endIndex else { break }
      result += rest[..<found.lowerBound]
      result += "Selector(\"\(rest[found.upperBound..<end])\")"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The line with `Glibc` in place of `import Darwin` and of `Darwin.` before a name.
  private static func withGlibc(_ line: String) -> String {
    guard line.contains("Darwin"), !line.contains("canImport(Darwin)") else { return line }
    let parts = line.split(separator: "Darwin", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      let before = result.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
      let isImport = result.hasSuffix("import ") && !(part.first?.isLetter ?? false)
      result += (!before && part.hasPrefix(".")) || isImport ? "Glibc" : "Darwin"
      result += part
    }
    return result
  }
}
