// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Conditions that leave code out on Linux alone: all code of a file, as `#if !os(Linux)` around it, or what stands behind the `#else` of an
/// empty branch for Linux.
///
/// What is left out is there on iOS, so that a copy is compiled in which Linux is another system. Any other condition stays as it is:
/// what a package does without on Linux, it has mostly in another way there.
enum LinuxGuard {
  private static let linux = "os(Linux)"

  /// Whether a file leaves code out on Linux alone.
  static func isMeant(in text: String) -> Bool {
    text.contains(linux) && !conditions(in: text).isEmpty
  }

  /// The text with all that it leaves out on Linux alone; the text itself if that is nothing.
  static func compiled(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    for line in conditions(in: text) {
      // Another system that it is not compiled for.
      let other = line.split(separator: linux, omittingEmptySubsequences: false)
        .joined(separator: "os(Windows)")
      result += rest[..<line.startIndex] + other
      rest = rest[line.endIndex...]
    }
    return result + rest
  }

  /// The lines of such conditions, in order.
  private static func conditions(in text: String) -> [Substring] {
    condition(in: text).map { [$0] } ?? emptyBranches(in: text)
  }

  /// The lines of conditions that hold on Linux, where nothing follows but another branch.
  private static func emptyBranches(in text: String) -> [Substring] {
    var found: [Substring] = []
    // The conditions around a line; nil for one that has code in its first branch, or is not of that kind.
    var open: [Substring?] = []
    forEachLine(of: text) { line, words in
      if words.hasPrefix("#else"), let condition = open.last ?? nil {
        found.append(condition)
      }
      if words.hasPrefix("#endif") { open = open.dropLast() }
      if !open.isEmpty { open[open.count - 1] = nil }
      if words.hasPrefix("#if") {
        open.append(words.contains(linux) && !words.contains("!") ? line : nil)
      }
    }
    return found.sorted { $0.startIndex < $1.startIndex }
  }

  /// Goes over the lines with code or conditions.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: Gets a line, and what of it follows its indentation.
  private static func forEachLine(of text: String, _ body: (Substring, Substring) -> Void) {
    var isComment = false
    for line in text.split(separator: "\n") {
      let words = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      if isComment || words.hasPrefix("/*") {
        isComment = !words.contains("*/")
      } else if !words.isEmpty, !words.hasPrefix("//") {
        body(line, words)
      }
    }
  }

  /// The line of the condition that all code of a file is in.
  private static func condition(in text: String) -> Substring? {
    var found: Substring?
    var depth = 0
    var isOver = false
    var isWhole = true
    forEachLine(of: text) { line, words in
      // Code before or behind it.
      if isOver || found == nil && !excludesLinux(words) { isWhole = false }
      guard isWhole else { return }
      if words.hasPrefix("#if") {
        depth += 1
        if found == nil { found = line }
      } else if words.hasPrefix("#else"), depth == 1 {
        isWhole = false
      } else if words.hasPrefix("#endif") {
        depth -= 1
        isOver = depth == 0
      }
    }
    return isWhole && isOver ? found : nil
  }

  /// Whether a line is `#if !os(Linux)`, or `#if !(…)` with Linux in the parentheses that end it.
  private static func excludesLinux(_ line: Substring) -> Bool {
    guard line.hasPrefix("#if ") else { return false }
    let condition = line.dropFirst(4).filter { !$0.isWhitespace }
    if condition == "!\(linux)" { return true }
    guard condition.hasPrefix("!("), condition.hasSuffix(")"), condition.contains(linux) else {
      return false
    }
    var depth = 0
    for (index, character) in condition.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, index > 0 {
        return index == condition.count - 1 && !condition.contains("!\(linux)")
      }
    }
    return false
  }
}
