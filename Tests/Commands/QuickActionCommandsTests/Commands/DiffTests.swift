// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@testable import QuickActionCommands

@Suite("diff")
struct DiffTests {
  private func golden(_ name: String, _ run: CommandRun) throws {
    let snapshot = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/diff/\(name)")
    try #expect(snapshot.mismatch(with: run.output) == nil)
  }

  @Test("a product manager reads what a range changes, in both languages", arguments: ["en", "ja"])
  func steps(language: String) throws {
    let repository = try DiffRepository()
    let run = CommandRun(
      ["diff", "v1..v5", "--path", "@", "--language", language], in: repository.folder)
    try golden("range-\(language).txt", run)
    #expect(run.exitCode == 1)
    #expect(run.errors == "")
    for step in 1...4 {
      let run = CommandRun(
        ["diff", "v\(step)..v\(step + 1)", "--path", "@", "--language", language],
        in: repository.folder)
      try golden("step-\(step)-\(language).txt", run)
    }
  }

  @Test("every format of validate reports the changes", arguments: DiffFormat.allCases)
  func formats(format: DiffFormat) throws {
    let repository = try DiffRepository()
    let run = CommandRun(
      ["diff", "v1..v2", "--path", "@", "--format", format.rawValue], in: repository.folder)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(format == .text || format == .html ? "Period" : "parameter-renamed"))
    if format == .json { try golden("step-1.json", run) }
    if format == .excerpts { try golden("step-1-excerpts.txt", run) }
  }

  @Test("what was only moved is harmless, and a history is compared step by step")
  func moves() throws {
    let repository = try DiffRepository()
    let moved = CommandRun(["diff", "v3..v4", "--path", "@"], in: repository.folder)
    #expect(moved.exitCode == 0, "\(moved.output)")
    let steps = CommandRun(["diff", "v1..v5", "--steps", "--path", "@"], in: repository.folder)
    #expect(steps.exitCode == 1)
    #expect(steps.output.components(separatedBy: "What changes for users' widgets").count == 4)
  }

  @Test("a commit that changes nothing, and one of other files, end no history")
  func emptyCommits() throws {
    let repository = try DiffRepository()
    let steps = CommandRun(["diff", "v1..v5", "--steps", "--path", "@"], in: repository.folder)
    let other = try DiffRepository(of: ScratchFolder())
    try repository.git("clone", "--quiet", repository.folder.path, other.folder.path("."))
    try other.git("checkout", "--quiet", "-B", "main", "v1")
    try other.git("commit", "--quiet", "--allow-empty", "--message", "nothing")
    try other.git("cherry-pick", "v2", "v3")
    try other.folder.write("text", to: "README")
    try other.git("add", "--all")
    try other.git("commit", "--quiet", "--message", "another file")
    try other.git("cherry-pick", "--allow-empty", "v4", "v5")
    let long = CommandRun(["diff", "v1..main", "--steps", "--path", "@"], in: other.folder)
    func sentences(_ run: CommandRun) -> [Substring] {
      run.output.split(separator: "\n").filter { $0.contains("✗ ") || $0.contains("? ") }
        .compactMap { $0.split(separator: "(").first }
    }
    #expect(sentences(long) == sentences(steps))
    #expect(sentences(steps).count > 3)
  }

  @Test("a revision is named by a text with dots and slashes, also in a range")
  func searchedRevisions() throws {
    let repository = try DiffRepository()
    try repository.git("commit", "--quiet", "--allow-empty", "--message", "from a/../b..c")
    let expected = CommandRun(["diff", "v1", "v5", "--path", "@"], in: repository.folder)
    for arguments in [["v1", "HEAD^{/a/../b..c}"], ["v1..HEAD^{/a/../b..c}"]] {
      let run = CommandRun(["diff"] + arguments + ["--path", "@"], in: repository.folder)
      #expect(run.errors == "")
      #expect(
        run.output.split(separator: "\n").last == expected.output.split(separator: "\n").last)
    }
  }

  @Test("a clone without the content of a file is said")
  func missingObject() throws {
    let repository = try DiffRepository()
    let objects = repository.folder.path(".git/objects")
    // The largest object is the definition.
    let files = try FileManager.default.subpathsOfDirectory(atPath: objects).filter {
      $0.split(separator: "/").count == 2
    }
    let sizes = try files.map { file in
      (
        try FileManager.default.attributesOfItem(atPath: objects + "/" + file)[.size] as? Int ?? 0,
        file
      )
    }
    let largest = try #require(sizes.max { $0.0 < $1.0 }).1
    try FileManager.default.removeItem(atPath: objects + "/" + largest)
    let run = CommandRun(["diff", "v1..v3", "--path", "@"], in: repository.folder)
    #expect(
      run.errors.hasPrefix("error: 'Widget.intentdefinition' of 'v3' is not in this clone"),
      "\(run.errors)")
    #expect(run.exitCode == 2)
  }

  @Test("the files as they are are compared with a revision, and with the default branch")
  func workingTree() throws {
    let repository = try DiffRepository()
    #expect(CommandRun(["diff", "--path", "@"], in: repository.folder).exitCode == 0)
    #expect(
      CommandRun(["diff", "--since", "v4", "--path", "@"], in: repository.folder).exitCode == 1)
    #expect(CommandRun(["diff", "v5", "--path", "@"], in: repository.folder).exitCode == 0)
    try repository.git("switch", "--quiet", "--create", "topic")
    try FileManager.default.removeItem(
      atPath: repository.folder.path("Widget/Widget.intentdefinition"))
    let run = CommandRun(["diff", "--path", "@"], in: repository.folder)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("'Choose account' is gone"))
  }

  @Test("two files and two folders are compared without a repository")
  func files() throws {
    let repository = try DiffRepository()
    let other = try ScratchFolder()
    let path = "Widget/Widget.intentdefinition"
    let text = try String(contentsOfFile: repository.folder.path(path), encoding: .utf8)
    try other.write(text.replacing("<integer>4</integer>", with: "<integer>9</integer>"), to: path)
    let files = CommandRun(["diff", repository.folder.path(path), other.path(path)])
    #expect(files.exitCode == 1)
    #expect(files.output.contains("'Show Title' may start again"))
    #expect(CommandRun(["diff", repository.folder.path, other.path]).exitCode == 1)
    #expect(CommandRun(["diff", other.path, other.path]).exitCode == 0)
  }

  @Test("an allowed change is a note until its last day")
  func allowances() throws {
    let repository = try DiffRepository()
    try repository.folder.write(
      """
      { "version": 1, "diff": { "kept-by": "tag", "allow": [
        { "rule": "enum-value-reindexed", "subject": "Period.month", "reason": "Nobody chose it", "until": "2026-06-30" }
      ] } }
      """, to: "quickaction.json")
    let arguments = ["diff", "v1..v2", "--path", "@", "--config", "@quickaction.json"]
    let before = CommandRun(
      arguments, in: repository.folder, environment: ["SOURCE_DATE_EPOCH": "1782000000"])
    #expect(before.exitCode == 0, "\(before.output)\(before.errors)")
    #expect(before.output.contains("(allowed until 2026-06-30: Nobody chose it)"))
    let after = CommandRun(
      arguments, in: repository.folder, environment: ["SOURCE_DATE_EPOCH": "1792000000"])
    #expect(after.exitCode == 1)
    let excerpts = CommandRun(
      arguments + ["--format", "excerpts"], in: repository.folder,
      environment: ["SOURCE_DATE_EPOCH": "1792000000"])
    #expect(excerpts.output.contains("this allowance ended on 2026-06-30"))
  }

  @Test("a saved choice is taken through both revisions, with the widget before and after")
  func choices() throws {
    let repository = try DiffRepository()
    try repository.folder.write(
      """
      { "version": 1, "intent": "ShowAccount",
        "parameters": { "account": "Savings", "period": "month", "showsTitle": true } }
      """, to: "choice.json")
    let run = CommandRun(
      ["diff", "v1..v2", "--path", "@", "--choices", "@choice.json"], in: repository.folder)
    #expect(run.output.contains("✓ Account: Savings"))
    #expect(run.output.contains("✗ Period: Month → starts again at Month"))
    let page = CommandRun(
      ["diff", "v1..v2", "--path", "@", "--format", "html", "--choices", "@choice.json"],
      in: repository.folder)
    #expect(page.output.components(separatedBy: "<img ").count == 3)
    try golden("choices.txt", run)
    #expect(run.errors == "")
  }

  @Test(
    "a definition that is broken in the old revision is compared as absent, in the new one it fails"
  )
  func broken() throws {
    let repository = try DiffRepository()
    let path = "Widget/Widget.intentdefinition"
    let text = try String(contentsOfFile: repository.folder.path(path), encoding: .utf8)
    try repository.folder.write("<plist", to: path)
    try repository.git("commit", "--all", "--quiet", "--message", "broken")
    try repository.git("tag", "broken")
    let failing = CommandRun(["diff", "v5..broken", "--path", "@"], in: repository.folder)
    #expect(failing.exitCode == 2)
    try repository.folder.write(text, to: path)
    let fixed = CommandRun(["diff", "broken", "--path", "@"], in: repository.folder)
    #expect(fixed.exitCode == 0, "\(fixed.errors)")
    #expect(fixed.errors.contains("it is compared as absent"))
  }

  @Test("of a file that is named and cannot be read nothing is called gone or new")
  func unreadFiles() throws {
    let repository = try DiffRepository()
    let text = try String(
      contentsOfFile: repository.folder.path("Widget/Widget.intentdefinition"), encoding: .utf8)
    try repository.folder.write(text, to: "Good.intentdefinition")
    try repository.folder.write(String(text.dropLast(40)), to: "Cut.intentdefinition")
    for pair in [["Good", "Cut"], ["Cut", "Good"]] {
      let run = CommandRun(
        ["diff"] + pair.map { repository.folder.path("\($0).intentdefinition") },
        in: repository.folder)
      #expect(run.exitCode == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("Cut.intentdefinition:"), "\(run.errors)")
    }
  }

  @Test("a definition that became two loses nothing")
  func split() throws {
    let repository = try DiffRepository()
    let path = "Widget/Widget.intentdefinition"
    let text = try String(contentsOfFile: repository.folder.path(path), encoding: .utf8)
    try repository.folder.write(
      text.replacing("ShowAccount", with: "Find").replacing("tItl01", with: "fInd01"), to: path)
    try repository.folder.write(text, to: "Widget/Account.intentdefinition")
    let run = CommandRun(["diff", "HEAD", "--path", "@"], in: repository.folder)
    #expect(!run.output.contains("✗"), "\(run.output)")
  }

  @Test(
    "what cannot be compared is said",
    arguments: [
      (["diff", "v9", "--path", "@"], "unknown revision or path 'v9'"),
      (["diff", "--since", "v1", "v2"], "'--since' takes the place of"),
      (["diff", "v1..v2", "v3"], "'v1..v2' has both ends already"),
      (["diff", "@", "@Widget", "--path", "@"], "'--path' is for revisions"),
      (["diff", "v1", "--steps", "--path", "@"], "'--steps' needs a range"),
      (["diff", "--language", "fr", "--path", "@"], "fr"),
      (["diff", "--select", "no-such-rule", "--path", "@"], "unknown rule 'no-such-rule'"),
    ])
  func badInput(arguments: [String], message: String) throws {
    let repository = try DiffRepository()
    let run = CommandRun(arguments, in: repository.folder)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.exitCode == 2)
    #expect(run.output == "")
  }

  @Test("an empty repository, a shallow one and a folder without one are said")
  func histories() throws {
    let empty = try ScratchFolder()
    #expect(
      CommandRun(["diff", "HEAD~1", "--path", "@"], in: empty).errors.contains(
        "is not in a git repository"))
    let repository = try DiffRepository()
    let clone = try ScratchFolder()
    try repository.git(
      "clone", "--quiet", "--depth", "1", "file://\(repository.folder.path)", clone.path("c"))
    #expect(
      CommandRun(["diff", "HEAD~1", "--path", "@c"], in: clone).errors.contains(
        "git fetch --unshallow"))
    let bare = try ScratchFolder()
    try repository.git("init", "--quiet", bare.path)
    #expect(
      CommandRun(["diff", "v1", "--path", "@"], in: bare).errors.contains("has no commit yet"))
  }

  @Test("before the first commit there is nothing that anybody could lose")
  func firstCommit() throws {
    let repository = try DiffRepository()
    let bare = try ScratchFolder()
    try repository.git("init", "--quiet", bare.path)
    let run = CommandRun(["diff", "HEAD", "--path", "@"], in: bare)
    #expect(
      run.errors == "note: the repository has no commit yet, so there is nothing to compare\n")
    #expect(run.exitCode == 0)
  }

  @Test(
    "what the configuration or git leaves out is left out of both revisions, also if it is tracked",
    arguments: [
      ("quickaction.json", "{ \"version\": 1, \"exclude\": [\"Vendor\"] }"),
      (".gitignore", "Vendor\n"),
      ("Vendor/.gitignore", "*.intentdefinition\n"),
    ])
  func exclusions(file: String, content: String) throws {
    let repository = try DiffRepository()
    let definition = """
      <plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key>\
      <string>Kept</string></dict></array></dict></plist>
      """
    try repository.folder.write(definition, to: "Vendor/Kept.intentdefinition")
    try repository.git("add", "--all", "--force")
    try repository.git("commit", "--quiet", "--message", "Vendor")
    let config =
      file == "quickaction.json" ? ["--config", repository.folder.path(file)] : []
    try repository.folder.write(content, to: file)
    for revisions in [["HEAD"], ["HEAD~1", "HEAD"], ["HEAD~1"]] {
      let run = CommandRun(["diff"] + revisions + ["--path", "@"] + config, in: repository.folder)
      #expect(!run.output.contains("Kept"), "\(run.output)")
    }
    let plain = CommandRun(["diff", "HEAD", "--path", "@"] + config, in: repository.folder)
    #expect(plain.exitCode == 0)
  }

  @Test("names with spaces, quotation marks, line breaks and other letters are read")
  func hostileNames() throws {
    let repository = try DiffRepository()
    let name = "Widget/odd \"name\"\n期間.intentdefinition"
    try repository.folder.write(
      "<plist version=\"1.0\"><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>Odd</string></dict></array></dict></plist>",
      to: name)
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--message", "odd")
    try FileManager.default.removeItem(atPath: repository.folder.path(name))
    let run = CommandRun(["diff", "HEAD", "--path", "@"], in: repository.folder)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("odd \"name\"␊期間.intentdefinition"), "\(run.output)")
  }
}
