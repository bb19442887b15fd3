// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import QuickActionCommands

/// The commands that pages show can be typed: their options are options of the commands.
@Suite struct PageCommandsTests {
  @Test("a command of a page has options that there are")
  func options() throws {
    let commands = try Self.pages.flatMap { try Self.commands(on: $0) }
    #expect(commands.count > 150)
    for (page, words) in commands {
      do {
        _ = try QuickActionCommand.parseAsRoot(words)
      } catch {
        // What is left out, as in the name of a command, is no mistake of a page.
        let message = QuickActionCommand.fullMessage(for: error)
        let isWrong = ["Unknown option", "nexpected argument", "Invalid value", "is invalid for"]
          .contains { message.contains($0) }
        #expect(!isWrong, "\(page): quickaction \(words.joined(separator: " "))\n\(message)")
      }
    }
  }

  private static var pages: [String] {
    get throws {
      let folders = ["Documentation", "Packaging", "Sources"]
      let found = try folders.flatMap { folder in
        try FileManager.default.subpathsOfDirectory(
          atPath: Repository.root.appending(path: folder).path
        ).map { "\(folder)/\($0)" }
      }
      return found.filter { $0.hasSuffix(".md") }.sorted()
        + ["README.md", "README.ja.md", "CONTRIBUTING.md", "SECURITY.md"]
    }
  }

  /// The words of each command on a page: in blocks of code, and between backticks.
  private static func commands(on page: String) throws -> [(page: String, words: [String])] {
    let text = String(decoding: try Repository.content(of: page), as: UTF8.self)
      .replacing("\\\n", with: " ")
    var isCode = false
    var candidates: [Substring] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        candidates.append(line)
      } else {
        candidates += line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      }
    }
    return candidates.compactMap { line in
      let pattern =
        #/^\s*(?:\$ )?(?:(?:npx|uvx|swift run|exec) |\S*/)?quickaction (?<rest>[a-z].*)$/#
      guard let rest = line.firstMatch(of: pattern)?.rest,
        !rest.contains(where: { "…[{<".contains($0) })
      else { return nil }
      let words = shellWords(of: rest)
      return QuickActionCommand.names.contains(words.first ?? "") ? (page, words) : nil
    }
  }

  /// The words of a command up to what the shell does with the rest of the line.
  private static func shellWords(of text: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      switch character {
      case "'", "\"":
        if quote == nil {
          quote = character
          word = word ?? ""
        } else if quote == character {
          quote = nil
        } else {
          word?.append(character)
        }
      case " " where quote == nil:
        if let word { words.append(word) }
        word = nil
      case "#" where quote == nil && word == nil, "|" where quote == nil, ">" where quote == nil,
        "&" where quote == nil, ";" where quote == nil:
        return word.map { words + [$0] } ?? words
      default: word = (word ?? "") + String(character)
      }
    }
    return word.map { words + [$0] } ?? words
  }
}
