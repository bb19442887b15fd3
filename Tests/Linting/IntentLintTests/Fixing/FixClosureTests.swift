// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import IntentLint
import IntentValidation
import PropertyListSyntax
import RuleTestSupport
import SourceText
import TestSupport
import Testing
import WidgetProject

/// The fixes of all rules together: what one makes must not be what another complains about.
@Suite("The closure of all fixes")
struct FixClosureTests {
  /// Applies all fixes to a folder, in memory, and says what does not hold: first with those that a user should look at, and,
  /// if that changes anything, without them.
  private func faults(of folder: String) -> [String] {
    guard let faults = faults(of: folder, isUnsafe: true) else { return [] }
    return faults + (self.faults(of: folder, isUnsafe: false) ?? []).map { "safe: \($0)" }
  }

  /// What does not hold; nil if nothing is fixed.
  private func faults(of folder: String, isUnsafe: Bool) -> [String]? {
    let linter = Linter(rules: .all)
    let applier = FixApplier(appliesUnsafeFixes: isUnsafe)
    let result = FixLoop(linter: linter, applier: applier).run([folder])
    guard !result.texts.isEmpty else { return nil }
    let before = ProjectLoader.load([folder])
    var faults: [String] = []
    let after = linter.findings(in: result.project)
    // Another round changes nothing.
    let again = applier.apply(after, to: result.project.sources)
    if !again.texts.isEmpty { faults.append("a second run changes \(again.texts.keys.sorted())") }
    // What is found afterwards was found before, but for its place.
    var known: [String: Int] = [:]
    for finding in linter.findings(in: before) { known[Self.name(finding), default: 0] += 1 }
    for finding in after {
      known[Self.name(finding), default: 0] -= 1
      // Taking out the last text of a table, which only an unsafe fix does, leaves a file of no bytes; and a text that is
      // marked for translation is told of until somebody translates it.
      let isExplained =
        isUnsafe && ["unusual-property-list", "untranslated-text"].contains(finding.id)
      if known[Self.name(finding), default: 0] < 0, !isExplained {
        faults.append("new: \(finding.message.text) [\(finding.id)]")
      }
    }
    // What was read before is read, and no text is lost but by the fixes that a person should look at.
    for original in result.originals where !isUnsafe {
      guard let text = result.texts[original.name] else { continue }
      let fixed = SourceFile(name: original.name, text: String(decoding: text, as: UTF8.self))
      let lost = Self.texts(original).subtracting(Self.texts(fixed))
      if !lost.isEmpty { faults.append("lost in \(original.name): \(lost.sorted())") }
    }
    return faults
  }

  private static func name(_ finding: Diagnostic) -> String {
    "\(finding.id) \(finding.place.file) \(finding.message.text)"
  }

  /// The texts of a property list without their spaces, which the fixes of keys take out; of any other file its words.
  private static func texts(_ source: SourceFile) -> Set<String> {
    guard let document = try? PropertyListDocument(source) else {
      return Set(
        String(decoding: source.bytes, as: UTF8.self).split { !$0.isLetter }.map(String.init))
    }
    var texts: Set<String> = []
    func visit(_ value: PropertyListValue) {
      if let text = value.string { texts.insert(text.filter { $0 != " " }) }
      for element in value.elements { visit(element) }
      for entry in value.entries {
        texts.insert(entry.key.filter { $0 != " " })
        visit(entry.value)
      }
    }
    visit(document.root)
    return texts
  }

  @Test(
    "all fixes of all examples leave nothing to fix, nothing new, and, where safe, every text",
    arguments: [0, 1])
  func examples(half: Int) throws {
    for (index, rule) in RuleSet.all.rules.enumerated() where index % 2 == half {
      for (number, example) in rule.examples.enumerated() {
        let folder = try ScratchFolder()
        for file in example.files {
          try folder.write(MarkedText(file.content).text, to: file.path)
        }
        let faults = faults(of: folder.path)
        #expect(faults.isEmpty, "\(rule.metadata.id) \(number + 1): \(faults)")
      }
    }
  }

  @Test(
    "all fixes of real projects leave nothing to fix, nothing new, and, where safe, every text",
    .enabled(if: Repository.corpus != nil, "QUICKACTION_CORPUS names no folder of real files"))
  func corpus() throws {
    let corpus = try #require(Repository.corpus)
    let folders = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
    for folder in folders {
      let path = corpus.appending(path: folder).path
      let faults = faults(of: path)
      #expect(faults.isEmpty, "\(folder): \(faults)")
    }
  }
}
