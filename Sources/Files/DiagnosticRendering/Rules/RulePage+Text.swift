// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import RulePages
import SourceText

extension RulePage {
  /// The page as plain text for a terminal of the given width, in columns.
  package func text(width: Int) -> String { text(sections, width: width) }

  /// The page as plain text with its parts, which are made of all examples.
  func text(_ sections: [Section], width: Int) -> String {
    let facts =
      [
        ("family", metadata.family.title), ("severity", metadata.severity.rawValue),
        ("fix", metadata.fixSafety?.rawValue ?? "none"), ("since", metadata.since),
      ] + (metadata.mail.map { [("mail", $0)] } ?? [])
      + (metadata.change.map {
        [
          ("effect", $0.effect.rawValue), ("hurts", $0.audiences.isEmpty ? "nobody" : $0.hurts),
          ("known", $0.evidence.rawValue),
        ]
      } ?? [])
    let head = "\(metadata.id)\n\n" + metadata.summary.wrapped(width: width) + "\n"
    let table = facts.map { name, value in
      "  \(name)\(String(repeating: " ", count: 10 - name.count))\(value)\n"
    }
    return head + table.joined() + sections.map { Self.text($0, width: width) }.joined()
  }

  private static func text(_ section: Section, width: Int) -> String {
    var text = ""
    for (block, previous) in zip(section.blocks, [nil] + section.blocks.map { $0 }) {
      if case .listing = previous { text += "\n" }
      switch block {
      case .paragraph(let words): text += words.wrapped(width: width, indent: "  ")
      case .caption(let words): text += "  \(words):\n"
      case .listing(let lines, _):
        text += lines.split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast(lines.hasSuffix("\n") ? 1 : 0)
          .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }
    }
    return "\n\(section.title)\n" + text
  }
}
