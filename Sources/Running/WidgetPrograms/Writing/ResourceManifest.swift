// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText
import StringTables
import WidgetProject

/// The resources of a program and what its bundles say, as the file that the program reads at run time.
///
/// `Documentation/Schemas/program.schema.json` describes the file.
struct ResourceManifest {
  let plan: ProgramPlan

  /// The file.
  var text: String { JSONWriter.document(root) }

  private var root: PropertyListLiteral {
    let widget = plan.widget
    let languages = Set(plan.modules.flatMap(\.bundle.languages) + catalogLanguages).sorted()
    let handlers = plan.modules.filter { $0.role == .intents }.compactMap(\.bundle.principalClass)
    return .object([
      ("version", 1),
      ("name", .string(plan.name)),
      ("module", .string(widget.name)),
      ("bundleIdentifier", optional(widget.bundle.identifier)),
      ("displayName", optional(widget.bundle.displayName)),
      ("developmentLanguage", .string(widget.bundle.developmentLanguage)),
      ("languages", strings(languages)),
      ("appGroups", strings(widget.bundle.appGroups ?? [])),
      ("handlers", strings(handlers + (widget.bundle.principalClass.map { [$0] } ?? []))),
      ("accentColor", optional(widget.bundle.accentColor)),
      ("widgetBackgroundColor", optional(widget.bundle.backgroundColor)),
      ("infoPlist", optional(widget.bundle.infoPlist.map(absolute))),
      ("assetCatalogs", paths { $0 == "xcassets" }),
      ("tables", .array(tables)),
      ("fonts", paths { ["ttf", "otf", "ttc"].contains($0) }),
      ("appFonts", widget.bundle.appFonts.map(strings) ?? .null),
      ("definitions", .array(definitions)),
      ("files", .array(others)),
    ])
  }

  /// All resources, each once, those of the widget first.
  private var resources: [FilePath] {
    var seen: Set<FilePath> = []
    return plan.modules.flatMap(\.resources).filter { seen.insert($0).inserted }
  }

  private static let tableExtensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

  private var tables: [PropertyListLiteral] {
    resources.filter { Self.tableExtensions.contains($0.pathExtension) }.map { path in
      .object([
        ("path", .string(absolute(path))), ("table", .string(path.stem)),
        ("language", optional(LocaleName(ofFolder: path.folder.name)?.identifier)),
      ])
    }
  }

  private var definitions: [PropertyListLiteral] {
    var seen: Set<FilePath> = []
    return plan.modules.flatMap { module in
      module.definitions.filter { seen.insert($0).inserted }.map { path in
        .object([("path", .string(absolute(path))), ("module", .string(module.name))])
      }
    }
  }

  private var others: [PropertyListLiteral] {
    let known = Self.tableExtensions.union(["xcassets", "ttf", "otf", "ttc", "intentdefinition"])
    return resources.filter { !known.contains($0.pathExtension) }.map { path in
      .object([
        ("path", .string(absolute(path))),
        ("language", optional(LocaleName(ofFolder: path.folder.name)?.identifier)),
      ])
    }
  }

  /// The languages of the string catalogs, which are in no folder of a language.
  private var catalogLanguages: [String] {
    var languages: Set<String> = []
    for path in resources where path.hasExtension("xcstrings") {
      guard let source = try? FileSystem.disk.source(at: path),
        let root = try? PropertyListDocument(source, as: .json).root
      else { continue }
      if let language = root["sourceLanguage"]?.string { languages.insert(language) }
      guard let entries = root["strings"] else { continue }
      for entry in entries.entries {
        guard let localizations = entry.value["localizations"] else { continue }
        for language in localizations.entries { languages.insert(language.key) }
      }
    }
    return languages.sorted()
  }

  private func paths(_ isWanted: (String) -> Bool) -> PropertyListLiteral {
    strings(resources.filter { isWanted($0.pathExtension) }.map(absolute))
  }

  private func absolute(_ path: FilePath) -> String { FileSystem.disk.resolved(path).text }

  private func strings(_ texts: [String]) -> PropertyListLiteral {
    .array(texts.map { .string($0) })
  }

  private func optional(_ text: String?) -> PropertyListLiteral {
    text.map { .string($0) } ?? .null
  }
}
