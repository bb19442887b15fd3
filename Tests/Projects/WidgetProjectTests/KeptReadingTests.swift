// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import DiskTestSupport
import Foundation
import IntentModel
import SourceText
import StringTables
import SwiftDeclarations
import TestSupport
import Testing
import WidgetProject

@Suite struct KeptReadingTests {
  private let folder: ScratchFolder

  /// What is kept a minute later, so that nothing has just changed.
  private let readings = KeptReadings { ReadingState.now + .seconds(60) }

  init() throws {
    folder = try ScratchFolder()
    try write(Sample.definition, to: "W.intentdefinition")
    try write(Sample.definition, to: "Copy/W.intentdefinition")
    try write(#""a" = "A";"#, to: "ja.lproj/W.strings")
    try write(#"{ "sourceLanguage": "en", "strings": {} }"#, to: "W.xcstrings")
    for name in ["A", "B"] {
      try write("import AppIntents\nstruct \(name): AppIntent {}\n", to: "\(name).swift")
    }
    try write("struct C {}\n", to: "C.swift")
    try write(project(of: "App"), to: "App.xcodeproj/project.pbxproj")
    try write(
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
      </dict></dict></plist>
      """, to: "Widget/Info.plist")
    try write("{}\n", to: "Assets.xcassets/Contents.json")
  }

  /// Writes a file as if that had been a minute ago.
  private func write(_ text: String, to name: String, age: TimeInterval = 60) throws {
    try folder.write(text, to: name)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder.path(name))
  }

  private func project(of target: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (T, W); mainGroup = G; };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = A; };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = \(target); buildPhases = ();
        productType = "com.apple.product-type.application"; };
      W = { isa = PBXNativeTarget; name = Widget; buildPhases = (R); buildConfigurationList = L;
        productType = "com.apple.product-type.app-extension"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { INFOPLIST_FILE = Widget/Info.plist; }; };
    }; rootObject = P; }
    """
  }

  private func load(
    in tree: (any FileTree)? = nil, keeping readings: KeptReadings? = nil
  ) -> WidgetProject {
    ProjectLoader.load(
      [folder.path("")], in: tree.map { FileSystem($0) } ?? .disk, outlinesSwift: true,
      keeping: readings)
  }

  /// What is in a project.
  private func content(_ project: WidgetProject) -> [String] {
    var lines = project.sources.map { "\($0.name) \(String(decoding: $0.bytes, as: UTF8.self))" }
    lines += project.diagnostics.map { "\($0.id) \($0.place)" }
    lines += project.definitions.flatMap(\.intents).compactMap { $0.name?.value }
    lines += project.tables.map { "\($0.fileName) \($0.entries.count)" }
    lines += project.stringCatalogs.map(\.source.name)
    lines += project.xcodeProjects.flatMap(\.targets).map { $0.name.value }
    for (name, outline) in project.swiftOutlines.sorted(by: { $0.key < $1.key }) {
      lines.append("\(name) \(outline.declarations.map(\.fullName))")
    }
    return lines
  }

  @Test(
    "a project that is loaded again is as if nothing had been kept, whatever has changed",
    arguments: [
      ("A.swift", "import AppIntents\nstruct New: AppIntent {}\n"), ("B.swift", "struct B {}\n"),
      ("C.swift", "import AppIntents\nstruct C: AppIntent {}\n"),
      ("New.swift", "import AppIntents\nstruct New: AppIntent {}\n"), ("A.swift", nil),
      ("W.intentdefinition", Sample.definition.replacing("INIntentName", with: "INIntentNme")),
      ("W.intentdefinition", "<plist"), ("ja.lproj/W.strings", #""a" = "A"; "b" = "B";"#),
      ("ja.lproj/W.strings", #""a" "#), ("W.xcstrings", "{"),
      ("App.xcodeproj/project.pbxproj", "{"), ("Copy/W.intentdefinition", nil),
      ("Assets.xcassets/Contents.json", "{}\n<<<<<<< HEAD\n=======\n>>>>>>> feature\n"),
    ])
  func sameAsAnew(name: String, text: String?) throws {
    let before = load(keeping: readings)
    #expect(content(before) == content(load()))
    if let text {
      try write(text, to: name, age: 30)
    } else {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
    let after = load(keeping: readings)
    #expect(content(after) == content(load()))
    #expect(content(after) != content(before))
    #expect(content(load(keeping: readings)) == content(after))
  }

  @Test(
    "a file that could not be read for a moment, and has not changed, is read again",
    arguments: [
      "A.swift", "W.intentdefinition", "ja.lproj/W.strings", "W.xcstrings",
      "App.xcodeproj/project.pbxproj",
    ])
  func unreadable(name: String) {
    let tree = FaultyTree()
    tree.fail(at: folder.path(name))
    let before = load(in: tree, keeping: readings)
    #expect(content(before) != content(load()))
    tree.fail(at: nil)
    #expect(content(load(in: tree, keeping: readings)) == content(load()))
  }

  @Test("a link that leads to another file of the same size and age is read again")
  func link() throws {
    for name in ["One", "Two"] {
      try write("import AppIntents\nstruct \(name): AppIntent {}\n", to: "\(name).txt")
    }
    for name in ["One", "Two"] {
      try? FileManager.default.removeItem(atPath: folder.path("Link.swift"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("Link.swift"), withDestinationPath: folder.path("\(name).txt"))
      let loaded = content(load(keeping: readings))
      #expect(loaded == content(load()))
      #expect(loaded.contains { $0.contains("struct \(name)") })
    }
  }

  @Test("what is kept of a file that has not changed is not read from the disk")
  func reads() {
    let kept = [
      "A.swift", "B.swift", "C.swift", "W.intentdefinition", "W.strings", "W.xcstrings",
      "project.pbxproj", "Contents.json",
    ]
    let tree = FaultyTree()
    _ = load(in: tree, keeping: readings)
    #expect(Set(kept).isSubset(of: tree.takeReads()))
    _ = load(in: tree, keeping: readings)
    #expect(Set(kept).isDisjoint(with: tree.takeReads()))
  }

  @Test("what has not changed is not read again")
  func kept() throws {
    let before = load(keeping: readings)
    try write("import AppIntents\nstruct New: AppIntent {}\n", to: "A.swift", age: 30)
    let after = load(keeping: readings)
    func outline(_ name: String, of project: WidgetProject) -> ObjectIdentifier? {
      project.swiftOutlines[folder.path(name)].map { ObjectIdentifier($0) }
    }
    let (changed, same) = (outline("A.swift", of: before), outline("B.swift", of: before))
    #expect(changed != nil && same != nil)
    #expect(outline("A.swift", of: after) != changed)
    #expect(outline("B.swift", of: after) == same)
    #expect(before.tables.first === after.tables.first)
  }
}
