// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// A small project that does what a real one did, with commands to run in it: a file of this folder's `RealProjects`.
///
/// The file begins with a few words on it and the commands, each on a line behind a dollar sign; `@` stands for the project's
/// folder, and `show` writes a file out. Then come the project's files, each behind a line with its path between two hyphens.
struct RealProject: Sendable, CustomTestStringConvertible {
  /// The name.
  let name: String

  private let commands: [[String]]
  private let files: [(path: String, text: String)]

  var testDescription: String { name }

  private static let location = "Tests/Commands/QuickActionCommandsTests/RealProjects"

  /// The projects, by name.
  static let all: [RealProject] = {
    let folder = Repository.root.appending(path: location)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") && !$0.hasSuffix(".report.txt") }.sorted()
      .compactMap { name in
        let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return text.map { RealProject(String(name.dropLast(4)), $0) }
      }
  }()

  /// What the commands are expected to write.
  var report: Snapshot { Snapshot("\(Self.location)/\(name).report.txt") }

  private init(_ name: String, _ text: String) {
    self.name = name
    var commands: [[String]] = []
    var files: [(path: String, text: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        files.append((String(line.dropFirst(3).dropLast(3)), ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      } else if line.hasPrefix("$ ") {
        commands.append(line.dropFirst(2).split(separator: " ").map(String.init))
      }
    }
    self.commands = commands
    self.files = files
  }

  /// Runs the commands, one after the other, in a folder with the project; gives what they wrote, and the codes that they
  /// ended with.
  func transcript() throws -> String {
    let folder = try ScratchFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    return commands.map { command in
      let heading = "$ " + command.joined(separator: " ") + "\n"
      if command.first == "show" { return heading + (folder.text(of: command[1]) ?? "") }
      let run = CommandRun(command, in: folder)
      return heading + run.output + run.errors + "exit code \(run.exitCode)\n"
    }
    .joined(separator: "\n")
  }
}
