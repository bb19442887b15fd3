// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite("The command rules")
struct RulesCommandTests {
  private func run(_ arguments: String...) throws -> (
    output: String, errors: String, exitCode: Int32
  ) {
    try BrokenProject().run(["rules"] + arguments)
  }

  @Test("all rules are listed by family, and those of a family alone")
  func list() throws {
    let all = try run()
    #expect(all.exitCode == 0)
    #expect(all.output.contains("Tags, indexes and order (numbers)\n  "))
    #expect(all.output.contains("\n  duplicate-parameter-tag  "))
    let family = try run("numbers")
    #expect(family.output.hasPrefix("Tags, indexes and order (numbers)\n"))
    #expect(family.output.contains("\n  duplicate-parameter-tag  "))
    let headings = family.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(headings.count == 1)
  }

  @Test("each rule that is listed has a page in the documentation, and each page a rule")
  func documented() throws {
    struct List: Decodable {
      struct Rule: Decodable {
        var id: String
      }
      var rules: [Rule]
    }
    let list = try JSONDecoder().decode(List.self, from: Data(run("--format", "json").output.utf8))
    let folder = Repository.root.appending(path: "Documentation/Rules")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 != "README.md" }
    #expect(list.rules.map { "\($0.id).md" }.sorted() == pages.sorted())
  }

  @Test("a rule is explained by its page")
  func page() throws {
    let page = try run("duplicate-parameter-tag")
    #expect(page.exitCode == 0)
    #expect(page.output.hasPrefix("duplicate-parameter-tag\n\nTwo parameters of an intent"))
    #expect(page.output.contains("\nWhy it matters\n") && page.output.contains("\nReported\n"))
  }

  @Test("lists and pages are JSON too")
  func json() throws {
    struct List: Decodable {
      struct Rule: Decodable {
        var id: String
        var severity: String
      }
      var version: Int
      var rules: [Rule]
    }
    struct Page: Decodable {
      struct Rule: Decodable {
        var id: String
        var why: String
      }
      var rule: Rule
    }
    let list = try JSONDecoder().decode(List.self, from: Data(run("--format", "json").output.utf8))
    #expect(list.version == 1)
    #expect(list.rules.contains { $0.id == "duplicate-parameter-tag" && $0.severity == "error" })
    let output = try run("duplicate-parameter-tag", "--format", "json").output
    let page = try JSONDecoder().decode(Page.self, from: Data(output.utf8))
    #expect(page.rule.id == "duplicate-parameter-tag" && !page.rule.why.isEmpty)
  }

  @Test("a rule that is unknown is wrong usage")
  func unknown() throws {
    let result = try run("duplicate-parameter-tga")
    #expect(result.exitCode == 2)
    #expect(result.errors.hasSuffix("; did you mean 'duplicate-parameter-tag'?\n"))
  }
}
