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
  private let readings = KeptReadings(settlingTime: .zero)

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
      P = { isa = PBXProject; targets = (T); mainGroup = G; };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = \(target); buildPhases = ();
        productType = "com.apple.product-type.application"; };
    }; rootObject = P; }
    """
  }

  private func load(keeping readings: KeptReadings? = nil) -> WidgetProject {
    ProjectLoader.load([folder.path("")], outlinesSwift: true, keeping: readings)
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
