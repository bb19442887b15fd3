// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Foundation
import QuickActionCommands
import Synchronization

/// A folder with a definition that is wrong in two places, and what commands say about it.
final class BrokenProject {
  /// The absolute path of the folder, without links.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
    try write(Self.definition(extra: ""), to: "Wid get/W.intentdefinition")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A definition whose parameters share a tag, and have names that try to be more than names.
  static func definition(extra: String) -> String {
    let parameters = ["first", "a&#10;::error::x", "b]]&gt;&lt;c&gt;"].map { name in
      """
      <dict>
      <key>INIntentParameterName</key><string>\(name)</string>
      <key>INIntentParameterTag</key><integer>1</integer>
      <key>INIntentParameterType</key><string>String</string>
      </dict>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>\(extra)
      <key>INIntentParameters</key><array>
      \(parameters.joined(separator: "\n"))
      </array></dict></array></dict></plist>

      """
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func bytes(of file: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: "\(path)/\(file)")))
  }

  /// Validates the folder for one rule; an `@` in an argument stands for the folder, and in what is written for it, too.
  func validate(_ arguments: String...) -> (output: String, errors: String, exitCode: Int32) {
    let rule = arguments.contains("--select") ? [] : ["--select", "duplicate-parameter-tag"]
    return run(["validate", "@"] + rule + arguments)
  }

  func run(_ arguments: [String]) -> (output: String, errors: String, exitCode: Int32) {
    let output = Mutex("")
    let errors = Mutex("")
    var console = Console.process
    console.writeOutput = { bytes in
      output.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    console.writeError = { text in errors.withLock { $0 += text } }
    (console.isInputTerminal, console.isOutputTerminal, console.isErrorTerminal) = (
      false, false, false
    )
    console.width = 80
    console.environment = [:]
    console.arguments = arguments.map { $0.replacing("@", with: path) }
    let exitCode = CommandLineTool.run(console)
    func shown(_ text: borrowing Mutex<String>) -> String {
      text.withLock { $0.replacing(path, with: "@") }
    }
    return (shown(output), shown(errors), exitCode)
  }
}
