// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

/// Which files of a repository are compared, and which contents are asked for.
@Suite("diff of a part of a repository")
struct DiffScopeTests {
  @Test("a partial clone is compared with what it has, also if other files were moved and changed")
  func partialClone() throws {
    let repository = try GitFolder()
    let definition = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string></dict></array></dict></plist>

      """
    let numbers = (0..<500).map { "\($0)\n" }.joined()
    try repository.commit(["A/W.intentdefinition": definition, "one.bin": numbers], tag: "v1")
    try repository.commit(
      ["B/W.intentdefinition": definition + "<!-- new -->\n", "two.bin": numbers + "new\n"],
      removing: ["A/W.intentdefinition", "one.bin"], tag: "v2")
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = GitFolder(of: try ScratchFolder())
    try clone.git(
      "clone", "--quiet", "--no-checkout", "--filter=blob:none",
      "file://" + repository.folder.path, clone.folder.path(""))
    for path in ["v1:A/W.intentdefinition", "v2:B/W.intentdefinition"] {
      try clone.git("cat-file", "-e", path)
    }
    try clone.git("remote", "set-url", "origin", "file:///nowhere")
    let run = CommandRun(["diff", "v1..v2", "--path", "@"], in: clone.folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("1 definition compared"))
    #expect(!run.output.contains("Lost"))
  }

  @Test("a Swift file that is not in a partial clone is named, and the rest is compared")
  func missingSwift() throws {
    let definition = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string></dict></array></dict></plist>

      """
    func widget(_ kind: String) -> String {
      """
      struct W: Widget { var body: some WidgetConfiguration {
        IntentConfiguration(kind: "\(kind)", intent: ShowIntent.self, provider: P()) { V($0) } } }

      """
    }
    let repository = try GitFolder()
    try repository.commit(
      ["W.intentdefinition": definition, "A.swift": widget("A"), "B.swift": widget("B")], tag: "v1")
    try repository.commit(["A.swift": widget("A2"), "B.swift": widget("B2")], tag: "v2")
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = GitFolder(of: try ScratchFolder())
    try clone.git(
      "clone", "--quiet", "--filter=blob:none", "file://" + repository.folder.path,
      clone.folder.path(""))
    try clone.git("cat-file", "-e", "v1:B.swift")
    try clone.git("remote", "set-url", "origin", "file:///nowhere")
    for arguments in [["v1..v2"], ["v1"]] {
      let run = CommandRun(["diff"] + arguments + ["--path", "@"], in: clone.folder)
      #expect(
        run.errors.contains("note: the Swift file 'A.swift' is not in this clone"), "\(run.errors)")
      // The other one has another kind, which is a loss.
      #expect(run.output.contains("B2"), "\(run.output)")
      #expect(!run.output.contains("A2"))
      #expect(run.exitCode == 1)
    }
  }

  @Test("a definition that is not in a partial clone is named")
  func missingDefinition() throws {
    let repository = try GitFolder()
    try repository.commit(["W.intentdefinition": "<plist/>", "a.txt": "a"], tag: "v1")
    try repository.commit(["W.intentdefinition": "<plist></plist>"], tag: "v2")
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = GitFolder(of: try ScratchFolder())
    try clone.git(
      "clone", "--quiet", "--filter=blob:none", "file://" + repository.folder.path,
      clone.folder.path(""))
    try clone.git("remote", "set-url", "origin", "file:///nowhere")
    let run = CommandRun(["diff", "v1..v2", "--path", "@"], in: clone.folder)
    #expect(
      run.errors.hasPrefix("error: 'W.intentdefinition' of 'v1' is not in this clone"),
      "\(run.errors)")
    #expect(run.exitCode == 2)
  }

  @Test(
    "whoever names what is left out otherwise compares it in both revisions",
    arguments: ["Vendor", "Vendor/W.intentdefinition", "Ignored", "Pods", "Pods/X", "App"])
  func namedFolder(path: String) throws {
    let repository = try GitFolder()
    let definition = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string></dict></array></dict></plist>
      """
    for folder in ["Vendor", "Ignored", "Pods/X", "App"] {
      try repository.folder.write(definition, to: folder + "/W.intentdefinition")
      try repository.folder.write(
        """
        struct W: Widget { var body: some WidgetConfiguration {
          IntentConfiguration(kind: "\(folder)", intent: ShowIntent.self, provider: P()) { V($0) } } }
        """, to: folder + "/W.swift")
    }
    try repository.commit([:])
    try repository.commit([
      "quickaction.json": "{ \"version\": 1, \"exclude\": [\"Vendor\"] }",
      ".gitignore": "Ignored\n",
    ])
    let named = CommandRun(["diff", "HEAD", "--path", "@" + path], in: repository.folder)
    #expect(named.exitCode == 0, "\(named.output)\(named.errors)")
    #expect(named.output.hasSuffix("1 definition compared: no change.\n"), "\(named.output)")
    try repository.folder.write(
      definition.replacing("Show", with: "Find"),
      to: (path.hasSuffix("n") ? FilePath(path).folder.text : path == "Pods" ? "Pods/X" : path)
        + "/W.intentdefinition")
    let changed = CommandRun(["diff", "HEAD", "--path", "@" + path], in: repository.folder)
    #expect(changed.exitCode == 1)
  }

  @Test(
    "what has a merge conflict is neither gone nor changed",
    arguments: ["W.intentdefinition", "de.lproj/W.strings"])
  func conflict(file: String) throws {
    let repository = try GitFolder()
    try repository.commit([
      "W.intentdefinition": """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string><key>INIntentTitle</key><string>Show</string>
      <key>INIntentTitleID</key><string>aBcDeF</string></dict></array></dict></plist>

      """,
      "de.lproj/W.strings": "\"aBcDeF\" = \"Zeigen\";\n",
      "Other.intentdefinition": """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Other</string></dict></array></dict></plist>

      """,
    ])
    let text = repository.folder.text(of: file) ?? ""
    try repository.folder.write("<<<<<<< HEAD\n=======\n>>>>>>> feature\n" + text, to: file)
    let run = CommandRun(["diff", "HEAD", "--path", "@"], in: repository.folder)
    #expect(run.exitCode == 2)
    #expect((run.output + run.errors).contains("unresolved merge conflict"))
    #expect(run.output.contains("no change"), "\(run.output)\(run.errors)")
  }
}
