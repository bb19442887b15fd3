// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@Suite struct ValidateTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func validate(_ arguments: String..., isErrorTerminal: Bool = false) -> CommandRun {
    CommandRun(["validate"] + arguments, in: folder, isErrorTerminal: isErrorTerminal)
  }

  @Test(
    "the sample has no findings, and an empty line sets the summary off from those that there are")
  func clean() throws {
    #expect(validate("@").output == "21 files checked: no findings\n")
    try SampleFolder.change(
      SampleFolder.catalog, "hoge://hoge/receipt", to: "hoge://hoge/input", in: folder)
    let run = validate("@")
    #expect(
      run.output == """
        note[duplicate-destination-url]: the destination '2' has the same URL as '1'; give it its own unless both should open one screen
          --> IntentDefinitions/QuickActionWidget.actions.json:38:60
           |
        38 |       "properties": { "imageName": "camera", "urlScheme": "hoge://hoge/input" }
           |                                                            ^^^^^^^^^^^^^^^^^
        note: the other destination has it here
          --> IntentDefinitions/QuickActionWidget.actions.json:31:59
           |
        31 |       "properties": { "imageName": "input", "urlScheme": "hoge://hoge/input" }
           |                                                           ^^^^^^^^^^^^^^^^^

        21 files checked: 1 note

        """)
    #expect(
      validate("@", "--ignore", "duplicate-destination-url").output
        == "21 files checked: no findings\n")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("a folder without widgets is an error unless it may be empty")
  func nothing() throws {
    try folder.makeFolder("empty")
    let run = validate("@empty")
    #expect(run.output == "")
    #expect(
      run.errors == """
        error: nothing to check in 'empty': no intent definition, catalog, Xcode project or \
        Info.plist; add '--allow-empty' if that is intended

        """)
    #expect(run.exitCode == 2)
    #expect(validate("@empty", "--allow-empty").exitCode == 0)
    #expect(validate("--allow-empty", "@empty").errors == "")
  }

  @Test("what is found is a report on standard output, and ends with 1 from the severity asked for")
  func severity() throws {
    try SampleFolder.change(SampleFolder.catalog, "../Localization", to: "../Texts", in: folder)
    let run = validate("@", "--select", "catalog-localization-missing")
    #expect(
      run.output == """
        warning[catalog-localization-missing]: there is no folder 'Texts'; write 'localization' as a path from the catalog's folder
         --> IntentDefinitions/QuickActionWidget.actions.json:7:20
          |
        7 |   "localization": "../Texts",
          |                    ^^^^^^^^

        17 files checked: 1 warning

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(validate("@", "--fail-on", "note").exitCode == 1)
    #expect(validate("@", "--fail-on", "warning").exitCode == 1)
    #expect(validate("@", "--fail-on", "error").exitCode == 0)
  }

  @Test("a report can be JSON, and go to a file")
  func json() throws {
    let run = validate(
      "@", "--select", "catalog-localization-missing", "--format", "json", "--output",
      folder.path("report.json"))
    #expect(run.transcript.isEmpty)
    #expect(
      folder.text(of: "report.json") == """
        {
          "version": 1,
          "summary": {
            "files": 21,
            "errors": 0,
            "warnings": 0,
            "notes": 0
          },
          "diagnostics": []
        }

        """)
  }

  @Test("a report is written also where it ends with 1 or 2")
  func written() throws {
    try folder.write("", to: "empty.intentdefinition")
    let run = validate("@", "--output", folder.path("report.txt"))
    #expect(run.transcript.isEmpty)
    #expect(run.exitCode == 2)
    #expect(folder.text(of: "report.txt")?.hasSuffix("22 files checked: 1 error\n") == true)
  }

  @Test("paths are shown as they were given, also from a folder that is a link")
  func paths() throws {
    try folder.link("link", to: "IntentDefinitions")
    try SampleFolder.change(SampleFolder.catalog, "\"parameter\"", to: "\"parmeter\"", in: folder)
    let run = validate("@link")
    #expect(run.output.contains(" --> link/QuickActionWidget.actions.json:1:1\n"))
    #expect(run.exitCode == 1)
  }
}
