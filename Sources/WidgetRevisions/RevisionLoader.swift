// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentDiff
import SourceText
package import WidgetProject

/// Loads revisions, each blob of a repository once.
package struct RevisionLoader {
  /// The repository; nil if only the disk is read.
  package let git: Git?

  private let settings: ProjectSettings

  /// The folder that the exclusions of the settings start in, from the root of the repository.
  private let settingsFolder: String

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - git: The repository; nil if only the disk is read.
  ///   - settings: What is left out, and where tables are looked for.
  ///   - folder: The folder of the configuration that says so.
  package init(git: Git?, settings: ProjectSettings, folder: FilePath?) {
    self.git = git
    self.settings = settings
    settingsFolder = git.flatMap { git in folder.map { git.path(of: $0.text) } } ?? ""
  }

  /// Loads what is on the disk.
  package func load(
    _ paths: [String], reading swiftFiles: [String]? = nil
  ) throws(GitError) -> LoadedRevision {
    let project = ProjectLoader.load(paths, settings: settings)
    var names = swiftFiles ?? []
    if swiftFiles == nil {
      if let git {
        let scopes = paths.map { git.path(of: $0) }
        names = try git.widgetSources(nil).filter { file in
          scopes.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
        }.map { git.name(ofPath: $0) }
      } else {
        names = paths.flatMap { path in
          FileSystem.disk.status(of: FilePath(path)) == .folder
            ? FileSearch.search(FilePath(path), in: .disk, excluding: settings.exclusion(of:)) {
              $0.hasSuffix(".swift")
            }.files.map(\.text) : path.hasSuffix(".swift") ? [path] : []
        }
      }
    }
    let sources = names.filter { !Self.isPassedOver($0) }
      .compactMap { try? FileSystem.disk.source(at: FilePath($0).simplified) }
      .filter(\.mayDeclareWidget)
    let isSingleFile =
      paths.count == 1 && FileSystem.disk.status(of: FilePath(paths[0])) != .folder
    return LoadedRevision(
      project, swiftSources: sources,
      path: { name in
        if let git { return git.path(of: name) }
        // Two files that are named are one file in two revisions, whatever they are called.
        if isSingleFile, name == paths[0] { return FilePath(name).pathExtension }
        let base = paths.first { name.hasPrefix($0 + "/") }
        return base.map { String(name.dropFirst($0.utf8.count + 1)) } ?? name
      }, in: .disk, mount: "")
  }

  /// Loads commits, and hands each to a function in their order.
  ///
  /// - Parameters:
  ///   - commits: The commits, each with what people call it.
  ///   - scopes: The files and folders that are compared, from the root; empty for all.
  ///   - body: Takes a revision, and what was renamed or moved since the one before.
  /// - Throws: ``GitError`` if git cannot read one.
  package func load(
    _ commits: [(commit: String, label: String)], scopes: [String],
    _ body: (LoadedRevision, _ moves: [String: String]) -> Void
  ) throws(GitError) {
    guard let git, let first = commits.first, let last = commits.last else { return }
    var trees = [try git.tree(first.commit)]
    let steps = try git.changes(along: commits.map(\.commit))
    for step in steps {
      var tree = trees[trees.count - 1]
      for path in step.removed { tree[path] = nil }
      tree.merge(step.changed) { $1 }
      trees.append(tree)
    }
    var swift = Set(try git.widgetSources(first.commit))
    if commits.count > 1 { swift.formUnion(try git.widgetSources(last.commit)) }
    for step in steps {
      for (old, new) in step.moves where swift.contains(old) { swift.insert(new) }
    }
    let scopes = scopes.filter { !$0.isEmpty }
    func isWanted(_ path: String) -> Bool {
      scopes.isEmpty || scopes.contains { path == $0 || path.hasPrefix($0 + "/") }
        || scopes.contains { Self.isBeside(path, $0) }
    }
    var wanted: [[String: TreeEntry]] = []
    for tree in trees {
      wanted.append(
        tree.filter { path, entry in
          entry.kind == .submodule
            || isWanted(path) && !Self.isPassedOver(path)
              && (Self.belongsToWidgets(path) || entry.kind == .link || swift.contains(path))
        })
    }
    let objects = Set(wanted.flatMap { $0.values.filter { $0.kind != .submodule }.map(\.object) })
    let contents = try git.contents(of: objects)
    var previous: (entries: [String: TreeEntry], revision: LoadedRevision)?
    for (index, entries) in wanted.enumerated() {
      let moves = index > 0 && index <= steps.count ? steps[index - 1].moves : [:]
      if let previous, previous.entries == entries {
        body(previous.revision, moves)
        continue
      }
      let revision = load(entries, contents, label: commits[index].label, scopes: scopes, swift)
      body(revision, moves)
      previous = (entries, revision)
    }
  }

  /// Loads the files of one commit through a tree in memory.
  private func load(
    _ entries: [String: TreeEntry], _ contents: [String: [UInt8]], label: String,
    scopes: [String], _ swift: Set<String>
  ) -> LoadedRevision {
    let mount = label + ":"
    var tree = MemoryTree()
    tree.makeFolder(FilePath(mount))
    var submodules: [String] = []
    for (path, entry) in entries {
      let place = FilePath(mount).appending(path)
      switch entry.kind {
      case .submodule: submodules.append(path)
      case .file:
        if let bytes = contents[entry.object] { tree.write(bytes, to: place) }
      case .link:
        guard let bytes = contents[entry.object] else { continue }
        tree.link(place, to: String(decoding: bytes, as: UTF8.self))
      }
    }
    var settings = settings
    if !settings.leftOut.isEmpty {
      settings.base = PathBase(FilePath("/" + mount).appending(settingsFolder).simplified)
    }
    let fileSystem = FileSystem.memory(tree)
    let paths =
      scopes.isEmpty
      ? [mount]
      : scopes.map { FilePath(mount).appending($0).text }
        .filter { fileSystem.status(of: FilePath($0)) != .nothing }
    var revision = Self.revision(
      in: fileSystem, at: paths, mount: mount,
      swiftFiles: swift.sorted().filter { entries[$0] != nil }, settings: settings)
    revision.submodules = submodules.sorted()
    return revision
  }

  /// Loads a revision of which everything is in a tree in memory.
  ///
  /// - Parameters:
  ///   - fileSystem: The tree.
  ///   - paths: What of it is loaded.
  ///   - mount: The folder of the revision, which names begin with.
  ///   - swiftFiles: The Swift files that may declare widgets, from that folder.
  ///   - settings: What is left out.
  /// - Returns: The revision.
  package static func revision(
    in fileSystem: FileSystem, at paths: [String], mount: String, swiftFiles: [String],
    settings: ProjectSettings = ProjectSettings()
  ) -> LoadedRevision {
    let project = ProjectLoader.load(paths, in: fileSystem, settings: settings)
    let sources =
      swiftFiles
      .compactMap { try? fileSystem.source(at: FilePath(mount).appending($0)) }
      .filter(\.mayDeclareWidget)
    return LoadedRevision(
      project, swiftSources: sources, path: { String($0.dropFirst(mount.count + 1)) },
      in: fileSystem, mount: mount)
  }

  /// Whether a file can say anything about a widget, besides Swift.
  private static func belongsToWidgets(_ path: String) -> Bool {
    let suffixes = [
      ".intentdefinition", ".strings", ".stringsdict", ".xcstrings", ".actions.json",
      ".pbxproj", "Info.plist",
    ]
    return suffixes.contains { path.hasSuffix($0) }
  }

  /// Whether a file belongs to a file that is compared: its tables, catalog and project are needed, too.
  private static func isBeside(_ path: String, _ scope: String) -> Bool {
    let scopePath = FilePath(scope)
    guard !scopePath.pathExtension.isEmpty else { return false }
    let stem = scopePath.stem
    let own = FilePath(path)
    return own.stem == stem || own.name.hasPrefix(stem + ".") || own.pathExtension == "pbxproj"
  }

  /// Whether a file is in a folder that is never searched.
  private static func isPassedOver(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasPrefix(".") && $0 != "." && $0 != ".." || FileSearch.passesOver(String($0))
    }
  }
}

extension SourceFile {
  /// Whether the text has a word without which it declares no widget.
  fileprivate var mayDeclareWidget: Bool {
    SwiftWidgetScanner.marks.contains { bytes.firstRange(of: $0.utf8) != nil }
  }
}

extension Git {
  /// The path in the repository of a file that is named from the current folder; empty for the root.
  package func path(of name: String) -> String {
    let path = FilePath(name)
    // The folder's links are resolved and not those of the file, which the repository has as a link.
    let absolute =
      FileSystem.disk.status(of: path) == .folder
      ? FileSystem.disk.resolved(path)
      : FileSystem.disk.resolved(path.folder).appending(path.name)
    let text = (absolute.isAbsolute ? absolute : currentFolder.appending(name)).simplified.text
    if text == root { return "" }
    return text.hasPrefix(root + "/") ? String(text.dropFirst(root.count + 1)) : name
  }

  /// What a path in the repository is called from the current folder.
  package func name(ofPath path: String) -> String {
    let absolute = FilePath(root).appending(path).simplified
    let isInside = (currentFolder.text + "/").hasPrefix(root + "/")
    return isInside ? absolute.relative(to: currentFolder).text : absolute.text
  }

  /// Whether the current folder is the root of the repository.
  package var isInRoot: Bool { currentFolder.text == root }
}
