// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import RulePages
import SourceText

extension RulePage {
  /// A part of the page under a heading.
  struct Section {
    let title: String
    let blocks: [Block]
  }

  /// A block of a section.
  enum Block {
    /// Words.
    case paragraph(String)
    /// A line that names the listing after it.
    case caption(String)
    /// Lines of a file, in a language by which they are colored.
    case listing(String, language: String)
  }

  /// The sections of the page after its summary, in reading order.
  var sections: [Section] {
    let flagged = examples.filter { $0.findingCount > 0 }
    let clean = examples.filter { $0.findingCount == 0 }
    return
      [Section(title: "Why it matters", blocks: [.paragraph(metadata.why)])]
      + Self.sections(of: metadata.change) + [
        Section(title: "What to do", blocks: [.paragraph(metadata.remedy)]),
        Section(title: "Reported", blocks: flagged.flatMap { Self.blocks(of: $0) }),
        Section(title: "Not reported", blocks: clean.flatMap { Self.blocks(of: $0) }),
      ]
  }

  private static func sections(of change: RuleMetadata.Change?) -> [Section] {
    guard let change else { return [] }
    let setting = change.setting.map { Section(title: "What decides", blocks: [.paragraph($0)]) }
    return [Section(title: "What the system does", blocks: [.paragraph(change.runtime)])]
      + (setting.map { [$0] } ?? [])
  }

  private static func blocks(of example: RuleExample) -> [Block] {
    if !example.earlier.isEmpty { return changedBlocks(of: example) }
    var blocks: [Block] = []
    for (number, file) in example.files.enumerated() where file.isShown {
      let content = number == 0 ? example.excerpt : file.content
      if example.files.count > 1 || content.isEmpty {
        blocks.append(.caption(file.path + (content.isEmpty ? " (empty)" : "")))
      }
      guard !content.isEmpty else { continue }
      blocks.append(
        .listing(CaretLines.asCarets(in: content), language: language(of: file.path)))
    }
    if let first = example.files.first, let fixed = example.fixed {
      let source = SourceFile(name: first.path, text: first.content.filter { $0 != "↓" })
      // Without the two lines that name the file.
      let lines = UnifiedDiff(from: source, to: Array(fixed.utf8)).text
        .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      if !lines.isEmpty {
        blocks.append(.caption("The fix"))
        blocks.append(.listing(lines.joined(separator: "\n"), language: "diff"))
      }
    }
    return blocks
  }

  /// An example of two revisions: what differs in each file that is shown.
  private static func changedBlocks(of example: RuleExample) -> [Block] {
    func content(_ files: [RuleExample.File], _ path: String) -> String {
      files.first { $0.path == path }?.content.filter { $0 != "↓" } ?? ""
    }
    let shown = (example.earlier + example.files).filter(\.isShown).map(\.path)
    var seen: Set<String> = []
    return shown.filter { seen.insert($0).inserted }.flatMap { path -> [Block] in
      let before = SourceFile(name: path, text: content(example.earlier, path))
      // Without the two lines that name the file.
      let lines = UnifiedDiff(from: before, to: Array(content(example.files, path).utf8)).text
        .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      guard !lines.isEmpty else { return [] }
      return [.caption(path), .listing(lines.joined(separator: "\n"), language: "diff")]
    }
  }

  private static func language(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "intentdefinition", "plist", "stringsdict", "entitlements": "xml"
    case "json", "xcstrings": "json"
    default: "text"
    }
  }
}
