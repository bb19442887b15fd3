// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What the two readmes show is what the commands do.
@Suite struct ReadmeTests {
  /// A language of the readme.
  enum Page: String, CaseIterable, Sendable {
    case english = "README.md"
    case japanese = "README.ja.md"

    func text() throws -> String {
      String(decoding: try Repository.content(of: rawValue), as: UTF8.self)
    }

    /// The contents of the blocks of code in a language.
    func blocks(in language: String) throws -> [String] {
      try text().components(separatedBy: "```\(language)\n").dropFirst()
        .map { $0.components(separatedBy: "```").first ?? "" }
    }
  }

  @Test("a readme shows what the commands print", arguments: Page.allCases)
  func transcripts(on page: Page) throws {
    var text = try page.text()
    let blocks = try page.blocks(in: "console")
    #expect(blocks.count == 2)
    for block in blocks {
      text = try text.replacing(block, with: Self.run(block))
    }
    #expect(try Snapshot(page.rawValue).mismatch(with: text) == nil)
  }

  @Test("a readme fits on three screens", arguments: Page.allCases)
  func length(of page: Page) throws {
    #expect(try page.text().split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test("the two commands of a readme come first, and CI runs the second", arguments: Page.allCases)
  func firstCommands(on page: Page) throws {
    #expect(try page.blocks(in: "sh").first == "swift run quickaction export\nswift test\n")
    let script = String(decoding: try Repository.content(of: ".ci/run"), as: UTF8.self)
    #expect(script.contains("\n$limit swift test "))
  }

  @Test("a readme shows the mail, and findings in its words", arguments: Page.allCases)
  func mail(on page: Page) throws {
    let block = try #require(page.blocks(in: "console").last)
    let parts = block.components(separatedBy: "\n$ quickaction validate ")
    try #require(parts.count == 2)
    let mail = parts[0].matches(of: /ITMS-90626: Invalid Siri Support - (Localized .+)/)
    let findings = parts[1].matches(of: /: (Localized .+)/)
    #expect(mail.map(\.1) == findings.map(\.1))
    #expect(mail.count == 2)
  }

  /// A block with what its command prints now, and no more lines of it than were shown.
  private static func run(_ block: String) throws -> String {
    let prompt = "$ quickaction "
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    let command = try #require(lines.firstIndex { $0.hasPrefix(prompt) })
    var arguments = lines[command].dropFirst(prompt.count).split(separator: " ").map(String.init)
    // The tests run in no certain folder.
    let root = Repository.root.path + "/"
    arguments = arguments.map { $0.hasPrefix("Examples/") ? root + $0 : $0 }
    if arguments.first != "validate" {
      arguments.append(root + "IntentDefinitions/QuickActionWidget.actions.json")
    }
    let result = CommandRun(arguments)
    #expect(result.exitCode == 0)
    var output = result.output.replacing(root, with: "")
    if lines.dropLast().last == "…" {
      let shown = output.split(separator: "\n").prefix(lines.count - command - 3)
      output = shown.joined(separator: "\n") + "\n…\n"
    }
    return lines[...command].joined(separator: "\n") + "\n" + output
  }

  @Test(
    "the catalog of the page on catalogs is valid for the sample's definition",
    arguments: ["Catalogs.md", "Catalogs.ja.md"])
  func catalog(on page: String) throws {
    let text = String(decoding: try Repository.content(of: "Documentation/\(page)"), as: UTF8.self)
    let block = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let definition = "IntentDefinitions/QuickActionWidget.intentdefinition"
    try Data(Repository.content(of: definition))
      .write(to: folder.appending(path: "Shop.intentdefinition"))
    let catalog = try #require(block.components(separatedBy: "```").first)
    try Data(catalog.utf8).write(to: folder.appending(path: "Shop.actions.json"))
    let result = CommandRun(["validate", folder.path, "--fail-on", "note"])
    #expect(result.exitCode == 0, "\(result.output)")
    #expect(result.output == "2 files checked: no findings\n")
  }

  @Test("a readme links to files that there are", arguments: Page.allCases)
  func links(on page: Page) throws {
    let links = try page.text().matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
    #expect(links.count > 5)
    for link in links {
      let file = Repository.root.appending(path: link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
  }

  @Test("both readmes give the same commands")
  func commands() throws {
    let commands = try Page.allCases.map { page in
      try page.blocks(in: "sh").joined().split(separator: "\n").map { line in
        line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      }
      .filter { !$0.isEmpty }
    }
    #expect(commands.first == commands.last)
    #expect(commands.first?.isEmpty == false)
  }
}
