// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import DiskTestSupport
import Foundation
import QuickActions
import StringTables
import TestSupport
import Testing
import WidgetChoices

@Suite struct LoadedCatalogTests {
  private let folder = Sample.folder()

  /// What stands in the way of a catalog, in a word, with paths in the folder; nil where it is loaded.
  private func failure(_ name: String) -> String? {
    do throws(LoadedCatalog.Failure) {
      _ = try LoadedCatalog(
        path: name.isEmpty ? folder.path : folder.path(name), in: folder.fileSystem)
      return nil
    } catch {
      let words =
        switch error {
        case .noCatalog(let folder): "none under \(folder)"
        case .severalCatalogs(let paths): "several: \(paths.joined(separator: " "))"
        case .definition(let path, let catalog): "definition \(path), \(catalog ?? "alone")"
        case .file(let error): "file \(error)"
        case .unparsable(let findings, _): "unparsable: \(findings.map(\.id))"
        case .invalid(let findings, _): "invalid: \(findings.map(\.id))"
        }
      return words.replacing(folder.path + "/", with: "").replacing(folder.path, with: "/")
    }
  }

  @Test(
    "a folder that cannot be read is reported, and not that nothing is in it")
  func permissions() throws {
    folder.write(Sample.catalog(#""localization": "texts", "#), to: "W.actions.json")
    for (path, closed) in [("empty", "empty/closed"), ("W.actions.json", "texts")] {
      folder.makeFolder(closed)
      folder.deny(closed)
      #expect(
        failure(path)
          == "file '\(closed)' cannot be read: permission denied; change its permissions")
    }
  }

  @Test("a catalog is loaded with its definition and the tables of both")
  func whole() throws {
    folder.write(#""one" = "Eins";"#, to: "de.lproj/W.actions.strings")
    folder.write("", to: "ja.lproj/W.strings")
    let loaded = try LoadedCatalog(path: folder.path("W.actions.json"), in: folder.fileSystem)
    #expect(loaded.sources.count == 4)
    #expect(loaded.choiceFile.text == folder.path("W.configuration.json"))
    let destination = try #require(loaded.widget.destination("1"))
    #expect(loaded.widget.title(of: destination, in: LocaleName("de")) == "Eins")
    #expect(loaded.widget.title(of: destination, in: LocaleName("fr")) == "one")
  }

  @Test("texts come from a string catalog, too")
  func stringCatalog() throws {
    folder.write(
      #"{"sourceLanguage":"en","strings":{"one":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Un"}}}}}}"#,
      to: "W.actions.xcstrings")
    let loaded = try LoadedCatalog(path: folder.path("W.actions.json"), in: folder.fileSystem)
    let destination = try #require(loaded.widget.destination("1"))
    #expect(loaded.widget.title(of: destination, in: LocaleName("fr")) == "Un")
  }

  @Test("a folder stands for the only catalog under it")
  func onlyOne() throws {
    #expect(failure("") == nil)
    folder.write(Sample.catalog(), to: "sub/A.actions.json")
    #expect(failure("") == "several: W.actions.json sub/A.actions.json")
    folder.makeFolder("empty")
    #expect(failure("empty") == "none under empty")
  }

  @Test("a definition is no catalog; the one beside it is named")
  func definition() throws {
    #expect(failure("W.intentdefinition") == "definition W.intentdefinition, W.actions.json")
    folder.write(Sample.definition, to: "X.intentdefinition")
    #expect(failure("X.intentdefinition") == "definition X.intentdefinition, alone")
  }

  @Test("a catalog under another name works where it names its definition")
  func otherName() throws {
    folder.write(Sample.catalog(), to: "mine.json")
    #expect(failure("mine.json") == "unparsable: [\"catalog-definition-missing\"]")
    folder.write(Sample.catalog(#""definition": "W.intentdefinition", "#), to: "mine.json")
    #expect(failure("mine.json") == nil)
    let loaded = try LoadedCatalog(path: folder.path("mine.json"), in: folder.fileSystem)
    #expect(loaded.choiceFile.text == folder.path("mine.configuration.json"))
  }

  @Test("a file that is not there, or is none, is an error of the file's")
  func files() throws {
    #expect(failure("gone") == "file there is no file 'gone'; check the path")
    folder.makeFolder("D.intentdefinition")
    folder.write(Sample.catalog(), to: "D.actions.json")
    #expect(
      failure("D.actions.json") == "file 'D.intentdefinition' is a folder; specify a file in it")
  }

  @Test("what is no JSON, no definition or no table cannot be parsed; a catalog that errs can")
  func content() throws {
    folder.write("", to: "W.actions.json")
    #expect(failure("W.actions.json") == "unparsable: [\"invalid-property-list\"]")
    folder.write("{}", to: "W.actions.json")
    #expect(failure("W.actions.json")?.hasPrefix("invalid: [\"catalog-member-missing\"") == true)
    folder.write(Sample.catalog(destination: "none"), to: "W.actions.json")
    #expect(failure("W.actions.json") == "invalid: [\"invalid-destination-url\"]")
    folder.write(Sample.catalog(), to: "W.actions.json")
    folder.write("{", to: "W.xcstrings")
    #expect(failure("W.actions.json") == "unparsable: [\"invalid-property-list\"]")
    folder.write("{}", to: "W.xcstrings")
    folder.write("\"a", to: "en.lproj/W.strings")
    #expect(failure("W.actions.json") == "unparsable: [\"invalid-property-list\"]")
    folder.write("", to: "en.lproj/W.strings")
    folder.write("", to: "W.intentdefinition")
    #expect(failure("W.actions.json") == "unparsable: [\"invalid-property-list\"]")
  }

  @Test("a saved choice is read for the catalog that it belongs to")
  func choice() throws {
    let loaded = try LoadedCatalog(path: folder.path, in: folder.fileSystem)
    let choice = WidgetChoice(intent: "Choose", parameter: "targets", identifiers: ["1"])
    folder.write(choice.saved(), to: "c.json")
    #expect(try loaded.choice(at: folder.path("c.json"), in: folder.fileSystem) == choice)
    func isRefused(_ text: String, as isExpected: (LoadedCatalog.Failure) -> Bool) throws {
      folder.write(text, to: "c.json")
      do throws(LoadedCatalog.Failure) {
        _ = try loaded.choice(at: folder.path("c.json"), in: folder.fileSystem)
        Issue.record("'\(text)' is read")
      } catch {
        #expect(isExpected(error))
      }
    }
    try isRefused("") { if case .unparsable = $0 { true } else { false } }
    try isRefused("{}") { if case .invalid = $0 { true } else { false } }
    #expect(throws: LoadedCatalog.Failure.self) {
      try loaded.choice(at: folder.path("gone.json"), in: folder.fileSystem)
    }
  }
}
