// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Disk
import SourceText
import WidgetProject

/// The kinds of the widgets that intents of a definition configure, as the Swift sources around it spell them.
struct SourceWidgetKinds {
  /// A kind in a file.
  struct Found: Hashable {
    /// The kind; nil if code computes it.
    let kind: String?

    /// The path of the file.
    let file: String
  }

  /// The kinds that were found, by the classes of the intents.
  private var found: [String: [Found]] = [:]

  /// The word that every file with such a widget has.
  private static let mark = SoughtWords(["IntentConfiguration("])

  /// Searches the sources around a definition: below its Xcode project, otherwise in its repository.
  ///
  /// - Parameters:
  ///   - definition: The path of the definition.
  ///   - project: The projects around it.
  ///   - classes: The classes of the intents.
  ///   - output: The folder of what was migrated before, which says nothing about the old widget; nil if there is none.
  init(
    around definition: String, in project: WidgetProject, for classes: Set<String>,
    besides output: String?
  ) {
    guard !classes.isEmpty else { return }
    let disk = FileSystem.disk
    let current = disk.resolved(FilePath("."))
    let file = disk.resolved(FilePath(definition))
    let left = output.map { current.appending(disk.resolved(FilePath($0)).text).simplified }
    let projects = ProjectClassPrefix.projects(of: definition, in: project)
      .map { disk.resolved($0.container.folder) }
    let base = file.folder.hasExtension("lproj") ? file.folder.folder : file.folder
    let repository = Repository.root(of: file.folder, in: disk)
    // The project first: a repository can have several apps with classes of one name.
    for folders in [projects, [repository ?? base]] where found.isEmpty {
      for folder in folders {
        let isWhole = folder != base || repository != nil || !projects.isEmpty
        let files =
          isWhole
          ? FileSearch.search(
            folder, in: disk, excluding: project.settings.exclusion(of:),
            where: { $0.hasSuffix(".swift") }
          ).files : (disk.contents(of: folder) ?? []).filter { $0.hasExtension("swift") }
        let kept = files.filter { path in !(left.map { path.isBelow($0) } ?? false) }
        func sources(with words: SoughtWords) -> [SourceFile] {
          kept.compactMap { path -> SourceFile? in
            guard let bytes = try? disk.bytes(of: path), words.occur(in: bytes) else { return nil }
            return try? SourceFile(path: path.relative(to: current).text, bytes: bytes)
          }
        }
        let declaring = sources(with: Self.mark)
        var read = AppIntentSources(declaring)
        // A kind is often a constant of a type in another file.
        let types = read.widgets.filter { $0.configuration == .intent }.compactMap(\.typeOfKind)
        if !types.isEmpty {
          let known = Set(declaring.map(\.name))
          let words = Set(types).sorted().flatMap { type in
            ["enum", "struct", "class", "extension"].map { "\($0) \(type)" }
          }
          read = AppIntentSources(
            declaring + sources(with: SoughtWords(words)).filter { !known.contains($0.name) })
        }
        for widget in read.widgets where widget.configuration == .intent {
          guard let name = widget.intent?.value.split(separator: ".").last.map(String.init),
            classes.contains(name)
          else { continue }
          let kind = Found(kind: widget.kind.value, file: widget.fileName)
          if !(found[name] ?? []).contains(where: { $0.kind == kind.kind }) {
            found[name, default: []].append(kind)
          }
        }
      }
    }
  }

  /// The kinds of the widgets that are configured by an intent of a class, each once.
  subscript(className: String) -> [Found] { found[className] ?? [] }
}
