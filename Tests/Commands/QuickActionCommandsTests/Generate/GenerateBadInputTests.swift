// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite struct GenerateBadInputTests {
  private let folder: ScratchFolder
  private let definition = "@" + SampleFolder.definition

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func generate(_ arguments: String...) -> CommandRun {
    CommandRun(["generate"] + arguments, in: folder)
  }

  private func change(_ text: String, to other: String) throws {
    try SampleFolder.change(SampleFolder.definition, text, to: other, in: folder)
  }

  @Test("a definition with errors is refused in the words of 'validate', and nothing is written")
  func findings() throws {
    try change(
      ">TransitionDestination</string>\n\t\t\t\t\t<key>INIntentParameterObjectTypeNamespace",
      to: ">Nowhere</string>\n\t\t\t\t\t<key>INIntentParameterObjectTypeNamespace")
    let run = generate(definition, "-o", "@G")
    let validated = CommandRun(["validate", definition], in: folder)
    let finding = validated.output.split(separator: "\n").first { $0.hasPrefix("error[") }
    #expect(finding.map { run.errors.contains($0) } == true)
    #expect(
      run.errors.hasSuffix(
        "error: nothing was written, because of 1 error; fix the definition, or try with '--force'\n"
      ))
    #expect(run.output == "" && run.exitCode == 1)
    #expect(folder.text(of: "G/.quickaction-generated.json") == nil)
    // What cannot be written at all is not written by force either.
    let forced = generate(definition, "-o", "@G", "--force")
    #expect(forced.errors.contains("note: 1 error, ignored because of '--force'\n"))
    #expect(forced.exitCode == 2)
    #expect(folder.text(of: "G/.quickaction-generated.json") == nil)
  }

  @Test("an error that the project's configuration ignores does not prevent anything")
  func configured() throws {
    try change(
      "<key>INIntentResponse</key>",
      to:
        "<key>INIntentParameterCombinations</key><dict><key>nothing</key><dict/></dict><key>INIntentResponse</key>"
    )
    let run = generate(definition, "-o", "@G", "--quiet")
    #expect(run.errors.contains("error[unknown-combination-parameter]"), "\(run.errors)")
    #expect(run.exitCode == 1)
    try folder.write(
      #"{"version": 1, "ignore": ["unknown-combination-parameter"]}"#, to: "quickaction.json")
    #expect(generate(definition, "-o", "@G", "--quiet").exitCode == 0)
  }

  @Test("a build of Xcode is given the line of each error")
  func xcode() throws {
    try change(">QuickActionConfiguration<", to: ">Quick Action<")
    let run = generate(definition, "-o", "@G", "--format", "xcode")
    let line = run.errors.split(separator: "\n").first ?? ""
    #expect(
      line.wholeMatch(of: /.*\.intentdefinition:\d+:\d+: error: .* \[[a-z-]+\]/) != nil,
      "\(run.errors)")
    #expect(run.exitCode == 1)
  }

  @Test("what is not a definition ends with a sentence")
  func noDefinition() throws {
    try folder.write("<plist><dict><key>A</key><true/></dict></plist>", to: "A.intentdefinition")
    try folder.write("hello", to: "B.intentdefinition")
    try folder.write("<plist><array/></plist>", to: "C.intentdefinition")
    try folder.write("", to: "D.intentdefinition")
    for (name, words) in [
      (
        "A",
        "'A.intentdefinition': this is not an intent definition; it has no intents, enums or types"
      ),
      ("B", "error["), ("C", "the root of an intent definition must be a dictionary"),
      ("D", "the file is empty"), ("E", "there is no file 'E.intentdefinition'; check the path"),
    ] {
      let run = generate("@\(name).intentdefinition", "-o", "@G")
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.output == "" && run.exitCode == 2)
    }
    #expect(folder.text(of: "G/.quickaction-generated.json") == nil)
  }

  @Test("two definitions that declare one class are refused, at once and one after the other")
  func twice() throws {
    try folder.write(folder.text(of: SampleFolder.definition) ?? "", to: "Copy.intentdefinition")
    let both = generate(definition, "@Copy.intentdefinition", "-o", "@G", "--force", "-q")
    #expect(both.exitCode == 2)
    #expect(both.errors.contains("TransitionDestination"), "\(both.errors)")
    #expect(folder.text(of: "G/.quickaction-generated.json") == nil)
    #expect(generate(definition, "-o", "@G", "-q").exitCode == 0)
    let second = generate("@Copy.intentdefinition", "-o", "@G", "-q")
    #expect(
      second.errors == """
        error: 'QuickActionConfigurationIntent.swift' would be generated from '../IntentDefinitions/QuickActionWidget.intentdefinition' and from '../Copy.intentdefinition'; generate them into separate folders, or rename one of the two declarations

        """)
    #expect(second.exitCode == 2)
    // The same definition twice is one.
    #expect(
      generate(definition, definition, "-o", "@G").errors == "note: wrote 0 of 2 files in 'G'\n")
  }

  @Test("files of somebody else and links are left alone")
  func foreign() throws {
    let name = "TransitionDestination.swift"
    try folder.write("mine", to: "G/\(name)")
    let run = generate(definition, "-o", "@G")
    #expect(
      run.errors
        == "error: 'G/\(name)' was not generated here and was not overwritten; remove it, or add '--force'\n"
    )
    #expect(run.exitCode == 2)
    #expect(try folder.names(in: "G") == [name])
    #expect(generate(definition, "-o", "@G", "--force").exitCode == 0)
    try folder.write("edited", to: "G/\(name)")
    #expect(
      generate(definition, "-o", "@G").errors
        == "error: 'G/\(name)' was changed after it was generated, and was left as it is; undo the change, or add '--force'\n"
    )
    try FileManager.default.removeItem(atPath: folder.path("G/\(name)"))
    try folder.write("mine", to: "elsewhere")
    try folder.link("G/\(name)", to: "../elsewhere")
    #expect(
      generate(definition, "-o", "@G", "--force").errors
        == "error: 'G/\(name)' is a symbolic link, which is never written through; remove it\n")
    #expect(folder.text(of: "elsewhere") == "mine")
    try folder.write("mine", to: "My.swift")
    #expect(
      generate(definition, "-o", "@My.swift").errors
        == "error: 'My.swift' was not generated here and was not overwritten; remove it, or add '--force'\n"
    )
  }

  @Test(
    "wrong usage ends with 2, and says what to do",
    arguments: [
      (
        [],
        "error: name the folder to write to with '--output', or print everything with '--output -'"
      ),
      (["-o", ""], "error: the name for '--output' is empty; name a file, or omit it"),
      (
        ["-o", "a.swift", "--code-language", "objc"],
        "error: Objective-C has two files for each class; name a folder with '--output'"
      ),
      (
        ["-o", "G", "--platform", "portable", "--code-language", "objc"],
        "error: the portable form is Swift; use '--platform apple' with '--code-language objc'"
      ),
      (
        ["-o", "G", "--swift-version", "new"],
        "error: 'new' for '--swift-version' is not a version; use a number such as 5.0 or 6"
      ),
      (
        ["-o", "G", "--swift-version", "5", "--code-language", "objc"],
        "error: '--swift-version' is for Swift; leave it out with '--code-language objc'"
      ),
      (
        ["-o", "G", "--bundle-id", "a.b"],
        "error: '--bundle-id' needs '--project-format'; add '--project-format xcodegen' or '--project-format tuist'"
      ),
      (
        ["--project-format", "tuist", "--dry-run"],
        "error: '--project-format' prints targets and no classes; leave out '--dry-run' and the options about classes"
      ),
      (
        ["--project-format", "tuist", "--app-target", ""],
        "error: '--app-target' is empty; give a value, or omit the option"
      ),
      (
        ["--project-format", "tuist", "--app-target", "a/b"],
        "error: '--app-target' is the name of a target, which cannot have a slash"
      ),
      (
        ["--project-format", "xcodegen", "--app-target", "Shop", "--widget-target", "shop"],
        "error: the widget's target would have the name of the app, 'Shop'; add '--widget-target', as in '--widget-target shopWidget'"
      ),
      (
        ["--project-format", "tuist", "--widget-target", "W", "--intents-target", "W"],
        "error: the target of the intents extension would have the name of the widget, 'W'; add '--intents-target', as in '--intents-target WIntents'"
      ),
      (
        ["--project-format", "tuist", "B.intentdefinition"],
        "error: '--project-format' is for one definition; name one"
      ),
    ])
  func usage(arguments: [String], sentence: String) {
    let run = CommandRun(["generate", definition] + arguments, in: folder)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == sentence)
    #expect(run.output == "" && run.exitCode == 2)
  }

  @Test("a class prefix that no name can begin with is refused")
  func prefix() {
    let run = generate(definition, "-o", "@G", "--class-prefix", "../")
    #expect(
      run.errors.contains("'../QuickActionConfigurationIntent' cannot be the name of an intent"))
    #expect(run.exitCode == 2)
    #expect(folder.text(of: "G/.quickaction-generated.json") == nil)
  }
}
