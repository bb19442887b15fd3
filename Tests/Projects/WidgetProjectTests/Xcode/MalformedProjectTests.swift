// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import TestSupport
import Testing
import WidgetProject

@Suite("Malformed Xcode projects")
struct MalformedProjectTests {
  /// What is said of the sample with marked text in the place of a part of it, at the places of the marks.
  private func findings(replacing old: String, with marked: String) throws -> [String] {
    let marked = try MarkedText(SampleProject.changed(old, marked))
    let project = try SampleProject.project(marked.text)
    #expect(project.diagnostics.map { $0.place.range?.start } == marked.offsets)
    #expect(project.diagnostics.allSatisfy { $0.id == "malformed-xcode-project" })
    #expect(project.diagnostics.allSatisfy { $0.severity == .warning })
    return project.diagnostics.map(\.message.text)
  }

  @Test("an object that is missing is reported where it is named")
  func missingObjects() throws {
    #expect(
      try findings(replacing: "files = (B3, B4,", with: "files = (B3, ↓GONE, B4,") == [
        "'files' names the object 'GONE', which the project does not have; remove it from the list"
      ])
    #expect(
      try findings(replacing: "children = (G2,", with: "children = (↓GONE, G2,") == [
        "'children' names the object 'GONE', which the project does not have; remove it from the list"
      ])
  }

  @Test("an object of another class is passed over")
  func wrongClass() throws {
    #expect(
      try findings(replacing: "buildPhases = (R2,", with: "buildPhases = (↓N1, R2,") == [
        "'buildPhases' names 'N1', which is a 'XCBuildConfiguration', not a build phase; it is ignored"
      ])
  }

  @Test("a group that stands in itself ends no walk")
  func cycles() throws {
    #expect(
      try findings(replacing: "children = (V1, S1, )", with: "children = (V1, S1, ↓G2, )") == [
        "the group 'G2' contains itself, so the paths of its files are unknown; remove it from one of its groups"
      ])
    #expect(
      try findings(replacing: "children = (F1, F2, )", with: "children = (F1, F2, ↓V1, )").count
        == 1)
  }

  @Test("a value of another type is reported and not read")
  func wrongTypes() throws {
    #expect(
      try findings(replacing: "files = (B3, B4, B5, )", with: "files = ↓{ B3 = B4; }") == [
        "the value of 'files' must be an array; it is a dictionary"
      ])
    #expect(
      try findings(replacing: "path = App;", with: "path = ↓(App, );") == [
        "the value of 'path' must be a string; it is an array"
      ])
    #expect(
      try findings(replacing: "files = (B3, B4,", with: "files = (B3, ↓(B4, ),") == [
        "the value of 'files' must be an array of strings, each; it is an array"
      ])
  }

  @Test("an object that is no dictionary is reported where it is named")
  func objectIsNoDictionary() throws {
    #expect(
      try findings(
        replacing: "G1 = {isa = PBXGroup; children = (G2,",
        with: "N9 = text; G1 = {isa = PBXGroup; children = (G2, ↓N9,"
      ) == ["the object 'N9' must be a dictionary; it is a string"])
  }

  @Test("a build file without a file is what Xcode leaves behind, and no finding")
  func emptyBuildFile() throws {
    #expect(try findings(replacing: "fileRef = F5; ", with: "").isEmpty)
  }

  @Test("a file that is no project is refused with one finding")
  func noProject() throws {
    let texts = [
      "↓{ archiveVersion = 1; }": "an Xcode project is a dictionary with the dictionary 'objects'",
      "↓(objects)": "an Xcode project is a dictionary with the dictionary 'objects'",
      "{ objects = { }; rootObject = ↓P; }":
        "'rootObject' must name a 'PBXProject' among 'objects'",
      "{ objects = { P = { isa = PBXGroup; }; }; rootObject = ↓P; }":
        "'rootObject' must name a 'PBXProject' among 'objects'",
      "↓{ objects = { }; }": "'rootObject' must name a 'PBXProject' among 'objects'",
    ]
    for (text, message) in texts {
      let marked = MarkedText(text)
      let error = #expect(throws: XcodeProjectError.self) {
        try SampleProject.project(marked.text)
      }
      let finding = try #require(error?.diagnostic)
      #expect(finding.message.text.hasPrefix(message))
      #expect(finding.place.range?.start == marked.offsets.first)
      #expect(finding.severity == .error)
    }
  }

  @Test("half a project is an error with a place, wherever it is cut")
  func everyCut() throws {
    let text = """
      // !$*UTF8*$!
      { objects = {
        B = { isa = PBXBuildFile; fileRef = F; settings = {ATTRIBUTES = (no_codegen, ); }; };
        F = { isa = PBXFileReference; path = "Widget.intentdefinition"; sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (F, S, ); sourceTree = "<group>"; };
        P = { isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T /* App */, ); };
        R = { isa = PBXSourcesBuildPhase; files = (B, ); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; buildPhases = (R, ); fileSystemSynchronizedGroups = (S, ); name = App; };
      }; rootObject = P; }
      """
    #expect(throws: Never.self) { try SampleProject.project(text) }
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      let source = try SourceFile(
        name: "App.xcodeproj/project.pbxproj", content: Array(bytes[..<end]))
      do throws(XcodeProjectError) {
        _ = try XcodeProject(source)
        Issue.record("the first \(end) bytes are read as a project")
      } catch {
        let range = try #require(error.diagnostic.place.range)
        #expect(range.end <= end)
      }
    }
  }

  @Test("a project without any one of its lines is read as far as it goes")
  func everyLine() throws {
    let lines = SampleProject.text.split(separator: "\n")
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      let text = rest.joined(separator: "\n")
      do throws(XcodeProjectError) {
        let source = SourceFile(name: "App.xcodeproj/project.pbxproj", text: text)
        let project = try XcodeProject(source)
        #expect(project.targets.count <= 2)
        #expect(project.diagnostics.allSatisfy { $0.place.range != nil })
      } catch {
        #expect(error.diagnostic.severity == .error)
      }
    }
  }

  @Test("groups may stand in one another as deep as they like")
  func deepGroups() throws {
    let count = 20_000
    let groups = (0..<count).map {
      "G\($0) = {isa = PBXGroup; children = (G\($0 + 1), ); path = a; sourceTree = \"<group>\"; };"
    }
    let project = try SampleProject.project(
      """
      { objects = { P = { isa = PBXProject; mainGroup = G0; };
      \(groups.joined(separator: "\n"))
      G\(count) = {isa = PBXGroup; children = (G0, ); sourceTree = "<group>"; };
      }; rootObject = P; }
      """)
    #expect(project.diagnostics.count == 1)
  }
}
