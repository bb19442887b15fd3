// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import DiskTestSupport
import Foundation
import SourceText
import TestSupport
import Testing
import WidgetProject

@Suite struct ProjectLoaderTests {
  private let folder = Sample.folder()

  private func load(_ names: String...) -> WidgetProject {
    ProjectLoader.load(
      names.isEmpty ? [folder.path] : names.map(folder.path), in: folder.fileSystem)
  }

  /// Findings as `id file text-of-the-place: message`, with paths in the folder.
  private func lines(_ diagnostics: [Diagnostic], in project: WidgetProject) -> [String] {
    diagnostics.map { finding in
      let source = project.sources.first { $0.name == finding.place.file }
      let place = finding.place.range.flatMap { source?.text(in: $0) }.map { " [\($0)]" } ?? ""
      let line = "\(finding.id) \(finding.place.file)\(place): \(finding.message)"
      return line.replacing(folder.path + "/", with: "")
    }
  }

  private func names(_ project: WidgetProject) -> [String] {
    project.sources.map { $0.name.replacing(folder.path + "/", with: "") }
  }

  @Test("a project is its definitions and catalogs with the tables that belong to them")
  func whole() throws {
    folder.write(#""a" = "A";"#, to: "ja.lproj/W.strings")
    folder.write(#""one" = "Eins";"#, to: "de.lproj/W.actions.strings")
    folder.write(#"{ "sourceLanguage": "en", "strings": {} }"#, to: "W.xcstrings")
    folder.write("<plist><dict/></plist>", to: "ja.lproj/W.stringsdict")
    folder.write("nobody's", to: "ja.lproj/Other.strings")
    let project = load()
    #expect(lines(project.diagnostics, in: project) == [])
    #expect(
      names(project) == [
        "W.actions.json", "W.intentdefinition", "W.xcstrings", "de.lproj/W.actions.strings",
        "ja.lproj/W.strings", "ja.lproj/W.stringsdict",
      ])
    #expect(project.fileCount == 6)
    #expect(project.definitions.count == 1)
    #expect(project.catalogs.count == 1)
    #expect(project.tables.count == 3)
    #expect(project.stringCatalogs.count == 1)
  }

  @Test("a file is read once, however many ways lead to it")
  func once() throws {
    folder.link("link.intentdefinition", to: "W.intentdefinition")
    let project = load("W.actions.json", "W.intentdefinition", ".", "link.intentdefinition")
    #expect(project.fileCount == 2)
    #expect(project.sources.count == 2)
    #expect(project.definitions.count == 1)
  }

  @Test("what was looked at counts once: files that were read, images too, and what cannot be read")
  func count() throws {
    let destination = #"{ "identifier": "%", "titleKey": "%", "image": "%", "properties": {} }"#
    for name in ["W", "V"] {
      let destinations = ["drawing", "bitmap", "cut", "gone"].map {
        destination.replacing("%", with: $0)
      }
      folder.write(
        """
        { "version": 1, "definition": "W.intentdefinition", "assets": "Icons",
          "intent": "Choose", "parameter": "targets",
          "widget": { "kind": "Kind", "families": ["systemMedium"] },
          "destinations": [\(destinations.joined(separator: ", "))] }
        """, to: "\(name).actions.json")
    }
    folder.write(
      #"<svg xmlns='http://www.w3.org/2000/svg' viewBox="0 0 1 1"/>"#, to: "Icons/drawing.svg")
    folder.write(PNGFile(width: 4, height: 4).bytes, to: "Icons/bitmap.png")
    folder.write("<svg", to: "Icons/cut.svg")
    folder.write(#""a" = "A";"#, to: "ja.lproj/W.intentdefinition.strings")
    folder.link("Dead.intentdefinition", to: "nowhere")
    let project = load(".", "gone")
    #expect(
      names(project) == [
        "Icons/cut.svg", "Icons/drawing.svg", "V.actions.json", "W.actions.json",
        "W.intentdefinition",
      ])
    #expect(
      project.otherFiles.map { $0.replacing(folder.path + "/", with: "") }.sorted() == [
        "Dead.intentdefinition", "Icons/bitmap.png", "gone", "ja.lproj/W.intentdefinition.strings",
      ])
    #expect(project.fileCount == 9)
  }

  // Elsewhere no name can be anything but UTF-8.
  #if os(Linux)
    @Test("of a name that is not UTF-8 that is said, and no permissions are blamed")
    func malformedNames() throws {
      let folder = try ScratchFolder()
      let name = [CChar](folder.path.utf8.map(CChar.init(bitPattern:)) + [0x2F, -1])
      #expect(mkdir(name + [0], 0o755) == 0)
      let file = name + Array("W.intentdefinition".utf8.map(CChar.init(bitPattern:))) + [0]
      #expect(close(open(file, O_CREAT | O_WRONLY, 0o644)) == 0)
      let project = ProjectLoader.load([folder.path])
      func lines(_ findings: [Diagnostic]) -> [String] {
        findings.map {
          "\($0.id) \($0.place.file): \($0.message)".replacing(folder.path + "/", with: "")
        }
      }
      #expect(
        lines(project.failures) == [
          "unreadable-file \u{FFFD}W.intentdefinition: the name '\u{FFFD}W.intentdefinition' is not UTF-8; "
            + "rename the file"
        ])
      #expect(
        lines(project.findings) == [
          "unreadable-file \u{FFFD}: the folder '\u{FFFD}' has a name that is not UTF-8, "
            + "so nothing in it is checked; rename it, or add it to 'exclude'"
        ])
      #expect(project.fileCount == 2)
    }
  #endif

  @Test("the order of findings and files depends on the files alone")
  func order() throws {
    for name in ["b", "a", "c"] { folder.write("", to: "\(name)/\(name).intentdefinition") }
    let first = load()
    for _ in 1...3 {
      let again = load()
      #expect(lines(again.diagnostics, in: again) == lines(first.diagnostics, in: first))
      #expect(names(again) == names(first))
    }
    let files = first.failures.map(\.place.file.fileName)
    #expect(files == ["a.intentdefinition", "b.intentdefinition", "c.intentdefinition"])
  }

  @Test("a file that cannot be read or parsed is a failure, and the rest is loaded")
  func failures() throws {
    folder.write("", to: "empty.intentdefinition")
    folder.write("{}", to: "json.intentdefinition")
    folder.makeFolder("folder.actions.json")
    folder.write("{", to: "cut.actions.json")
    folder.link("gone.intentdefinition", to: "nowhere")
    let project = load()
    #expect(
      project.failures.map(\.id) == [
        "invalid-property-list", "invalid-property-list", "unreadable-file",
        "invalid-property-list",
      ])
    #expect(project.findings.isEmpty)
    #expect(project.fileCount == 6)
    #expect(project.definitions.count == 1)
    #expect(
      lines(project.failures, in: project)[2]
        == "unreadable-file gone.intentdefinition: "
        + "there is no file '\(folder.path("gone.intentdefinition").dropFirst(folder.path.count + 1))'; check the path"
    )
  }

  @Test("a table that is broken is a failure, and one that is malformed a finding")
  func tables() throws {
    folder.write(#""a" = "A"#, to: "ja.lproj/W.strings")
    folder.write("<plist><array/></plist>", to: "de.lproj/W.strings")
    folder.write("{", to: "W.xcstrings")
    folder.write("[]", to: "W.actions.xcstrings")
    let project = load()
    #expect(project.failures.map(\.place.file.fileName) == ["W.xcstrings", "W.strings"])
    #expect(Set(project.findings.map(\.id)) == ["malformed-string-table"])
    #expect(project.findings.count == 2)
  }

  @Test("a catalog that is checked against its definition has its findings once")
  func catalogFindings() throws {
    folder.write(Sample.catalog(#""intnt": 1, "#, destination: "no url"), to: "W.actions.json")
    let project = load()
    #expect(project.failures.isEmpty)
    #expect(
      Set(project.findings.map(\.id)) == ["unknown-catalog-member", "invalid-destination-url"])
    #expect(project.findings.count == 2)
  }

  @Test("a catalog without what nothing works without has findings, not failures")
  func unusableCatalog() throws {
    folder.write("{}", to: "W.actions.json")
    let project = load()
    #expect(project.failures.isEmpty)
    #expect(project.findings.contains { $0.id == "catalog-member-missing" })
    #expect(project.catalogs.isEmpty)
    #expect(project.definitions.count == 1)
  }

  @Test("a definition that a catalog names and that is not there is reported where it is named")
  func missingDefinition() throws {
    folder.write(
      Sample.catalog(#""definition": "sub/../X.intentdefinition", "#), to: "W.actions.json")
    folder.write(Sample.catalog(), to: "Y.actions.json")
    let project = load("W.actions.json", "Y.actions.json")
    #expect(
      lines(project.failures, in: project) == [
        "catalog-definition-missing W.actions.json [sub/../X.intentdefinition]: there is no file "
          + "'X.intentdefinition'; write 'definition' as a path from the catalog's folder",
        "catalog-definition-missing Y.actions.json: there is no file 'Y.intentdefinition' "
          + "for this catalog; create it, or name another as 'definition'",
      ])
  }

  @Test("a catalog is no definition, even where it names itself as one")
  func itself() throws {
    folder.write(Sample.catalog(#""definition": "W.actions.json", "#), to: "W.actions.json")
    let project = load("W.actions.json")
    #expect(project.failures.map(\.id) == ["invalid-property-list"])
    #expect(project.fileCount == 1)
  }

  @Test("a folder of tables that is not there is reported where it is named")
  func missingLocalization() throws {
    folder.write(Sample.catalog(#""localization": "texts", "#), to: "W.actions.json")
    let project = load()
    #expect(
      lines(project.findings, in: project) == [
        "catalog-localization-missing W.actions.json [texts]: there is no folder 'texts'; "
          + "write 'localization' as a path from the catalog's folder"
      ])
    #expect(project.findings.map(\.severity) == [.warning])
    folder.makeFolder("texts")
    #expect(load().findings.isEmpty)
  }

  @Test(
    "a folder of tables that cannot be read is reported where it is named")
  func hiddenLocalization() throws {
    folder.write(Sample.catalog(#""localization": "texts", "#), to: "W.actions.json")
    folder.makeFolder("texts")
    folder.deny("texts")
    let project = load("W.actions.json")
    #expect(
      lines(project.diagnostics, in: project) == [
        "catalog-localization-missing W.actions.json [texts]: the folder 'texts' cannot be read, "
          + "so no text is found in it; change its permissions"
      ])
  }

  @Test("a file that is named is read as what its name says")
  func kinds() throws {
    folder.write(#""a" = "A";"#, to: "a.strings")
    folder.write("<plist><dict/></plist>", to: "a.stringsdict")
    folder.write(#"{ "strings": {} }"#, to: "a.xcstrings")
    folder.write("{}", to: "a.json")
    let project = load("a.strings", "a.stringsdict", "a.xcstrings", "a.json", "gone.json", "gone")
    #expect(project.tables.count == 2)
    #expect(project.stringCatalogs.count == 1)
    #expect(project.fileCount == 6)
    #expect(
      lines(project.failures, in: project) == [
        "unreadable-file a.json: 'a.json' is not a file that 'validate' checks; "
          + "the name of a catalog ends in '.actions.json'",
        "unreadable-file gone.json: there is no file 'gone.json'; check the path",
        "unreadable-file gone: there is no file 'gone'; check the path",
      ])
  }

  @Test("no file of the corpus has a finding", .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    let corpus = try #require(Repository.corpus)
    let project = ProjectLoader.load([corpus.path])
    #expect(project.diagnostics.map { "\($0.place.file): \($0.message)" } == [])
    let definitions = Repository.corpusFiles(withExtension: "intentdefinition")
    #expect(project.definitions.count == definitions.count)
    #expect(!definitions.isEmpty)
    #expect(project.tables.count > definitions.count)
  }

  @Test("the samples of the repository have no finding")
  func repository() {
    let project = ProjectLoader.load([Repository.root.appending(path: "IntentDefinitions").path])
    #expect(project.diagnostics.map(\.message.text) == [])
    #expect(project.fileCount >= 6)
  }
}

extension String {
  /// The last part of a path.
  fileprivate var fileName: String { FilePath(self).name }
}
