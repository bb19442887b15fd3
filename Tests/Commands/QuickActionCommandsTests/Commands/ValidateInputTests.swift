// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import QuickActionCommands
import Synchronization
import TestSupport
import Testing

@Suite("Texts on standard input")
struct ValidateInputTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Self.definition(key: "tItLe1"), to: "W.intentdefinition")
    try folder.write("\"tItLe1\" = \"Konto\";\n", to: "de.lproj/W.strings")
  }

  private static func definition(key: String) -> String {
    """
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Show</string>
    <key>INIntentTitle</key><string>Show Account</string>
    <key>INIntentTitleID</key><string>\(key)</string>
    </dict></array></dict></plist>

    """
  }

  /// Validates a text in place of a file of the folder.
  private func validate(
    _ content: [UInt8], as name: String, _ arguments: String..., path: String = "-"
  ) -> (output: String, errors: String, code: Int32) {
    let written = Mutex((output: "", errors: ""))
    var console = Console.process
    console.writeOutput = { bytes in
      written.withLock { $0.output += String(decoding: bytes, as: UTF8.self) }
    }
    console.writeError = { text in written.withLock { $0.errors += text } }
    (console.isInputTerminal, console.isOutputTerminal, console.isErrorTerminal) = (
      false, false, false
    )
    console.environment = [:]
    console.readInput = { content }
    console.arguments =
      ["validate", path, "--stdin-filename", folder.path(name)] + arguments
    let code = CommandLineTool.run(console)
    return written.withLock { ($0.output, $0.errors, code) }
  }

  @Test(
    "a merge conflict is reported at its first mark, in UTF-8 and UTF-16 and in every format",
    arguments: [
      ("text", "error[unresolved-merge-conflict]: unresolved merge conflict; keep one"),
      ("xcode", "de.lproj/W.strings:2:1: error: unresolved merge conflict; keep one"),
      ("github", "line=2,endLine=2,col=1,endColumn=12,"), ("json", "\"line\": 2,"),
      ("gitlab", "\"begin\": 2"),
      ("junit", "line=\"2\""), ("checkstyle", "<error line=\"2\""), ("sarif", "\"startLine\": 2"),
    ])
  func conflict(format: String, words: String) {
    let text =
      "\"tItLe1\" = \"Konto\";\n<<<<<<< HEAD\n\"a\" = \"1\";\n=======\n\"a\" = \"2\";\n>>>>>>> feature\n"
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for content in [Array(text.utf8), wide] {
      let run = validate(content, as: "de.lproj/W.strings", "--format", format)
      #expect(run.output.contains(words), "\(run.output)")
      #expect(run.output.contains("unresolved merge conflict"))
      #expect(run.code == 2)
    }
  }

  @Test("a table alone is compared in the language of the catalog beside its definition")
  func tableOfCatalog() throws {
    try folder.write(
      #"{"version": 1, "intent": "Show", "parameter": "p", "developmentLanguage": "ja", "widget": {"kind": "K", "families": ["systemMedium"]}, "destinations": []}"#,
      to: "W.actions.json")
    try folder.write("\n", to: "en.lproj/W.strings")
    let run = validate(Array("\n".utf8), as: "en.lproj/W.strings")
    #expect(run.output.contains("warning[missing-translation]: 1 of 1 texts has no translation"))
    let named = CommandRun(["validate", folder.path("en.lproj/W.strings")])
    #expect(named.output.contains("warning[missing-translation]: 1 of 1 texts has no translation"))
  }

  @Test("without a project, the rules about targets of App Intents are named once")
  func targets() {
    let intents = "import AppIntents\nstruct A: AppIntent {}\n"
    #expect(
      validate(Array(intents.utf8), as: "A.swift").errors.contains(
        "no Xcode project says which targets have the App Intents, so 'intent-in-one-target' and"))
    try? folder.write("name: X\ntargets: [oops\n", to: "project.yml")
    try? folder.write(intents, to: "A.swift")
    let run = CommandRun(["validate", folder.path])
    #expect(run.errors.contains("find nothing ('"), "\(run.errors)")
    #expect(run.errors.contains("project.yml', line "), "\(run.errors)")
    let views = "import SwiftUI\n"
    #expect(!validate(Array(views.utf8), as: "A.swift").errors.contains("no Xcode project"))
  }

  @Test(
    "the name says what the text is, and its neighbors are those of the name",
    arguments: ["-", "/dev/stdin"])
  func neighbors(path: String) {
    let changed = validate(
      Array(Self.definition(key: "nEw001").utf8), as: "W.intentdefinition", "--select",
      "localization",
      path: path)
    #expect(changed.output.contains("'Konto' (tItLe1)"))
    let table = validate(Array("\"tItLe1\" = \"Konto\"".utf8), as: "de.lproj/W.strings")
    #expect(table.output.contains("de.lproj/W.strings:1:"))
    let catalog = validate(Array("{".utf8), as: "W.actions.json")
    #expect(catalog.output.contains("error[invalid-property-list]"))
    #expect(catalog.code == 2)
  }

  @Test("the file of the name need not be there, and is not changed")
  func unsaved() throws {
    let text = Self.definition(key: "tItLe1")
    #expect(validate(Array(text.utf8), as: "New.intentdefinition").output.hasSuffix("\n"))
    #expect(folder.text(of: "New.intentdefinition") == nil)
    let diff = validate(Array(text.utf8), as: "W.intentdefinition", "--diff")
    #expect(diff.output.contains("+++ b/") && diff.code == 1)
    #expect(folder.text(of: "W.intentdefinition") == text)
  }

  @Test("a text in UTF-16 is read, one that breaks its encoding is not")
  func encodings() {
    let text = Self.definition(key: "tItLe1")
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    #expect(validate(wide, as: "W.intentdefinition", "--ignore", "property-list").code == 0)
    let broken = validate([0x3C, 0xFF], as: "W.intentdefinition")
    #expect(broken.code == 2)
    #expect(broken.errors.contains("W.intentdefinition") && broken.output == "")
  }

  @Test("the configuration is that of the name")
  func configuration() throws {
    try folder.write(#"{"ignore": ["localization"]}"#, to: "quickaction.json")
    let run = validate(Array(Self.definition(key: "nEw001").utf8), as: "W.intentdefinition")
    #expect(!run.output.contains("tItLe1"))
  }

  @Test(
    "what makes no sense together is refused",
    arguments: [
      (["-"], "'-' requires '--stdin-filename NAME'"),
      (["/dev/stdin"], "'/dev/stdin' requires '--stdin-filename NAME'"),
      (["-", "a", "--stdin-filename", "b"], "'-' must be the only path"),
      (["a", "--stdin-filename", "b"], "'--stdin-filename' requires the path '-'"),
      (["-", "--stdin-filename", ""], "the name for '--stdin-filename' is empty"),
      (["-", "--stdin-filename", "b", "--fix"], "'--fix' changes files, and '-' is none"),
      (["-", "--stdin-filename", "b", "--watch"], "'--watch' waits for changes of files"),
      (["--watch", "--fix"], "'--watch' reports alone"),
      (["--exit-zero", "--fail-on", "note"], "'--exit-zero' and '--fail-on' exclude each other"),
      (
        ["--baseline", "b", "--no-baseline"], "'--baseline' and '--no-baseline' exclude each other"
      ),
    ])
  func refusals(arguments: [String], sentence: String) {
    let run = CommandRun(["validate"] + arguments)
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(run.exitCode == 2 && run.output == "")
  }
}
