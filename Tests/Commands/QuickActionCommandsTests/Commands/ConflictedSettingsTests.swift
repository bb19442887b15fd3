// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@Suite("Merge conflicts in files that say how to check")
struct ConflictedSettingsTests {
  private let folder: ScratchFolder

  private static let conflict =
    "{\n<<<<<<< HEAD\n\"ignore\": [\"names\"]\n=======\n>>>>>>> feature\n}\n"
  private static let table = "\"gone\" = \"Weg\";\n"

  /// How each format says where the first mark is.
  private static let places = [
    ("text", "quickaction.json:2:1\n"), ("grouped", "  2:1  error[unresolved-merge-conflict]"),
    ("xcode", "quickaction.json:2:1: error: unresolved merge conflict"),
    ("github", "line=2,endLine=2,col=1,endColumn=12,"), ("json", "\"line\": 2,"),
    ("gitlab", "\"begin\": 2"), ("junit", "line=\"2\""),
    ("checkstyle", "<error line=\"2\" column=\"1\""), ("sarif", "\"startLine\": 2"),
    ("rdjson", "\"line\": 2,"),
  ]

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      </dict></array></dict></plist>

      """, to: "W.intentdefinition")
    try folder.write(Self.table, to: "de.lproj/W.strings")
    try folder.write(Self.conflict, to: "quickaction.json")
  }

  @Test("the conflict is the report, in every format, and nothing is fixed", arguments: places)
  func report(format: String, words: String) {
    for arguments in [
      ["validate"], ["validate", "--fix", "--unsafe-fixes"], ["migrate", "--check"],
    ] {
      let run = CommandRun(arguments + ["--format", format, "@"], in: folder)
      #expect(run.output.contains(words), "\(arguments): \(run.output)")
      #expect(run.output.contains("unresolved merge conflict"))
      #expect(run.errors.isEmpty)
      #expect(run.exitCode == 2)
    }
    #expect(folder.text(of: "quickaction.json") == Self.conflict)
    #expect(folder.text(of: "de.lproj/W.strings") == Self.table)
  }

  @Test("'diff' and a baseline report it, too")
  func others() throws {
    let words = "file=quickaction.json,line=2,endLine=2,col=1,endColumn=12,"
    let diff = CommandRun(
      [
        "diff", "@W.intentdefinition", "@W.intentdefinition", "--config", "@quickaction.json",
        "--format", "github",
      ], in: folder)
    #expect(diff.output.contains(words))
    #expect(diff.exitCode == 2)
    try folder.write("{\"version\": 1}", to: "other.json")
    let baseline = CommandRun(
      [
        "validate", "@", "--config", "@other.json", "--baseline", "@quickaction.json",
        "--format", "github",
      ], in: folder)
    #expect(baseline.output.contains(words))
    #expect(baseline.exitCode == 2)
  }

  @Test(
    "a command with another result shows it among the errors",
    arguments: [["--show-config"], ["--diff"], ["--show-config", "--format", "json"]])
  func error(options: [String]) {
    let run = CommandRun(["validate", "@"] + options, in: folder)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error[unresolved-merge-conflict]: unresolved merge conflict;"))
    #expect(run.exitCode == 2)
  }
}
