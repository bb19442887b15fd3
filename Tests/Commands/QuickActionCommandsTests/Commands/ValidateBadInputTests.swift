// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// Files of every kind that 'validate' reads, broken: one finding for each, the rest is checked.
@Suite("Bad input of validate")
struct ValidateBadInputTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
    // Something to find, which tells that the rest of the sample is checked.
    try SampleFolder.change(
      SampleFolder.catalog, "hoge://hoge/receipt", to: "hoge://hoge/input", in: folder)
  }

  private func validate(_ arguments: String...) -> CommandRun {
    CommandRun(["validate", "@", "--format", "xcode"] + arguments, in: folder)
  }

  /// Expects findings of the given rules about a file, and that the other files are checked all the same.
  private func expect(
    _ run: CommandRun, _ findings: String..., exitCode: Int32 = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var lines = run.output.split(separator: "\n").map(String.init)
    lines.removeAll { $0.contains("note: ") && $0.contains(SampleFolder.catalog) }
    #expect(lines == findings, sourceLocation: sourceLocation)
    #expect(run.output.contains("[duplicate-destination-url]"), sourceLocation: sourceLocation)
    #expect(run.errors.isEmpty, sourceLocation: sourceLocation)
    #expect(run.exitCode == exitCode, sourceLocation: sourceLocation)
  }

  // MARK: Xcode projects and Info.plists

  @Test("half a project")
  func halfProject() throws {
    let whole = """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; targets = (); };
          T = { isa = PBXNativeTarget; name = "Wid
      """
    try folder.write(whole, to: "App.xcodeproj/project.pbxproj")
    expect(
      validate(),
      "App.xcodeproj/project.pbxproj:5:45: error: the file ends inside a string "
        + "[invalid-property-list]", "App.xcodeproj/project.pbxproj:5:41: note: it begins here")
    try folder.write(String(whole.split(separator: "T =")[0]), to: "App.xcodeproj/project.pbxproj")
    let run = validate()
    #expect(run.output.contains("error: the file ends inside a dictionary"))
    #expect(run.exitCode == 2)
  }

  @Test("a project that is empty, is binary, or has nothing of a project")
  func noProject() throws {
    let file = "App.xcodeproj/project.pbxproj"
    try folder.write(" \n", to: file)
    expect(
      validate(),
      "\(file):1:1: error: the file is empty; restore the project from an earlier revision "
        + "[invalid-property-list]")
    try folder.write("( a, b )", to: file)
    expect(
      validate(),
      "\(file):1:1: error: an Xcode project is a dictionary with the dictionary 'objects'; this "
        + "file has none, so restore it [malformed-xcode-project]")
    try folder.write("bplist00", to: file)
    #expect(validate().exitCode == 2)
  }

  @Test("an Info.plist that is an array, empty, or half there")
  func infoPlist() throws {
    try folder.write("<plist version=\"1.0\"><array/></plist>", to: "Info.plist")
    expect(
      validate(),
      "Info.plist:1:22: error: an Info.plist must be a dictionary; this file holds an array, and "
        + "nothing of it is read [malformed-info-plist]", exitCode: 1)
    try folder.write("", to: "Info.plist")
    expect(
      validate(),
      "Info.plist:1:1: error: the file is empty; an Info.plist is a property list with a "
        + "dictionary, as Xcode writes it [invalid-property-list]", exitCode: 1)
    try folder.write("<plist><dict><key>CFBundleURLTypes</key><string>x</string>", to: "Info.plist")
    let run = validate()
    #expect(
      run.output.contains("Info.plist:1:59: error: the file ends inside the element '<dict>'"))
    #expect(run.exitCode == 1)
    // Nothing else depends on it, so it is ignored like other findings; who names it wants it read.
    #expect(validate("--ignore", "invalid-property-list").exitCode == 0)
    #expect(CommandRun(["validate", "@Info.plist"], in: folder).exitCode == 2)
  }

  // MARK: String tables

  @Test("a table in Shift-JIS is told by its name, with the way to convert it")
  func shiftJIS() throws {
    let file = "Localization/ja.lproj/QuickActionWidget.strings"
    let table = "\"Xa1b2c\" = \"家計簿をみる\";\n"
    try folder.write(try #require(table.data(using: .shiftJIS)), to: file)
    expect(
      validate(),
      "\(file):1:1: error: '\(file)' cannot be read: the file is not UTF-8 or UTF-16, and looks "
        + "like Shift-JIS; convert it with 'iconv -f CP932 -t UTF-8' [unreadable-file]")
  }

  @Test("half a table, and one that is no table")
  func tables() throws {
    let file = "Localization/ja.lproj/QuickActionWidget.strings"
    try folder.write("\"a\" = \"b", to: file)
    let run = validate()
    #expect(run.output.contains("\(file):1:9: error: the file ends inside a string"))
    #expect(run.exitCode == 2)
    try folder.write("(a, b)", to: file)
    expect(
      validate("--ignore", "localization"),
      exitCode: 0)
    let root = validate("--select", "malformed-string-table")
    #expect(root.output.contains("\(file):1:1: error: a string table must be a dictionary"))
    #expect(root.exitCode == 1)
  }

  @Test(
    "a string catalog whose values are of other types",
    arguments: [
      ("[]", "1:1: error: a string table must be a dictionary", 1),
      (#"{"strings": []}"#, "1:13: error: the value of 'strings' must be an object", 1),
      (#"{"strings": {"a": 1}}"#, "1:19: warning: the value of 'a' must be an object", 0),
      (
        #"{"strings": {"a": {"localizations": []}}}"#,
        "1:37: warning: the 'localizations' of 'a' must be an object", 0
      ),
      (
        #"{"strings": {"a": {"localizations": {"de": {"stringUnit": {"value": 7}}}}}}"#,
        "1:44: warning: a language of 'a' has neither", 0
      ),
      (
        #"{"strings": {}, "sourceLanguage": 7}"#,
        "1:35: warning: the value of 'sourceLanguage' must be a string", 0
      ),
      ("", "1:1: error: the file is empty", 2),
      (#"{"strings": {"#, "1:14: error: the file ends inside a dictionary", 2),
    ])
  func stringCatalog(text: String, finding: String, exitCode: Int32) throws {
    let file = "Localization/QuickActionWidget.xcstrings"
    try folder.write(text, to: file)
    let run = validate("--select", "malformed-string-table")
    #expect(run.output.contains("\(file):\(finding)"), "\(run.output)")
    #expect(run.exitCode == exitCode)
  }

  // MARK: Files and folders

  @Test(
    "links that lead back to themselves are told of where a file is wanted, and no walk is endless")
  func loops() throws {
    try folder.link("loop.intentdefinition", to: "loop.intentdefinition")
    try folder.link("IntentDefinitions/up", to: "..")
    let table = "Localization/en.lproj/QuickActionWidget.strings"
    try FileManager.default.removeItem(atPath: folder.path(table))
    try folder.link(table, to: "QuickActionWidget.strings")
    func sentence(_ file: String) -> String {
      "\(file):1:1: error: '\(file)' cannot be read: too many levels of symbolic links "
        + "[unreadable-file]"
    }
    // What such a table has is not known, so nothing is said to be missing in it.
    expect(validate(), sentence(table), sentence("loop.intentdefinition"))
  }

  @Test(
    "a folder without permission is a warning, and the rest is checked",
    .enabled(if: Unprivileged.isAvailable))
  func unreadableFolder() throws {
    try folder.write("x", to: "secret/W.intentdefinition")
    try folder.setPermissions(0o000, of: "secret")
    defer { try? folder.setPermissions(0o755, of: "secret") }
    try Unprivileged.run(in: folder) { checkUnreadableFolder() }
  }

  private func checkUnreadableFolder() {
    expect(
      validate(),
      "secret:1:1: warning: the folder 'secret' cannot be read, so nothing in it is checked; "
        + "change its permissions, or add it to 'exclude' [unreadable-file]", exitCode: 0)
    #expect(validate("--fail-on", "warning").exitCode == 1)
    #expect(validate("--ignore", "unreadable-file").exitCode == 0)
    // If it was named, nothing is checked.
    let named = CommandRun(["validate", "@secret"], in: folder)
    #expect(named.output.contains("error[unreadable-file]: 'secret' cannot be read"))
    #expect(named.exitCode == 2)
  }

  @Test("what is excluded is not even looked at")
  func excluded() throws {
    try folder.write("x", to: "Vendor/W.intentdefinition")
    try folder.write("x", to: "Vendor/App.xcodeproj/project.pbxproj")
    try folder.link("Vendor/loop.actions.json", to: "loop.actions.json")
    #expect(validate().exitCode == 2)
    try folder.write(#"{"exclude": ["Vendor"]}"#, to: "quickaction.json")
    expect(validate(), exitCode: 0)
  }

  @Test("ten thousand files")
  func many() throws {
    let folder = try ScratchFolder()
    try folder.write("<plist><dict><key>INIntents</key><array/></dict></plist>", to: "W.definition")
    try folder.write("\"a\" = \"b\";\n", to: "W.table")
    // Names for one file each, as ten thousand that are written take minutes on a slow disk.
    let root = folder.path
    var failureCount = 0
    for group in 0..<500 {
      try folder.makeFolder("m\(group)/en.lproj")
      for number in 0..<10 {
        let path = "\(root)/m\(group)"
        if link("\(root)/W.definition", "\(path)/W\(number).intentdefinition") != 0
          || link("\(root)/W.table", "\(path)/en.lproj/W\(number).strings") != 0
        {
          failureCount += 1
        }
      }
    }
    #expect(failureCount == 0)
    try folder.write("<plist>", to: "m9/broken.intentdefinition")
    let run = CommandRun(
      ["validate", "@", "--format", "json", "--select", "invalid-property-list"], in: folder)
    #expect(run.output.contains("\"files\": 10001,"))
    #expect(run.output.contains("\"file\": \"m9/broken.intentdefinition\""))
    #expect(run.exitCode == 2)
  }
}
