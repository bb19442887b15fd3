// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import IntentLint
import SourceText
import TestSupport
import Testing
import WidgetProject

/// An example of a rule, with a name to find it by.
private struct NamedExample: Sendable, CustomTestStringConvertible {
  let rule: any Rule.Type
  let number: Int

  var example: RuleExample { rule.examples[number] }
  var testDescription: String { "\(rule.metadata.id) \(number + 1)" }

  static let all = RuleRegistry.rules.flatMap { rule in
    rule.examples.indices.map { NamedExample(rule: rule, number: $0) }
  }
}

@Suite("The examples of the rules")
struct RuleExampleTests {
  @Test("a rule finds what its examples mark, and nothing else", arguments: NamedExample.all)
  fileprivate func findings(_ named: NamedExample) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rule-\(named.rule.metadata.id)-\(named.number)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var expected: Set<String> = []
    for file in named.example.files {
      let marked = MarkedText(file.content)
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(marked.text.utf8).write(to: url)
      expected.formUnion(marked.offsets.map { "\(file.path):\($0)" })
    }
    let project = ProjectLoader.load([folder.path])
    let found = Linter(rules: [named.rule.init()]).findings(in: project)
      .filter { $0.id == named.rule.metadata.id }
      .map { finding in
        let path = finding.place.file.dropFirst(folder.path.count + 1)
        return "\(path):\(finding.place.range?.start ?? 0)"
      }
    #expect(Set(found) == expected)
    #expect(found.count == named.example.findingCount)
  }

  @Test("a rule has an example that it flags and one that it passes over")
  func bothKinds() {
    for rule in RuleRegistry.rules {
      let counts = rule.examples.map { $0.findingCount }
      #expect(counts.contains { $0 > 0 }, "\(rule.metadata.id) has no example that it flags")
      #expect(counts.contains(0), "\(rule.metadata.id) has no example that it passes over")
    }
  }

  @Test("identifiers are unique, in kebab case, and made of the name of the type")
  func identifiers() {
    let ids = RuleRegistry.rules.map { $0.metadata.id }
    #expect(Set(ids).count == ids.count)
    let names = RuleRegistry.rules.map { String(describing: $0) }
    #expect(names.map(kebabCase) == ids)
  }

  /// A name of a type as an identifier.
  private func kebabCase(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result += "-" }
      result += character.lowercased()
    }
    return result
  }
}
