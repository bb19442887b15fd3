// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import Disk
import IntentDiff
import SourceText
package import WidgetProject

/// Loads revisions, each blob of a repository once.
package struct RevisionLoader {
  /// The repository; nil if only the disk is read.
  package let git: Git?

  private let settings: ProjectSettings

  /// Creates a loader; nil git loads revisions of the disk only.
  ///
  /// - Parameters:
  ///   - git: The repository; nil if only the disk is read.
  ///   - settings: The exclusions, and where tables are searched for.
  package init(git: Git?, settings: ProjectSettings) {
    self.git = git
    self.settings = settings
  }

  /// Loads what is on the disk.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - swiftFiles: The Swift files that may declare widgets; nil to search for them.
  ///   - missing: The Swift files that the other revision cannot be asked for, from the root.
  /// - Returns: The revision.
  /// - Throws: ``GitError`` if git cannot search.
  package func load(
    _ paths: [String], reading swiftFiles: [String]? = nil, leavingOut missing: [String] = []
  ) throws(GitError) -> LoadedRevision {
    // Whoever names something wants it, whatever is left out otherwise.
    var settings = settings
    if paths.contains(where: { settings.leavesOut(FilePath($0)) }) { settings.leftOut = [] }
    let excluding = settings
    let project = ProjectLoader.load(paths, settings: settings)
    var names = swiftFiles ?? []
    if swiftFiles == nil {
      if let git {
        let scopes = paths.map { git.path(of: $0) }
        var found = Set(try git.widgetSources(nil))
        // Whoever names an ignored folder wants what git tracks in it.
        if !scopes.contains("") {
          found.formUnion(try git.widgetSources(nil, onlyTracked: true))
        }
        names = found.sorted().filter { file in
          scopes.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
        }.map { git.name(ofPath: $0) }
      } else {
        names = paths.flatMap { path in
          FileSystem.disk.status(of: FilePath(path)) == .folder
            ? FileSearch.search(FilePath(path), in: .disk, excluding: excluding.exclusion(of:)) {
              $0.hasSuffix(".swift")
            }.files.map(\.text) : path.hasSuffix(".swift") ? [path] : []
        }
      }
    }
    if let git {
      var exclusion = TreeExclusion(root: FilePath(git.root), settings: settings)
      let selection = TreeSelection(
        scopes: paths.map { git.path(of: $0) }.filter { !$0.isEmpty }, swiftFiles: Set(names))
      let named = exclusion.named(of: selection.scopes) {
        self.settings.leavesOut(FilePath(git.root).appending($0))
      }
      names.removeAll { name in
        let path = git.path(of: name)
        return selection.isPassedOver(path) || missing.contains(path)
          || exclusion.leavesOut(path) && !selection.isNamed(path, among: named)
      }
    } else {
      names.removeAll { TreeSelection.isPassedOver($0) }
    }
    let sources = Self.widgetSources(names.map { FilePath($0).simplified }, in: .disk)
    let isSingleFile =
      paths.count == 1 && FileSystem.disk.status(of: FilePath(paths[0])) != .folder
    var revision = LoadedRevision(
      project, swiftSources: sources.files,
      path: { name in
        if let git { return git.path(of: name) }
        // Two files that are named are one file in two revisions, whatever they are called.
        if isSingleFile, name == paths[0] { return FilePath(name).pathExtension }
        let base = paths.first { name.hasPrefix($0 + "/") }
        return base.map { String(name.dropFirst($0.count + 1)) } ?? name
      }, in: .disk, mount: "")
    revision.add(sources)
    return revision
  }

  /// Loads commits, and hands each to a function in their order.
  ///
  /// - Parameters:
  ///   - commits: The commits, each with its label.
  ///   - scopes: The files and folders that are compared, from the root; empty for all.
  ///   - body: Takes a revision, and what was renamed or moved since the one before.
  /// - Throws: ``GitError`` if git cannot read one.
  package func load(
    _ commits: [(commit: String, label: String)], scopes: [String],
    _ body: (LoadedRevision, _ moves: [String: String]) -> Void
  ) throws(GitError) {
    guard let git, let first = commits.first, let last = commits.last else { return }
    let steps = try git.changes(along: commits.map(\.commit))
    var sources = try git.knownWidgetSources(first.commit)
    if commits.count > 1 {
      let others = try git.knownWidgetSources(last.commit)
      sources = (sources.found + others.found, sources.missing + others.missing)
    }
    var swift = Set(sources.found)
    for step in steps {
      for (old, new) in step.moves where swift.contains(old) { swift.insert(new) }
    }
    // What is known in one revision alone would be new or gone.
    let missing = Set(sources.missing)
    swift.subtract(missing)
    let selection = TreeSelection(scopes: scopes.filter { !$0.isEmpty }, swiftFiles: swift)
    var exclusion = TreeExclusion(root: FilePath(git.root), settings: settings)
    let named = exclusion.named(of: selection.scopes) {
      self.settings.leavesOut(FilePath(git.root).appending($0))
    }
    var entries = try git.tree(first.commit).filter { selection.contains($0.key, $0.value) }
    var contents: [String: [UInt8]] = [:]
    var previous: (entries: [String: TreeEntry], revision: LoadedRevision)?
    for start in stride(from: 0, to: commits.count, by: Self.commitsAtOnce) {
      let part = start..<min(start + Self.commitsAtOnce, commits.count)
      var trees: [[String: TreeEntry]] = []
      for index in part {
        if index > 0 { selection.apply(steps[index - 1], to: &entries) }
        trees.append(
          entries.filter { path, _ in
            selection.isNamed(path, among: named) || !exclusion.leavesOut(path)
          })
      }
      let objects = Set(
        trees.flatMap { $0.values.filter { $0.kind != .submodule }.map(\.object) })
      contents = contents.filter { objects.contains($0.key) }
      do throws(GitError) {
        contents.merge(try git.contents(of: objects.subtracting(contents.keys))) { $1 }
      } catch {
        throw Self.missingFile(of: zip(commits[part], trees), in: git) ?? error
      }
      for (index, entries) in zip(part, trees) {
        let moves = index > 0 ? steps[index - 1].moves : [:]
        if let previous, previous.entries == entries {
          body(previous.revision, moves)
          continue
        }
        var revision = load(entries, contents, commits[index], selection)
        revision.missing = missing.sorted()
        body(revision, moves)
        previous = (entries, revision)
      }
    }
  }

  /// The first file that is needed and not in this clone; nil if all are.
  private static func missingFile(
    of commits: some Sequence<((commit: String, label: String), [String: TreeEntry])>, in git: Git
  ) -> GitError? {
    for (commit, entries) in commits {
      guard let missing = try? git.missingObjects(of: commit.commit), !missing.isEmpty else {
        continue
      }
      let paths = entries.filter { missing.contains($0.value.object) }.keys
      if let path = paths.min() { return .missingFile(path, commit: commit.label) }
    }
    return nil
  }

  /// Of how many commits the files are in memory at once.
  private static let commitsAtOnce = 128

  /// Loads the files of one commit through a tree in memory.
  private func load(
    _ entries: [String: TreeEntry], _ contents: [String: [UInt8]],
    _ commit: (commit: String, label: String), _ selection: TreeSelection
  ) -> LoadedRevision {
    // Names of revisions such as `HEAD^{/fix a/../b}` are no paths.
    let isPath = FilePath(commit.label).simplified.text == commit.label
    let mount = (isPath ? commit.label : Git.shortName(commit.commit)) + ":"
    var tree = MemoryTree()
    tree.makeFolder(FilePath(mount))
    tree.write(entries, contents, below: FilePath(mount))
    // What is left out is not in the tree.
    var settings = settings
    settings.leftOut = []
    let fileSystem = FileSystem.memory(tree)
    let paths =
      selection.scopes.isEmpty
      ? [mount]
      : selection.scopes.map { FilePath(mount).appending($0).text }
        .filter { fileSystem.status(of: FilePath($0)) != .nothing }
    var revision = Self.revision(
      in: fileSystem, at: paths, mount: mount,
      swiftFiles: selection.swiftFiles.sorted().filter { entries[$0] != nil }, settings: settings)
    revision.submodules = entries.filter { $0.value.kind == .submodule }.keys.sorted()
    revision.commit = commit.commit
    revision.tree = tree
    return revision
  }

  /// Loads a revision of which everything is in a tree in memory.
  ///
  /// - Parameters:
  ///   - fileSystem: The tree.
  ///   - paths: What of it is loaded.
  ///   - mount: The folder of the revision, which names begin with.
  ///   - swiftFiles: The Swift files that may declare widgets, from that folder.
  ///   - settings: The settings, with what is excluded.
  /// - Returns: The revision.
  package static func revision(
    in fileSystem: FileSystem, at paths: [String], mount: String, swiftFiles: [String],
    settings: ProjectSettings = ProjectSettings()
  ) -> LoadedRevision {
    let project = ProjectLoader.load(paths, in: fileSystem, settings: settings)
    let sources = widgetSources(
      swiftFiles.map { FilePath(mount).appending($0) }, in: fileSystem)
    var revision = LoadedRevision(
      project, swiftSources: sources.files, path: { String($0.dropFirst(mount.count + 1)) },
      in: fileSystem, mount: mount)
    revision.add(sources)
    return revision
  }

  /// The words of which one is in every file that declares a widget.
  private static let widgetMarks = SoughtWords(["IntentConfiguration(", "StaticConfiguration("])

  /// Swift files that may declare widgets.
  fileprivate struct WidgetSources {
    /// Those that can be read.
    var files: [SourceFile] = []

    /// The diagnostics of the others.
    var failures: [Diagnostic] = []

    /// The texts that the failures show.
    var unread: [SourceFile] = []
  }

  /// Those of some Swift files that may declare widgets.
  private static func widgetSources(
    _ paths: [FilePath], in fileSystem: FileSystem
  ) -> WidgetSources {
    var sources = WidgetSources()
    for path in paths {
      do throws(FileError) {
        let bytes = try fileSystem.bytes(of: path)
        guard widgetMarks.occur(in: bytes) else { continue }
        sources.files.append(try SourceFile(path: path.text, bytes: bytes))
      } catch {
        let unread = Diagnostic.unread(error, in: fileSystem)
        sources.failures.append(unread.finding)
        if let source = unread.source { sources.unread.append(source) }
      }
    }
    return sources
  }
}

extension LoadedRevision {
  /// Takes what cannot be read of Swift files, unless the project has it: a file of App Intents can declare widgets, too.
  fileprivate mutating func add(_ sources: RevisionLoader.WidgetSources) {
    let known = Set(failures.map(\.place.file))
    failures += sources.failures.filter { !known.contains($0.place.file) }
    self.sources += sources.unread.filter { !known.contains($0.name) }
  }
}

extension MemoryTree {
  /// Writes entries of a commit below a folder.
  mutating func write(
    _ entries: [String: TreeEntry], _ contents: [String: [UInt8]], below folder: FilePath
  ) {
    for (path, entry) in entries {
      guard let bytes = contents[entry.object] else { continue }
      let place = folder.appending(path)
      switch entry.kind {
      case .submodule: continue
      case .file: write(bytes, to: place)
      case .link: link(place, to: String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
