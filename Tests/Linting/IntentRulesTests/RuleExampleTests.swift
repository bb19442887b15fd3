// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import IntentLint
import IntentValidation
import RuleTestSupport
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import IntentRules

/// An example of a rule, with a name to find it by.
private struct NamedExample: Sendable, CustomTestStringConvertible {
  let rule: any Rule.Type
  let number: Int

  /// What the rule finds in the example: looked for once, as a widget is drawn in hundreds of looks for it.
  let findings: ExampleFindings

  init(rule: any Rule.Type, number: Int) {
    self.rule = rule
    self.number = number
    findings = ExampleFindings(rule: rule, example: rule.examples[number])
  }

  var example: RuleExample { rule.examples[number] }
  var testDescription: String { "\(rule.metadata.id) \(number + 1)" }

  static let all = RuleSet.all.rules.flatMap { rule in
    rule.examples.indices.map { NamedExample(rule: rule, number: $0) }
  }
}

/// What a rule finds in an example, found when it is first asked for.
private final class ExampleFindings: Sendable {
  /// What was found.
  struct Found: Sendable {
    /// The places, as `path:offset`.
    var places: [String]
    /// How safe the fixes are.
    var safeties: Set<Fix.Safety>
  }

  private let rule: any Rule.Type
  private let example: RuleExample
  private let known = Mutex<Found?>(nil)

  init(rule: any Rule.Type, example: RuleExample) {
    self.rule = rule
    self.example = example
  }

  func found() throws -> Found {
    try known.withLock { known in
      if let known { return known }
      let folder = try ExampleFolder(example.files)
      defer { folder.remove() }
      let findings = folder.findings(of: rule)
      let found = Found(
        places: findings.map { "\(folder.path(of: $0.place)):\($0.place.range?.start ?? 0)" },
        safeties: Set(findings.flatMap(\.fixes).map(\.safety)))
      known = found
      return found
    }
  }
}

@Suite("The examples of the rules")
struct RuleExampleTests {
  @Test("a rule finds what its examples mark, and nothing else", arguments: NamedExample.all)
  fileprivate func findings(_ named: NamedExample) throws {
    let expected = named.example.files.flatMap { file in
      MarkedText(file.content).offsets.map { "\(file.path):\($0)" }
    }
    #expect(try named.findings.found().places.sorted() == expected.sorted())
  }

  @Test(
    "the fixes of a rule make of its examples what they say, and leave nothing to fix",
    arguments: NamedExample.all.filter { $0.example.fixed != nil })
  fileprivate func fixes(_ named: NamedExample) throws {
    let folder = try ExampleFolder(named.example.files)
    defer { folder.remove() }
    let file = try #require(named.example.files.first)
    let edits = folder.findings(of: named.rule)
      .compactMap { $0.fixes.first }
      .filter { folder.path(of: .init(file: $0.file)) == file.path }
      .flatMap(\.edits)
    let source = SourceFile(name: file.path, text: MarkedText(file.content).text)
    let fixed = String(decoding: try source.applying(edits), as: UTF8.self)
    #expect(fixed == named.example.fixed)
    let fixedFolder = try ExampleFolder(
      [.init(file.path, fixed)] + named.example.files.dropFirst())
    defer { fixedFolder.remove() }
    let left = fixedFolder.findings(of: named.rule).flatMap(\.fixes)
    #expect(left.isEmpty)
  }

  @Test("the fixes of a rule are as safe as its page says, and it has an example of one")
  func fixSafety() throws {
    let examples = Dictionary(grouping: NamedExample.all) { $0.rule.metadata.id }
    for rule in RuleSet.all.rules {
      let safeties = try (examples[rule.metadata.id] ?? [])
        .reduce(into: Set<Fix.Safety>()) { try $0.formUnion($1.findings.found().safeties) }
      #expect(safeties == Set([rule.metadata.fixSafety].compactMap(\.self)), "\(rule.metadata.id)")
      #expect(
        rule.metadata.fixSafety == nil || rule.examples.contains { $0.fixed != nil },
        "\(rule.metadata.id) has no example of a fix")
    }
  }

  @Test("a rule has an example that it flags and one that it passes over")
  func bothKinds() {
    for rule in RuleSet.all.rules {
      let counts = rule.examples.map { $0.findingCount }
      #expect(counts.contains { $0 > 0 }, "\(rule.metadata.id) has no example that it flags")
      #expect(counts.contains(0), "\(rule.metadata.id) has no example that it passes over")
    }
  }

  @Test("an example has no unknown key, except those of the rules about keys")
  func knownKeys() throws {
    let aboutKeys = ["unknown-key", "unused-suppression"]
    for named in NamedExample.all where !aboutKeys.contains(named.rule.metadata.id) {
      let folder = try ExampleFolder(named.example.files)
      defer { folder.remove() }
      let findings = folder.findings(of: UnknownKey.self).map(\.message.text)
      #expect(findings.isEmpty, "\(named.testDescription)")
    }
  }

  @Test("identifiers are unique, in kebab case, and made of the name of the type")
  func identifiers() {
    let ids = RuleSet.all.rules.map { $0.metadata.id }
    #expect(Set(ids).count == ids.count)
    let names = RuleSet.all.rules.map { String(describing: $0) }
    #expect(names.map(kebabCase) == ids)
  }

  /// A name of a type as an identifier; an acronym, such as `URL`, is one word.
  private func kebabCase(_ name: String) -> String {
    let characters = Array(name)
    var result = ""
    for (index, character) in characters.enumerated() {
      let beginsWord =
        character.isUppercase && index > 0
        && (characters[index - 1].isLowercase
          || index + 1 < characters.count && characters[index + 1].isLowercase)
      result += (beginsWord ? "-" : "") + character.lowercased()
    }
    return result
  }
}
