// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
package import SourceText

extension Baseline {
  /// The version of the format.
  private static let supportedVersion = 1

  /// The file that keeps the baseline: JSON, the same for the same findings.
  package var text: String {
    let findings = entries.map { entry in
      PropertyListLiteral.dictionary([
        .init("rule", .string(entry.rule)),
        .init("file", .string(entry.file)),
        .init("message", .string(entry.message)),
        .init("fingerprint", .string(entry.fingerprint.text)),
        .init("count", .integer(entry.count)),
      ])
    }
    return JSONWriter.document(
      .dictionary([
        .init("version", .integer(Self.supportedVersion)), .init("findings", .array(findings)),
      ]))
  }

  /// Reads a baseline from its file.
  ///
  /// - Throws: ``LintFileError`` with all that is wrong with the file.
  package init(_ source: SourceFile) throws(LintFileError) {
    var reader = try LintFileReader(source, id: "invalid-baseline")
    var entries: [Entry] = []
    var names: Set<String> = []
    let root = reader.document.root
    for (name, value) in reader.members(of: root, known: ["$schema", "version", "findings"]) {
      names.insert(name)
      switch name {
      case "version": reader.checkVersion(value, supported: Self.supportedVersion)
      case "findings": entries = reader.elements(value, name).compactMap { reader.entry($0) }
      default: break
      }
    }
    for name in ["version", "findings"] where root.kind == .dictionary && !names.contains(name) {
      reader.report(.missing(name), at: root.openingRange)
    }
    try reader.finish()
    self.init(entries: entries)
  }
}

extension LintFileReader {
  /// An entry; nil if it is malformed, which is reported.
  fileprivate mutating func entry(_ value: PropertyListValue) -> Baseline.Entry? {
    var texts: [String: String] = [:]
    var count: Int?
    let keys = ["rule", "file", "message", "fingerprint"]
    for (name, value) in members(of: value, known: keys + ["count"]) {
      if name == "count" {
        count = value.integer
        if (count ?? 0) < 1 { report(.wrongCount, at: value.range) }
      } else {
        texts[name] = string(value, "'\(name)'")
      }
    }
    guard value.kind == .dictionary else { return nil }
    for name in keys where value[name] == nil {
      report(.missing(name), at: value.openingRange)
    }
    guard let rule = texts["rule"], let file = texts["file"], let message = texts["message"],
      let fingerprint = texts["fingerprint"]
    else { return nil }
    return Baseline.Entry(
      rule: rule, file: file, message: message, fingerprint: Fingerprint(text: fingerprint),
      count: count ?? 1)
  }
}

extension Diagnostic.Message {
  fileprivate static let wrongCount: Self = "'count' must be a positive integer"

  fileprivate static func missing(_ name: String) -> Self {
    "'\(name)' is missing; regenerate the baseline with '--write-baseline'"
  }
}
