// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What a person does wrong, what every command says to it, and what it ends with.
@Suite struct BadInputTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  static let commands: [String] = ["export", "preview", "edit"]

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun(arguments, in: folder)
  }

  /// Expects a sentence on standard error, and nothing else.
  private func expect(
    _ run: CommandRun, _ sentence: String, exitCode: Int32 = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.errors == sentence + "\n", sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(run.exitCode == exitCode, sourceLocation: sourceLocation)
  }

  @Test("a catalog that is not there", arguments: commands)
  func missing(command: String) {
    expect(
      run(command, "@gone.actions.json"),
      "error: there is no file 'gone.actions.json'; check the path")
    expect(run(command, "@gone"), "error: there is no file 'gone'; check the path")
  }

  @Test("a folder without a catalog", arguments: commands)
  func none(command: String) throws {
    try folder.makeFolder("empty")
    expect(
      run(command, "@empty"),
      "error: no catalog ('*.actions.json') below 'empty'; name one, or make one with "
        + "'quickaction init DEFINITION'")
  }

  @Test("several catalogs", arguments: commands)
  func several(command: String) throws {
    try folder.write("{}", to: "a\u{1B}/B.actions.json")
    expect(
      run(command, "@"),
      """
      error: several catalogs; name one of them:
        IntentDefinitions/QuickActionWidget.actions.json
        a␛/B.actions.json
      """)
  }

  @Test(
    "a definition in place of a catalog stands for its catalog", arguments: ["export", "preview"])
  func definition(command: String) throws {
    let named = run(command, "@" + SampleFolder.definition)
    #expect(named.output == run(command, "@").output)
    #expect(named.exitCode == 0)
    try folder.write("", to: "my file.intentdefinition")
    let empty = run(command, "@my file.intentdefinition")
    #expect(empty.errors.hasPrefix("error[invalid-property-list]: "))
    #expect(empty.exitCode == 2)
  }

  @Test(
    "a file that holds nothing, or something else, in place of a catalog", arguments: commands)
  func noJSON(command: String) throws {
    try folder.write("", to: SampleFolder.catalog)
    var result = run(command, "@")
    #expect(result.errors.hasPrefix("error[invalid-property-list]: "))
    #expect(result.errors.contains("--> IntentDefinitions/QuickActionWidget.actions.json:1:1\n"))
    #expect(result.exitCode == 2)
    try folder.write([0xFF, 0xFE, 0xFD], to: SampleFolder.catalog)
    result = run(command, "@")
    #expect(result.errors.hasPrefix("error: '\(SampleFolder.catalog)' cannot be read: "))
    #expect(result.exitCode == 2)
  }

  @Test(
    "a file without permission", .enabled(if: Unprivileged.isAvailable), arguments: commands)
  func permission(command: String) throws {
    try folder.setPermissions(0o000, of: SampleFolder.catalog)
    try Unprivileged.run(in: folder) { checkPermission(command: command) }
  }

  private func checkPermission(command: String) {
    let sentence =
      "'\(SampleFolder.catalog)' cannot be read: permission denied; change its permissions"
    expect(run(command, "@"), "error: \(sentence)")
    let validation = run("validate", "@")
    #expect(validation.output.contains("error[unreadable-file]: \(sentence)\n"))
    #expect(validation.exitCode == 2)
  }

  /// A mistake in the catalog, and the finding that it leads to.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var mistake: String
    var finding: String

    var testDescription: String { name }
  }

  static let allMistakes: [Mistake] = [
    Mistake(
      name: "an unknown property", text: #""imageName": "input""#, mistake: #""imageNam": "input""#,
      finding: """
        error[unknown-destination-property]: the type 'TransitionDestination' has no property 'imageNam'; did you mean 'imageName'?
          --> IntentDefinitions/QuickActionWidget.actions.json:31:24
           |
        31 |       "properties": { "imageNam": "input", "urlScheme": "hoge://hoge/input" }
           |                        ^^^^^^^^

        """),
    Mistake(
      name: "a value of the wrong type", text: #""imageName": "input""#,
      mistake: #""imageName": 5"#,
      finding: """
        error[destination-value-of-wrong-type]: the value of 'imageName' must be a string; it is an integer
          --> IntentDefinitions/QuickActionWidget.actions.json:31:36
           |
        31 |       "properties": { "imageName": 5, "urlScheme": "hoge://hoge/input" }
           |                                    ^

        """),
    Mistake(
      name: "an identifier used twice", text: #""identifier": "5""#, mistake: #""identifier": "4""#,
      finding: """
        error[duplicate-destination-identifier]: another destination already uses the identifier '4'; identifiers must be unique
          --> IntentDefinitions/QuickActionWidget.actions.json:55:22
           |
        55 |       "identifier": "4",
           |                      ^
        note: the first is here
          --> IntentDefinitions/QuickActionWidget.actions.json:48:22
           |
        48 |       "identifier": "4",
           |                      ^

        """),
    Mistake(
      name: "an unknown intent", text: "\"QuickActionConfiguration\"", mistake: "\"QuickActions\"",
      finding: """
        error[unknown-catalog-intent]: the definition has no intent 'QuickActions'; use 'QuickActionConfiguration'
         --> IntentDefinitions/QuickActionWidget.actions.json:4:14
          |
        4 |   "intent": "QuickActions",
          |              ^^^^^^^^^^^^

        """),
    Mistake(
      name: "an unknown family", text: "systemMedium", mistake: "systemMedum",
      finding: """
        error[unknown-widget-family]: unknown widget family 'systemMedum'; did you mean 'systemMedium'?
          --> IntentDefinitions/QuickActionWidget.actions.json:10:19
           |
        10 |     "families": ["systemMedum"],
           |                   ^^^^^^^^^^^

        """),
    Mistake(
      name: "a URL with a space", text: "hoge://hoge/budget", mistake: "hoge://hoge/bud get",
      finding: """
        error[invalid-destination-url]: 'hoge://hoge/bud get' is not a URL: ' ' must be percent-encoded as '%20'
          --> IntentDefinitions/QuickActionWidget.actions.json:66:60
           |
        66 |       "properties": { "imageName": "budget", "urlScheme": "hoge://hoge/bud get" }
           |                                                            ^^^^^^^^^^^^^^^^^^^

        """),
  ]

  @Test("a mistake in the catalog is shown where it is, and ends with 1", arguments: allMistakes)
  func mistakes(mistake: Mistake) throws {
    try SampleFolder.change(SampleFolder.catalog, mistake.text, to: mistake.mistake, in: folder)
    for command in Self.commands {
      let result = run(command, "@")
      #expect(result.errors == mistake.finding, "\(command)")
      #expect(result.output == "")
      #expect(result.exitCode == 1)
    }
    let validation = run("validate", "@", "--ignore", "duplicate-destination-url")
    // Of a catalog that cannot be used no images are looked at.
    let report = validation.output.replacing(/\d+ files checked/, with: "All files checked")
    #expect(report == mistake.finding + "\nAll files checked: 1 error\n")
    #expect(validation.errors == "")
    #expect(validation.exitCode == 1)
  }

  @Test("findings on standard error have the color of standard error")
  func errorColor() throws {
    try SampleFolder.change(SampleFolder.catalog, "systemMedium", to: "systemMedum", in: folder)
    let onTerminal = CommandRun(["export", "@"], in: folder, isErrorTerminal: true)
    #expect(onTerminal.errors.contains("\u{1B}["))
    let redirected = CommandRun(["export", "@"], in: folder, isTerminal: true)
    #expect(!redirected.errors.contains("\u{1B}["))
  }

  @Test(
    "a definition that is none, and what 'init' and 'validate' say to it",
    arguments: [
      ("", "the file is empty"), ("{ \"a\": 1 }", "the file is JSON"),
    ])
  func noDefinition(content: String, beginning: String) throws {
    try folder.write(content, to: "W.intentdefinition")
    let sentence =
      "error[invalid-property-list]: \(beginning); an intent definition is an XML property list, "
      + "as Xcode writes it\n --> W.intentdefinition:1:1\n"
    let result = run("init", "@W.intentdefinition")
    #expect(result.errors.hasPrefix(sentence))
    #expect(result.output == "")
    #expect(result.exitCode == 2)
    #expect(folder.text(of: "W.actions.json") == nil)
    let validation = run("validate", "@W.intentdefinition")
    #expect(validation.output.hasPrefix(sentence))
    #expect(validation.output.hasSuffix("1 file checked: 1 error\n"))
    #expect(validation.exitCode == 2)
  }

  @Test("a definition that is not there, or a folder, for 'init'")
  func initPaths() {
    expect(
      run("init", "@gone.intentdefinition"),
      "error: there is no file 'gone.intentdefinition'; check the path")
    expect(
      run("init", "@IntentDefinitions"),
      "error: 'IntentDefinitions' is a folder; specify a file in it"
    )
  }

  @Test("a path that is not there for 'validate', while the rest is checked")
  func validatePaths() throws {
    let result = run("validate", "@gone", "@", "--ignore", "duplicate-destination-url")
    #expect(
      result.output == """
        error[unreadable-file]: there is no file 'gone'; check the path
         --> gone

        22 files checked: 1 error

        """)
    #expect(result.exitCode == 2)
    try folder.write("{}", to: "a.json")
    #expect(
      run("validate", "@a.json").output.hasPrefix(
        "error[unreadable-file]: 'a.json' is not a file that 'validate' checks; "
          + "the name of a catalog ends in '.actions.json'\n"))
  }

  @Test("an unknown or a wrong family", arguments: commands)
  func family(command: String) {
    expect(
      run(command, "@", "--family", "systemMedum"),
      "error: unknown widget family 'systemMedum'; did you mean 'systemMedium'?")
    expect(
      run(command, "@", "--family", "systemSmall"),
      "error: the widget 'QuickActionWidget' does not support systemSmall; "
        + "it supports systemMedium")
  }

  @Test("an unknown device, or one on which the family's size is not known")
  func device() throws {
    expect(
      run("preview", "@", "--device", "iPone 15"),
      "error: unknown device 'iPone 15'; did you mean 'iPhone 15'?")
    let result = run("export", "@", "--device", "fridge")
    #expect(
      result.errors == "error: unknown device 'fridge'; 'quickaction devices' lists them\n")
    #expect(result.exitCode == 2)
    try SampleFolder.change(
      SampleFolder.catalog, "\"systemMedium\"", to: "\"systemExtraLarge\"", in: folder)
    let unknown = run("export", "@")
    #expect(
      unknown.errors.hasPrefix("error: the size of systemExtraLarge on 390x844 is not known; "))
    #expect(unknown.exitCode == 2)
  }

  @Test("a choice that is not there, for another intent, or none")
  func configuration() throws {
    for command in ["export", "preview"] {
      expect(
        run(command, "@", "--choice", folder.path("gone.json")),
        "error: there is no file 'gone.json'; check the path")
    }
    try folder.write(
      #"{ "version": 1, "intent": "Other", "parameters": {} }"#, to: "other.json")
    let other = run("export", "@", "--choice", folder.path("other.json"))
    #expect(
      other.errors.hasPrefix(
        "error[invalid-choice]: the choice is for the intent 'Other', but the catalog is for "
          + "'QuickActionConfiguration'; use the one that belongs to it\n --> other.json:1:28\n"))
    #expect(other.exitCode == 1)
    expect(
      run("edit", "@", "--choice", folder.path("IntentDefinitions"), "--reset"),
      "error: 'IntentDefinitions' is a folder; specify a file in it")
  }

  @Test("a result that cannot be written")
  func output() {
    for command in ["export", "preview", "validate"] {
      expect(
        run(command, "@", "--output", folder.path("gone/a")),
        "error: there is no folder for 'gone/a'; create it first")
      expect(
        run(command, "@", "--output", folder.path),
        "error: '.' is a folder; specify a file in it")
      let full = CommandRun(
        [command, "@"], in: folder, outputError: "no space left on device")
      expect(full, "error: standard output cannot be written: no space left on device")
    }
  }

  @Test("a catalog whose definition is missing")
  func missingDefinition() throws {
    try FileManager.default.removeItem(atPath: folder.path(SampleFolder.definition))
    for command in Self.commands {
      expect(
        run(command, "@"),
        """
        error[catalog-definition-missing]: there is no file 'IntentDefinitions/QuickActionWidget.intentdefinition' for this catalog; create it, or name another as 'definition'
         --> IntentDefinitions/QuickActionWidget.actions.json
        """)
    }
  }
}
