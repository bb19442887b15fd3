// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

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

      \(body(headingLevel: 2))
      """
  }

  /// What stands behind the summary, in Markdown.
  package func body(headingLevel: Int) -> String {
    let heading = String(repeating: "#", count: headingLevel)
    return sections.map { section in
      "\(heading) \(section.title)\n\n" + section.blocks.map(Self.markdown).joined(separator: "\n")
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

  /// The list of all rules by family, in Markdown.
  package static var index: String {
    let families = families
    let sections = families.map { family, rules in
      let rows = rules.map { rule in
        "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(rule.fixWord) "
          + "| \(MarkdownText.escaped(rule.summary)) |\n"
      }
      return "## \(family.title)\n\n| rule | severity | fix | finds |\n|---|---|---|---|\n"
        + rows.joined()
    }
    let count = families.reduce(0) { $0 + $1.rules.count }
    return """
      # Rules

      What `quickaction validate` looks for: \(count) rule\(count == 1 ? "" : "s"), by family. `quickaction rules` lists \
      them too, and `quickaction rules RULE` shows a page.

      An *error* does not work, a *warning* works by accident or not for everybody, a *note* is worth knowing. A *safe* fix \
      changes nothing but the fault; after an *unsafe* one, look at the result.

      These pages are made from the rules: change those, then run the tests of `IntentLint` with `RECORD_SNAPSHOTS=1`.

      \(sections.joined(separator: "\n"))
      """
  }
}

extension RuleMetadata {
  /// What lists say of a rule's fix.
  package var fixWord: String { fixSafety?.rawValue ?? "–" }
}

/// Words as Markdown shows them.
enum MarkdownText {
  /// The text with what Markdown would take for markup escaped; what stands between backticks stays as it is.
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
