// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import RulePages

extension RulePage {
  /// The page in Markdown, as `Documentation/Rules` has it.
  package var markdown: String {
    let family = metadata.family.title
    let anchor = family.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }
      .replacing(" ", with: "-")
    return """
      # \(metadata.id)

      \(MarkdownText.escaped(metadata.summary))

      | family | severity | fix | since |
      |---|---|---|---|
      | [\(family)](README.md#\(anchor)) | \(metadata.severity.rawValue) \
      | \(metadata.fixWord) | \(metadata.since) |
      \(changeTable)
      \(Self.body(sections))
      """
  }

  /// The table of facts of a rule about changes; empty for any other rule.
  private var changeTable: String {
    guard let change = metadata.change else { return "" }
    return """

      | effect | hurts | known from |
      |---|---|---|
      | \(change.effect.rawValue) | \(change.audiences.isEmpty ? "nobody" : change.hurts) \
      | \(change.evidence.rawValue) |

      """
  }

  /// The part of the page after the summary, in Markdown.
  static func body(_ sections: [Section]) -> String {
    sections.map { section in
      "## \(section.title)\n\n" + section.blocks.map(Self.markdown).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private static func markdown(_ block: Block) -> String {
    switch block {
    case .paragraph(let text): return MarkdownText.escaped(text) + "\n"
    case .caption(let text): return MarkdownText.escaped(text) + ":\n"
    case .listing(let text, let language):
      // Longer than any row of backticks in the text, which would end the listing.
      var fence = "```"
      while text.contains(fence) { fence += "`" }
      return "\(fence)\(language)\n\(text)\(fence)\n"
    }
  }
}

extension RuleMetadata {
  /// The word of lists for a rule's fix.
  var fixWord: String { fixSafety?.rawValue ?? "–" }
}

extension RuleMetadata.Change {
  /// The audiences that a change hurts, in words; empty for a harmless one.
  var hurts: String { audiences.map(\.rawValue).joined(separator: ", ") }
}

/// Words as Markdown shows them.
enum MarkdownText {
  /// The text with what Markdown would take for markup escaped; what is between backticks stays as it is.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in text {
      switch character {
      case "`": isCode.toggle()
      case "\\", "*", "_", "[", "]", "<", "|":
        // A bar ends a cell of a table in code, too.
        if !isCode || character == "|" { result += "\\" }
      case "&" where !isCode:
        result += "&amp;"
        continue
      default: break
      }
      result.append(character)
    }
    return result
  }
}
