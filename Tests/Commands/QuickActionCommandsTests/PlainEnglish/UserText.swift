// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport

/// Text that a user can read, with the line that it is from.
struct UserText {
  /// The file, as a path in the repository.
  let file: String

  /// The line, counted from 1.
  let number: Int

  /// The text.
  let text: String

  /// Every string literal of the sources, every interface text in English, and every line of the pages.
  static func all() throws -> [UserText] {
    try files(in: "Sources", withExtension: "swift").flatMap { literals(of: $0.text, in: $0.name) }
      + files(in: "Localization/en.lproj", withExtension: "strings")
      .flatMap { literals(of: $0.text, in: $0.name) }
      + (files(in: "Documentation", withExtension: "md")
      + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map { name in
        (name, String(decoding: try Repository.content(of: name), as: UTF8.self))
      })
      .flatMap { prose(of: $0.text, in: $0.name) }
  }

  private static func files(
    in folder: String, withExtension pathExtension: String
  ) throws -> [(name: String, text: String)] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix("." + pathExtension) }.sorted().map { name in
      let path = "\(folder)/\(name)"
      return (path, String(decoding: try Repository.content(of: path), as: UTF8.self))
    }
  }

  /// The literals of code that have words, and not only a name: a line of a literal of several lines is one of them.
  private static func literals(of text: String, in file: String) -> [UserText] {
    var isInside = false
    var result: [UserText] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.contains("\"\"\"") {
        isInside.toggle()
        continue
      }
      if isInside {
        result.append(UserText(file: file, number: index + 1, text: String(line)))
      } else if !line.drop(while: \.isWhitespace).hasPrefix("//"), line.contains("\"") {
        result += quoted(in: line).filter { $0.contains(" ") }
          .map { UserText(file: file, number: index + 1, text: $0) }
      }
    }
    return result
  }

  /// What is between the quotation marks of a line.
  private static func quoted(in line: Substring) -> [String] {
    var result: [String] = []
    var literal: String?
    var isEscaped = false
    for character in line {
      guard let current = literal else {
        if character == "\"" { literal = "" }
        continue
      }
      if character == "\"", !isEscaped {
        result.append(current)
        literal = nil
      } else {
        literal = current + String(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }

  /// The lines of a page without its code.
  private static func prose(of text: String, in file: String) -> [UserText] {
    var isCode = false
    var result: [UserText] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      // Every other part is between backticks.
      let words = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "x" }
      result.append(UserText(file: file, number: index + 1, text: words.joined()))
    }
    return result
  }
}
