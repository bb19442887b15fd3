// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The difference between two texts, as `diff -u` and `git diff` show it.
package struct UnifiedDiff: Sendable {
  /// The lines around a change that are shown with it.
  private static let contextCount = 3

  /// The difference; empty if there is none.
  package let text: String

  /// Compares a file with a new text of it.
  package init(from source: SourceFile, to new: [UInt8]) {
    let old = Self.lines(source.bytes)
    let lines = Self.lines(new)
    let steps = Self.steps(from: old, to: lines)
    let hunks = Self.hunks(of: steps)
    guard !hunks.isEmpty else {
      text = ""
      return
    }
    let name = VisibleText.of(source.name)
    text = "--- a/\(name)\n+++ b/\(name)\n" + hunks.map { Self.render(steps, $0) }.joined()
  }

  /// A line of the comparison.
  private struct Step {
    enum Kind: String {
      case same = " "
      case removed = "-"
      case added = "+"
    }

    var kind: Kind
    var line: ArraySlice<UInt8>
    /// The numbers of lines before this one, in the old and in the new text.
    var oldCount: Int
    var newCount: Int
  }

  /// The lines with their line breaks; the last may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func steps(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Step] {
    let difference = new.difference(from: old, by: ==)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let kind: Step.Kind = removed.contains(i) ? .removed : added.contains(j) ? .added : .same
      steps.append(
        Step(kind: kind, line: kind == .added ? new[j] : old[i], oldCount: i, newCount: j))
      if kind != .added { i += 1 }
      if kind != .removed { j += 1 }
    }
    return steps
  }

  /// The ranges of steps to show together: changes with the lines around them.
  private static func hunks(of steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].kind != .same {
      let range = max(0, index - contextCount)..<min(steps.count, index + contextCount + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func render(_ steps: [Step], _ hunk: Range<Int>) -> String {
    let steps = steps[hunk]
    guard let first = steps.first else { return "" }
    let oldCount = steps.count { $0.kind != .added }
    let newCount = steps.count { $0.kind != .removed }
    var text =
      "@@ -\(range(first.oldCount, oldCount)) +\(range(first.newCount, newCount)) @@\n"
    for step in steps {
      let hasBreak = step.line.last == UInt8(ascii: "\n")
      let line = String(decoding: hasBreak ? step.line.dropLast() : step.line, as: UTF8.self)
      text += step.kind.rawValue + VisibleText.keepingTabs(line) + "\n"
      if !hasBreak { text += "\\ No newline at end of file\n" }
    }
    return text
  }

  /// The first line and the number of lines, as the format has them: the number is omitted if it is 1.
  private static func range(_ before: Int, _ count: Int) -> String {
    let first = count == 0 ? before : before + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}

extension VisibleText {
  /// The text with every dangerous character but the tab replaced.
  fileprivate static func keepingTabs(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { of($0) }
      .joined(separator: "\t")
  }
}
