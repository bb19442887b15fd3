// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import DiskTestSupport
import IntentModel
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetProject

@Suite("What surrounds the files that are asked for")
struct SurroundingsTests {
  private static let definition =
    "<plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist>"

  /// A project with one application of the given files, and a definition that it only lists.
  private func project(_ sources: [String], resources: [String] = []) -> String {
    let paths = sources + resources
    let objects = paths.indices.map { index in
      """
      B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
      F\(index) = { isa = PBXFileReference; path = "\(paths[index])"; sourceTree = "<group>"; };
      """
    }
    let builds = paths.indices.map { "B\($0)" }
    return """
      { objects = {
      P = { isa = PBXProject; developmentRegion = en; targets = (T); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); \
      productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (\(builds.prefix(sources.count).joined(separator: ","))); };
      R = { isa = PBXResourcesBuildPhase; files = (\(builds.dropFirst(sources.count).joined(separator: ","))); };
      \(objects.joined(separator: "\n"))
      }; rootObject = P; }
      """
  }

  private func languages(_ project: WidgetProject) -> [String] {
    project.applications.flatMap(\.languages).map(\.identifier)
  }

  @Test(
    "a file is seen as its project sees it, however deep it lies, and nothing else is asked for")
  func above() throws {
    let folder = MemoryFolder(files: [
      ".git/HEAD": "",
      "ios/App.xcodeproj/project.pbxproj": project(
        ["Widget/Deep/W.intentdefinition", "O.intentdefinition"], resources: ["ja.lproj/M.strings"]),
      "ios/Widget/Deep/W.intentdefinition": Self.definition, "ios/O.intentdefinition": "broken",
      "ios/Widget/Deep/de.lproj/W.strings": "\n",
    ])
    for path in ["ios/Widget/Deep/W.intentdefinition", "ios/Widget/Deep", "ios/Widget"] {
      let found = folder.load(path)
      #expect(languages(found) == ["en", "ja"], "\(path)")
      #expect(found.failures.isEmpty)
      #expect(
        found.askedSources.map { folder.name($0.name) }
          == ["ios/Widget/Deep/W.intentdefinition", "ios/Widget/Deep/de.lproj/W.strings"])
      // That another definition cannot be read is said, and is no failure of this one.
      #expect(found.findings.map { folder.name($0.place.file) } == ["ios/O.intentdefinition"])
      #expect(found.findings.first?.severity == .warning)
    }
  }

  @Test(
    "a definition that no target of the project around it has is noted, in a folder 'ios' and beside it",
    arguments: ["ios/Widget/W.intentdefinition", "targets/widget/W.intentdefinition"])
  func outside(path: String) {
    let folder = MemoryFolder(files: [
      ".git/HEAD": "", "ios/App.xcodeproj/project.pbxproj": project(["O.intentdefinition"]),
      "ios/O.intentdefinition": Self.definition, path: Self.definition,
    ])
    for asked in ["", path, FilePath(path).folder.text] {
      let found = folder.load(asked).definitionsOutsideProjects
      #expect(found.map { folder.name($0.definition) } == [path], "\(asked)")
      #expect(found.map { folder.name($0.project.text) } == ["ios/App.xcodeproj"])
    }
  }

  @Test(
    "a definition of a package, a fixture, a generator or another project is not outside of one",
    arguments: [
      ["Kit/Package.swift": "", "Kit/Sources/W.intentdefinition": definition],
      ["AppTests/W.intentdefinition": definition],
      ["project.yml": "targets:\n", "W.intentdefinition": definition],
      ["App/W.intentdefinition": definition],
    ])
  func inside(files: [String: String]) {
    let folder = MemoryFolder(files: [
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": project(["App/W.intentdefinition"]),
    ])
    for (name, content) in files { folder.write(content, to: name) }
    #expect(folder.load().definitionsOutsideProjects.isEmpty)
  }

  @Test("a string table under the name of a definition is a table of its language")
  func tableNamedAsDefinition() {
    let folder = MemoryFolder(files: [
      "en.lproj/W.intentdefinition": Self.definition,
      "ko.lproj/W.intentdefinition": "\"a\" = \"가\";\n",
    ])
    let found = folder.load()
    #expect(
      found.definitions.map { folder.name($0.source.name) } == ["en.lproj/W.intentdefinition"])
    #expect(found.tablesNamedAsDefinitions.map(\.locale.identifier) == ["ko"])
    #expect(found.tables(ofDefinition: folder.path("en.lproj/W.intentdefinition")).count == 1)
    #expect(found.findings.isEmpty && found.failures.isEmpty)
  }

  @Test("a project is looked for up to the root of the repository, and no further")
  func root() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": project(
        ["repository/W.intentdefinition"], resources: ["ja.lproj/M.strings"]),
      "repository/W.intentdefinition": Self.definition,
    ]
    let folder = MemoryFolder(files: files)
    #expect(languages(folder.load("repository/W.intentdefinition")) == ["en", "ja"])
    folder.write("", to: "repository/.git/HEAD")
    #expect(languages(folder.load("repository/W.intentdefinition")) == ["en"])
  }

  @Test("where no project above lists a definition, the rest of the repository is searched")
  func beside() throws {
    let files = [
      "ios/App.xcodeproj/project.pbxproj": project(
        ["../Shared/W.intentdefinition"], resources: ["ja.lproj/M.strings"]),
      "Shared/W.intentdefinition": Self.definition,
    ]
    let folder = MemoryFolder(files: files)
    #expect(languages(folder.load("Shared/W.intentdefinition")) == ["en"])
    folder.write("", to: ".git/HEAD")
    #expect(languages(folder.load("Shared/W.intentdefinition")) == ["en", "ja"])
    #expect(languages(folder.load("Shared")) == ["en", "ja"])
  }

  @Test("a catalog of the repository says where the tables of a definition are")
  func catalog() throws {
    let folder = MemoryFolder(files: [
      ".git/HEAD": "", "W/W.intentdefinition": Self.definition, "Texts/ja.lproj/W.strings": "\n",
      "W/W.actions.json": """
      {"version": 1, "intent": "Show", "parameter": "places", "localization": "../Texts",
       "developmentLanguage": "de", "widget": {"kind": "W", "families": ["systemMedium"]},
       "sections": []}
      """,
    ])
    let application = try #require(folder.load("W/W.intentdefinition").applications.first)
    #expect(application.languages.map(\.identifier) == ["de", "ja"])
    #expect(application.definitions.first?.tables.all.count == 1)
  }

  @Test("definitions in language folders are left out where the project lists another beside them")
  func unlisted() throws {
    let folder = MemoryFolder(files: [
      "App.xcodeproj/project.pbxproj": project(["Base.lproj/W.intentdefinition"]),
      "Base.lproj/W.intentdefinition": Self.definition,
      "de.lproj/W.intentdefinition": Self.definition,
      "ja.lproj/W.intentdefinition": "broken", "de.lproj/O.intentdefinition": Self.definition,
    ])
    let found = folder.load()
    #expect(
      found.definitions.map { folder.name($0.source.name) }.sorted()
        == ["Base.lproj/W.intentdefinition", "de.lproj/O.intentdefinition"])
    #expect(
      found.unlistedDefinitions.map { folder.name($0.source.name) }
        == ["de.lproj/W.intentdefinition"])
    #expect(found.failures.isEmpty)
    // Where nothing says which of them is built, all are.
    folder.write(project([]), to: "App.xcodeproj/project.pbxproj")
    #expect(folder.load().unlistedDefinitions.isEmpty)
  }

  @Test("the languages of another project are not those of this one")
  func otherProjects() throws {
    let application = """
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      </dict></plist>
      """
    let folder = MemoryFolder(files: [
      "mine/project.yml": "targets:\n", "mine/W/W.intentdefinition": Self.definition,
      "third/project.yml": "targets:\n", "third/App/Info.plist": application,
      "third/App/it.lproj/M.strings": "",
    ])
    #expect(languages(folder.load()) == ["en"])
    #expect(folder.load().ungeneratedProjects.map(\.tool) == [.xcodeGen])
    // Without a specification between them, they may be one project.
    folder.write("name: x", to: "third/project.yml")
    folder.write(application, to: "mine/App/Info.plist")
    folder.write("", to: "mine/App/fr.lproj/M.strings")
    #expect(languages(folder.load()) == ["en", "fr"])
  }

  @Test(
    "a Project.swift is a specification where it imports Tuist's module", arguments: [true, false])
  func tuist(isTuists: Bool) throws {
    let folder = MemoryFolder(files: [
      "Project.swift": isTuists ? "import ProjectDescription\n" : "struct Project {}\n",
      "W.intentdefinition": Self.definition,
    ])
    #expect(folder.load().ungeneratedProjects.map(\.tool) == (isTuists ? [.tuist] : []))
  }

  @Test("the languages that the settings name are taken where no project lists the definition")
  func named() throws {
    let folder = MemoryFolder(files: [
      "W.intentdefinition": Self.definition, "project.yml": "targets:\n",
      "de.lproj/M.strings": "",
    ])
    let settings = ProjectSettings(
      languages: [LocaleName("fr")], developmentLanguage: LocaleName("ja"))
    let found = ProjectLoader.load([folder.path], in: folder.fileSystem, settings: settings)
    #expect(languages(found) == ["fr", "ja"])
    #expect(found.applications.first?.hasNamedLanguages == true)
    #expect(found.ungeneratedProjects.isEmpty)
  }
}
