// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite("Reports of validate")
struct ValidateReportTests {
  @Test(
    "each form of the report has the findings, and nothing of them gets out of it",
    arguments: [
      ("text", "error[duplicate-parameter-tag]: 'a␊::error::x' has the same tag 1 as 'first'"),
      ("xcode", ": error: 'b]]><c>' has the same tag 1 as 'first'"),
      ("github", ",title=duplicate-parameter-tag::'b]]><c>' has the same tag 1 as 'first'"),
      ("json", #""message": "'a\n::error::x' has the same tag 1 as 'first'"#),
      ("sarif", #""text": "'a␊::error::x' has the same tag 1 as 'first'"#),
      ("junit", #"message="'b]]&gt;&lt;c&gt;' has the same tag 1 as 'first'"#),
    ])
  func formats(format: String, excerpt: String) throws {
    let result = try BrokenProject().validate("--format", format)
    #expect(result.exitCode == 1)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains(excerpt), "\(result.output)")
    let lines = result.output.split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("::") }
    #expect(commands.count == (format == "github" ? 2 : 0))
  }

  @Test("every form that counts files counts the same ones")
  func counts() throws {
    let folder = try SampleFolder.copy()
    let assets = "IntentDefinitions/QuickActionWidget.assets/"
    try folder.write(PNGFile(width: 60, height: 60).bytes, to: assets + "bill.png")
    try FileManager.default.removeItem(atPath: folder.path(assets + "bill.svg"))
    try folder.write("", to: "ja.lproj/QuickActionWidget.intentdefinition.strings")
    try folder.write(
      "", to: "IntentDefinitions/ja.lproj/QuickActionWidget.intentdefinition.strings")
    try folder.write("<plist>", to: "Cut.intentdefinition")
    try folder.link("Dead.intentdefinition", to: "nowhere")
    func report(_ format: String) -> String {
      CommandRun(["validate", "@", "@gone", "--format", format], in: folder).output
    }
    let suites = report("junit").matches(of: /<testsuite name="(.*?)"/).map { String($0.1) }
    #expect(Set(suites).count == suites.count)
    #expect(suites.contains(assets + "bill.png") && suites.contains(assets + "card.svg"))
    #expect(suites.contains("gone") && suites.contains("Cut.intentdefinition"))
    #expect(report("text").contains("\n\(suites.count) files checked: "))
    #expect(report("json").contains("\"files\": \(suites.count),"))
  }

  @Test("a severity below that of --fail-on ends with 0, and is no failure for a build server")
  func failOn() throws {
    let project = try BrokenProject()
    try project.write(
      #"{"severity": {"duplicate-parameter-tag": "warning"}}"#, to: "quickaction.json")
    #expect(project.validate().exitCode == 0)
    #expect(project.validate("--fail-on", "warning").exitCode == 1)
    #expect(project.validate("--format", "junit").output.contains(#"tests="2" failures="0""#))
    let failing = project.validate("--format", "junit", "--fail-on", "note").output
    #expect(failing.contains(#"tests="2" failures="2""#))
  }

  @Test("rules are chosen by options before the file, and by the file before nothing")
  func selection() throws {
    let project = try BrokenProject()
    let clean = "1 file checked: no findings\n"
    #expect(project.validate("--ignore", "duplicate-parameter-tag").output == clean)
    #expect(project.validate("--ignore", "catalog,numbers").output == clean)
    try project.write(#"{"ignore": ["numbers"]}"#, to: "quickaction.json")
    #expect(!project.run(["validate", "@"]).output.contains("duplicate-parameter-tag"))
    #expect(project.validate("--select", "numbers").exitCode == 1)
  }

  @Test("what cannot be read ends with 2, whatever is said of the rule that reports it")
  func unread() throws {
    let project = try BrokenProject()
    try project.write("<plist>", to: "V.intentdefinition")
    #expect(
      project.run(["validate", "@", "--select", "catalog"]).output.contains(
        "error[invalid-property-list]"))
    let ignored = project.run(["validate", "@", "--select", "catalog", "--ignore", "property-list"])
    #expect(ignored.exitCode == 2)
    #expect(ignored.output == "2 files checked: no findings\n")
    #expect(
      ignored.errors
        == "error: 1 file or folder cannot be read or parsed, and the rule that reports them is ignored; "
        + "use 'exclude' in quickaction.json to skip them\n")
    try project.write(#"{"severity": {"invalid-property-list": "note"}}"#, to: "quickaction.json")
    let lowered = project.run(["validate", "@", "--select", "catalog"])
    #expect(lowered.output.hasPrefix("note[invalid-property-list]"))
    #expect(lowered.exitCode == 2)
    try project.write(#"{"exclude": ["V.*"]}"#, to: "quickaction.json")
    #expect(project.run(["validate", "@", "--select", "catalog"]).exitCode == 0)
  }

  @Test("what readers find is chosen, and weighed, like what rules find")
  func readers() throws {
    let project = try BrokenProject()
    try project.write(
      "<plist><dict><key>INIntents</key><array/></dict></plist>", to: "C.intentdefinition")
    try project.write(#"{"version": 1, "intnt": "x"}"#, to: "C.actions.json")
    let found = project.run(["validate", "@", "--select", "unknown-catalog-member"])
    #expect(found.exitCode == 1 && found.output.hasSuffix("\n3 files checked: 1 error\n"))
    #expect(
      !project.run(["validate", "@", "--ignore", "catalog"]).output.contains("catalog-member"))
    try project.write(#"{"severity": {"catalog": "note"}}"#, to: "quickaction.json")
    #expect(project.run(["validate", "@", "--select", "catalog"]).exitCode == 0)
  }

  @Test("a configuration is found above the first path, and --config takes its place")
  func configurationFile() throws {
    let project = try BrokenProject()
    try project.write(#"{"exclude": ["Wid*"]}"#, to: "quickaction.json")
    try project.write(#"{}"#, to: "other.json")
    let file = "@/Wid get/W.intentdefinition"
    #expect(
      project.run(["validate", file]).errors.hasSuffix("add '--allow-empty' if that is intended\n"))
    #expect(project.run(["validate", file, "--config", "@/other.json"]).exitCode == 1)
  }

  @Test(
    "a name of a rule that is unknown is wrong usage",
    arguments: [
      ["--select", "duplicate-parameter-tga"], ["--ignore", "catalog,duplicate-parameter-tga"],
    ])
  func unknownRule(arguments: [String]) throws {
    let result = try BrokenProject().run(["validate", "@"] + arguments)
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "error: unknown rule 'duplicate-parameter-tga'; did you mean 'duplicate-parameter-tag'?\n"
    )
  }

  @Test("a mistake in the configuration is shown where it stands, and nothing is checked")
  func wrongConfiguration() throws {
    let project = try BrokenProject()
    try project.write(#"{"selct": []}"#, to: "quickaction.json")
    let result = project.run(["validate", "@"])
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        error[invalid-configuration]: unknown setting 'selct'; did you mean 'select'?
         --> @/quickaction.json:1:3
          |
        1 | {"selct": []}
          |   ^^^^^

        """)
  }

  @Test("a baseline is written, known wherever the lines go, and told when it holds what is gone")
  func baseline() throws {
    let project = try BrokenProject()
    let file = "@/ci/baseline.json"
    try project.write("", to: "ci/.keep")
    let written = project.validate("--write-baseline", file)
    #expect(written.exitCode == 0)
    #expect(written.output == "1 file checked: no findings\n")
    #expect(written.errors == "note: wrote 2 findings to the baseline '@/ci/baseline.json'\n")
    #expect(try project.text(of: "ci/baseline.json").contains(#""../Wid get/W.intentdefinition""#))

    try project.write(
      BrokenProject.definition(extra: "\n<!-- new -->\n"), to: "Wid get/W.intentdefinition")
    let moved = project.validate("--baseline", file, "--fail-on", "note")
    #expect(moved.exitCode == 0 && moved.errors.isEmpty)
    #expect(moved.output == "1 file checked: no findings\n")

    let other = BrokenProject.definition(extra: "").replacing(">first<", with: ">other<")
    try project.write(other, to: "Wid get/W.intentdefinition")
    let changed = project.validate("--baseline", file)
    #expect(changed.exitCode == 1)
    #expect(changed.output.hasSuffix("1 file checked: 2 errors\n"))
    #expect(
      changed.errors == """
        note: 2 findings of the baseline '@/ci/baseline.json' no longer occur; \
        regenerate it with '--write-baseline @/ci/baseline.json'

        """)
    // What was not looked at is not gone.
    #expect(project.validate("--baseline", file, "--select", "catalog").errors.isEmpty)
  }

  @Test("a baseline is not written if a file cannot be read, and cannot be broken")
  func unusableBaselines() throws {
    let project = try BrokenProject()
    try project.write("{", to: "b.json")
    let broken = project.validate("--baseline", "@/b.json")
    #expect(broken.exitCode == 2)
    #expect(broken.errors.hasPrefix("error[invalid-property-list]: "))
    #expect(project.validate("--baseline", "@/gone.json").exitCode == 2)
    try project.write("x", to: "V.intentdefinition")
    let unreadable = project.validate("--write-baseline", "@/b.json")
    #expect(unreadable.exitCode == 2)
    #expect(try project.text(of: "b.json") == "{")
  }
}
