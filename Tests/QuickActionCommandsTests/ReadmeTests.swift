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
    let prompt = "$ swift run quickaction "
    let blocks = try page.blocks(in: "console")
    #expect(blocks.count == 2)
    for block in blocks {
      let line = try #require(block.split(separator: "\n").first)
      try #require(line.hasPrefix(prompt))
      let arguments = line.dropFirst(prompt.count).split(separator: " ").map(String.init)
      let catalog = Repository.root.appending(
        path: "IntentDefinitions/QuickActionWidget.actions.json")
      let result = CommandRun(arguments + [catalog.path])
      #expect(result.exitCode == 0)
      let shown = block.dropFirst(line.count + 1)
      if shown.hasSuffix("\n…\n") {
        #expect(result.output.hasPrefix(shown.dropLast(2)), "\(line) prints\n\(result.output)")
      } else {
        #expect(result.output == shown, "\(line) prints\n\(result.output)")
      }
    }
  }

  @Test("a readme's catalogue is valid for the sample's definition", arguments: Page.allCases)
  func catalog(on page: Page) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let definition = "IntentDefinitions/QuickActionWidget.intentdefinition"
    try Data(Repository.content(of: definition))
      .write(to: folder.appending(path: "Shop.intentdefinition"))
    let catalog = try #require(page.blocks(in: "json").first)
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
