// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Files that are not written as Xcode writes them.
struct NoncanonicalForm: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "noncanonical-form", family: .propertyList, severity: .note,
    summary: """
      A definition is not written as Xcode writes it: keys are out of order, or white space \
      differs.
      """,
    why: """
      It works. But the next developer who saves the file in Xcode rewrites it, and the intended \
      change is lost among moved lines.
      """,
    remedy: """
      Write the file as Xcode does: keys sorted, a tab for each level, an empty array as \
      `<array/>`. The fix does so from the first line that differs to the last. It is safe \
      unless the file has comments or duplicate keys, which would be lost. There is no fix if \
      a comment suppresses findings, because it must stay; files that differ only in such \
      comments, and the empty file of Xcode's template, are not reported.
      """, fixSafety: .safe)

  static let examples: [RuleExample] = [
    RuleExample(
      files: [.init("Widget.intentdefinition", file(intent: "↓" + title + name))],
      excerpt: "↓" + title + name, fixed: file(intent: name + title)),
    RuleExample(
      files: [.init("Widget.intentdefinition", file(intent: name + title))], excerpt: name + title),
    RuleExample(files: [
      .init(
        "Widget.intentdefinition",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <key>INIntents</key>
          <array>
          </array>
          <key>INEnums</key>
          <array>
          </array>
        </dict>
        </plist>

        """)
    ]),
  ]

  private static let name = "<key>INIntentName</key>\n<string>Show</string>\n"
  private static let title = "<key>INIntentTitle</key>\n<string>Show Balance</string>\n"

  private static func file(intent: String) -> String {
    let lines = intent.split(separator: "\n").map { "\t\t\t\($0)\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>INIntents</key>
      \t<array>
      \t\t<dict>
      \(lines)\t\t</dict>
      \t</array>
      </dict>
      </plist>

      """
  }

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    let document = definition.document
    guard document.format == .xml, !document.isCertainlyCanonical,
      !document.root.isTemplate
    else { return }
    let canonical = XMLWriter.document(PropertyListLiteral(document.root))
    let source = definition.source
    guard let edit = TextEdit(replacingLinesOf: source.bytes, with: canonical) else { return }
    let comments = SuppressionComment.all(in: source)
    // Comments of ours are meant to stay, whatever Xcode does, so a file that has nothing else is in order.
    guard comments.isEmpty || source.bytes(without: comments) != canonical else { return }
    findings.add(
      .noncanonical, at: source.firstText(in: edit.range), in: source.name,
      fixes: comments.isEmpty ? fix(edit, in: document) : [])
  }

  /// The fix, which is none if the text that is declared to be in UTF-8 would be written in UTF-16.
  private func fix(_ edit: TextEdit, in document: PropertyListDocument) -> [Fix] {
    guard case .utf8 = document.source.encoding else { return [] }
    let losesText =
      document.trailingContent != nil || !document.duplicateKeys().isEmpty
      || document.source.hasComment
    return [
      Fix(
        title: "write the file as Xcode does", safety: losesText ? .unsafe : .safe,
        file: document.source.name, edits: [edit])
    ]
  }
}

extension PropertyListValue {
  /// Whether a definition holds nothing yet, as the one that Xcode makes from its template, in a form of its own.
  fileprivate var isTemplate: Bool {
    entries.allSatisfy { $0.value.kind == .array && $0.value.elements.allSatisfy { _ in false } }
  }
}

extension SourceFile {
  /// The text as it would be without some comments.
  fileprivate func bytes(without comments: [SuppressionComment]) -> [UInt8]? {
    try? applying(comments.flatMap { $0.removal(of: nil, in: self).edits })
  }

  /// Whether a comment is in the file, or in a section of raw text something that looks like one.
  fileprivate var hasComment: Bool {
    let mark = Array("<!--".utf8)
    return bytes.indices.contains { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  /// The text of a range's first line, without the white space around it; the range's start if there is none.
  fileprivate func firstText(in range: SourceRange) -> SourceRange {
    let line = bytes[range.start...].prefix { $0 != UInt8(ascii: "\n") }
    guard let start = line.firstIndex(where: { $0 > UInt8(ascii: " ") }),
      let last = line.lastIndex(where: { $0 > UInt8(ascii: " ") })
    else { return SourceRange(at: range.start) }
    return SourceRange(start, last + 1)
  }
}

extension Diagnostic.Message {
  fileprivate static let noncanonical: Self =
    "from here on, the file is not written as Xcode would; rewrite it so that Xcode does not change these lines later"
}
