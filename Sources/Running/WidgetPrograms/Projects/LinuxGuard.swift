// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Files that are empty on Linux, as all of their code is in `#if !os(Linux)` or a longer condition of that kind.
///
/// They have what iOS has, so that they are compiled from a copy in which the condition holds. A condition around a part of a file stays
/// as it is: what a package does without on Linux, it has mostly in another way there.
enum LinuxGuard {
  private static let linux = "os(Linux)"

  /// Whether a file is empty on Linux alone.
  static func isMeant(in text: String) -> Bool {
    text.contains(linux) && condition(in: text) != nil
  }

  /// The text with a condition that holds; the text itself if it is not empty on Linux.
  static func compiled(_ text: String) -> String {
    guard let line = condition(in: text) else { return text }
    // Another system that it is not compiled for.
    let other = line.split(separator: linux, omittingEmptySubsequences: false)
      .joined(separator: "os(Windows)")
    return text[..<line.startIndex] + other + text[line.endIndex...]
  }

  /// The line of the condition that all code of a file is in.
  private static func condition(in text: String) -> Substring? {
    var found: Substring?
    var depth = 0
    var isOver = false
    var isComment = false
    for line in text.split(separator: "\n") {
      let words = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      if isComment || words.hasPrefix("/*") {
        isComment = !words.contains("*/")
        continue
      }
      if words.isEmpty || words.hasPrefix("//") { continue }
      // Code before or behind it.
      if found == nil, !excludesLinux(words) { return nil }
      if isOver { return nil }
      if words.hasPrefix("#if") {
        depth += 1
        if found == nil { found = line }
      } else if words.hasPrefix("#else"), depth == 1 {
        return nil
      } else if words.hasPrefix("#endif") {
        depth -= 1
        isOver = depth == 0
      }
    }
    return isOver ? found : nil
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
