// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite("Settings of validate")
struct ValidateSettingsTests {
  @Test("--exit-zero ends with 0 whatever is found, and with 2 where something cannot be read")
  func exitZero() throws {
    let project = try BrokenProject()
    #expect(project.validate("--exit-zero").exitCode == 0)
    #expect(project.validate("--exit-zero").output == project.validate().output)
    try project.write("<plist>", to: "Cut.intentdefinition")
    #expect(project.validate("--exit-zero").exitCode == 2)
    #expect(project.validate("--exit-zero", "--fail-on", "note").exitCode == 2)
  }

  @Test("--diff ends with 1 where there is a difference, and with 0 where there is none")
  func diff() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>INIntents</key>
        <array><dict><key>INIntentName</key><string>Show</string></dict></array>
      </dict>
      </plist>

      """, to: "W.intentdefinition")
    let run = CommandRun(["validate", "@", "--diff"], in: folder)
    #expect(run.output.hasPrefix("--- a/"))
    #expect(run.exitCode == 1)
    #expect(CommandRun(["validate", "@", "--diff", "--exit-zero"], in: folder).exitCode == 0)
    #expect(CommandRun(["validate", "@", "--fix"], in: folder).exitCode == 0)
    let after = CommandRun(["validate", "@", "--diff"], in: folder)
    #expect(after.output == "" && after.exitCode == 0)
  }

  @Test("the configuration says what fails and what is known, and options say otherwise")
  func configuration() throws {
    let project = try BrokenProject()
    try project.write(
      #"{"severity": {"duplicate-parameter-tag": "note"}, "fail-on": "note"}"#,
      to: "quickaction.json")
    #expect(project.validate().exitCode == 1)
    #expect(project.validate("--fail-on", "error").exitCode == 0)
    try project.write(
      #"{"fail-on": "note", "baseline": "Known/b.json"}"#, to: "quickaction.json")
    // One that is named and not there is a mistake.
    #expect(project.validate().exitCode == 2)
    try project.write("", to: "Known/x")
    #expect(project.validate("--write-baseline", "@/Known/b.json").exitCode == 0)
    #expect(project.validate().output == "1 file checked: no findings\n")
    #expect(project.validate("--no-baseline").exitCode == 1)
  }

  @Test(
    "findings of rules that the configuration ignores in a file are neither reported nor repaired")
  func perFileIgnores() throws {
    let project = try BrokenProject()
    for (pattern, count) in [("Wid get/**", 0), ("**/*.intentdefinition", 0), ("W.*", 2)] {
      try project.write(
        #"{"per-file-ignores": {"\#(pattern)": ["numbers"]}}"#, to: "quickaction.json")
      let output = project.validate().output
      #expect(output.matches(of: /duplicate-parameter-tag/).count == count, "\(pattern)")
    }
  }

  @Test("a path that is named and left out is said to be, with the place that says so")
  func excluded() throws {
    let project = try BrokenProject()
    try project.write("{\n  \"exclude\": [\"a\", \"Wid get\"]\n}", to: "quickaction.json")
    let run = project.run(["validate", "@/Wid get/W.intentdefinition"])
    #expect(
      run.errors.contains(
        "'@/Wid get/W.intentdefinition' is excluded by @/quickaction.json:2, "))
  }

  @Test(
    "what a mode would leave without an effect is refused",
    arguments: [
      (["--show-config", "--fix"], "'--fix' would do nothing beside '--show-config'"),
      (["--show-config", "--diff"], "'--diff'"),
      (["--show-config", "--write-baseline", "@b.json"], "'--write-baseline'"),
      (
        ["--show-files", "--show-config"], "'--show-config' would do nothing beside '--show-files'"
      ),
      (
        ["--show-files", "--statistics", "--layout"],
        "'--statistics' and '--layout' would do nothing"
      ),
      (["--show-files", "--baseline", "@b.json"], "'--baseline'"),
      (["--diff", "--statistics"], "'--statistics' would do nothing beside '--diff'"),
      (
        ["--write-baseline", "@b.json", "--baseline", "@c.json"],
        "'--baseline' would do nothing beside '--write-baseline'"
      ),
    ])
  func unusedOptions(options: [String], words: String) throws {
    let project = try BrokenProject()
    let run = project.run(["validate", "@"] + options)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect((try? project.text(of: "b.json")) == nil)
  }

  @Test("--show-config says what applies and where it comes from, and checks nothing")
  func showConfig() throws {
    let project = try BrokenProject()
    try project.write(
      "{\n  \"ignore\": [\"unused-type\"],\n  \"per-file-ignores\": {\"a/*\": [\"missing-key\"]}\n}",
      to: "quickaction.json")
    let run = project.run(["validate", "@", "--show-config", "--fail-on", "note"])
    #expect(
      run.output == """
        configuration: @/quickaction.json
        fail-on              = note  (--fail-on)
        baseline             = none  (default)
        select               = all  (default)
        ignore               = [unused-type]  (@/quickaction.json:2:13)
        per-file-ignores.a/* = [missing-key]  (@/quickaction.json:3:23)
        exclude              = []  (default)
        localization         = none  (default)
        languages            = none  (default)
        developmentLanguage  = none  (default)
        layout               = false  (default)
        sdk                  = 26  (default)

        """)
    #expect(run.exitCode == 0)
    let json = project.run(["validate", "@", "--show-config", "--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["settings"] as? [Any])?.count == 11)
    #expect(project.run(["validate", "@", "--show-config", "--format", "junit"]).exitCode == 2)
  }

  @Test("--statistics counts findings by rule, as text and as JSON")
  func statistics() throws {
    let project = try BrokenProject()
    let text = project.validate("--statistics")
    #expect(text.output == "2  error    duplicate-parameter-tag\n\n1 file checked: 2 errors\n")
    #expect(text.exitCode == 1)
    #expect(
      project.validate("--statistics", "--format", "json").output.contains("\"findings\": 2"))
    #expect(project.validate("--statistics", "--format", "sarif").exitCode == 2)
  }

  @Test(
    "the name of App Store Connect's mail stands for the rules that foresee it",
    arguments: ["ITMS-90626", "itms-90626"])
  func mail(name: String) throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      <key>INIntentTitle</key><string>Show Account</string>
      <key>INIntentTitleID</key><string>tItLe1</string>
      </dict></array></dict></plist>

      """, to: "W.intentdefinition")
    try folder.write("\"a\" = \"b\";\n", to: "de.lproj/Localizable.strings")
    let found = CommandRun(["validate", "@", "--select", name], in: folder).output
    #expect(found.contains("Localized title for custom intent: 'Show' not found for locale: de\n"))
    #expect(found.contains("= note: App Store Connect reports this in the email ITMS-90626\n"))
    let ignored = CommandRun(["validate", "@", "--ignore", name], in: folder).output
    #expect(!ignored.contains("app-store"))
    let pages = CommandRun(["rules", name]).output
    #expect(pages.hasPrefix("app-store-description-missing\n"))
    #expect(
      pages.contains("\napp-store-title-missing\n") && pages.contains("  mail      ITMS-90626\n"))
  }

  @Test("a part of a rule's name is asked about")
  func partOfName() {
    #expect(
      CommandRun(["rules", "app-store-title"]).errors
        == "error: unknown rule 'app-store-title'; did you mean 'app-store-title-missing'?\n")
    #expect(
      CommandRun(["rules", "app-store"]).errors
        == "error: unknown rule 'app-store'; did you mean 'app-store-description-missing' or 'app-store-title-missing'?\n"
    )
  }
}
