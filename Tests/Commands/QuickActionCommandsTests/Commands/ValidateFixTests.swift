// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@Suite("Repairs by validate")
struct ValidateFixTests {
  private static let file = "Wid get/W.intentdefinition"

  /// A project whose only fault has a safe fix: a space in the key of a combination.
  private func project() throws -> (project: BrokenProject, text: String) {
    let project = try BrokenProject()
    let text = """
      \u{FEFF}<plist version="1.0"><dict><key>INIntents</key><array><dict>
      \t<key>INIntentName</key><string>Show</string>
      \t<key>INIntentParameterCombinations</key><dict>
      \t<key>a, b</key><dict/>
      \t</dict>
      \t<key>INIntentParameters</key><array>
      \t<dict><key>INIntentParameterName</key><string>a</string></dict>
      \t<dict><key>INIntentParameterName</key><string>b</string></dict>
      \t</array>
      </dict></array></dict></plist>

      """
    try project.write(text, to: Self.file)
    return (project, text)
  }

  @Test("a repair changes what is wrong and nothing else, and a second one changes nothing")
  func fix() throws {
    let (project, text) = try project()
    let first = project.validate("--select", "spaced-combination-key", "--fix")
    #expect(first.exitCode == 0)
    #expect(first.output == "1 file checked: no findings\n")
    #expect(first.errors == "note: applied 1 fix to 1 file\n")
    let repaired = text.replacing("a, b", with: "a,b")
    #expect(try project.bytes(of: Self.file) == Array(repaired.utf8))
    let second = project.validate("--select", "spaced-combination-key", "--fix")
    #expect(second.exitCode == 0 && second.errors.isEmpty)
    #expect(try project.bytes(of: Self.file) == Array(repaired.utf8))
  }

  @Test("a difference is shown, and nothing is changed")
  func diff() throws {
    let (project, text) = try project()
    let result = project.validate("--select", "spaced-combination-key", "--diff")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("\n-\t<key>a, b</key><dict/>\n+\t<key>a,b</key><dict/>\n"))
    #expect(try project.bytes(of: Self.file) == Array(text.utf8))
  }

  @Test("a rule that is not applied repairs nothing")
  func unselected() throws {
    let (project, text) = try project()
    #expect(project.validate("--select", "catalog", "--fix").exitCode == 0)
    #expect(try project.bytes(of: Self.file) == Array(text.utf8))
  }

  @Test(
    "what the baseline knows is neither repaired nor reported")
  func baseline() throws {
    let (project, text) = try project()
    let select = ["--select", "spaced-combination-key"]
    let baseline = ["--baseline", "@/b.json"]
    let validate = ["validate", "@"] + select
    #expect(project.run(validate + ["--write-baseline", "@/b.json"]).exitCode == 0)
    let fix = project.run(validate + baseline + ["--fix"])
    #expect(fix.exitCode == 0 && fix.errors.isEmpty)
    #expect(fix.output == "1 file checked: no findings\n")
    #expect(try project.bytes(of: Self.file) == Array(text.utf8))
    #expect(project.run(validate + baseline + ["--diff"]).output.isEmpty)
  }

  @Test("a file that cannot be read is told of beside a difference, too")
  func unreadable() throws {
    let (project, _) = try project()
    try project.write("<plist>", to: "V.intentdefinition")
    let result = project.validate("--select", "spaced-combination-key", "--diff")
    #expect(result.exitCode == 2)
    #expect(result.output.contains("+\t<key>a,b</key><dict/>"))
    #expect(result.errors.hasPrefix("error[") && result.errors.contains("@/V.intentdefinition"))
  }

  @Test(
    "options that contradict one another are wrong usage",
    arguments: [
      (["--fix", "--diff"], "error: '--fix' and '--diff' exclude each other; use one of them\n"),
      (
        ["--unsafe-fixes"],
        "error: '--unsafe-fixes' requires '--fix' or '--diff'\n"
      ),
    ])
  func usage(arguments: [String], sentence: String) throws {
    let result = try BrokenProject().run(["validate", "@"] + arguments)
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix(sentence))
  }
}
