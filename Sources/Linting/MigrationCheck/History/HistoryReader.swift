// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import IntentModel
import PropertyListSyntax
import SourceText
import SwiftDeclarations
package import WidgetRevisions

/// Reads a history, each content once.
package struct HistoryReader {
  /// How many versions of Xcode projects are searched for the prefix of classes.
  private static let maximumProjectCount = 40

  private let git: Git
  private let revisions: [String]

  /// The files that declare App Intents or widgets today, by their paths in the repository.
  private let currentSources: [String]

  private var history = MigrationHistory()

  /// The names of intents, by the position in the history's list.
  private var positions: [Set<String>: Int] = [:]

  /// A tag that has a content, by the content.
  private var tagsByObject: [String: String] = [:]

  /// Creates a reader of the revisions of a repository.
  ///
  /// - Parameters:
  ///   - git: The repository.
  ///   - revisions: The revisions whose history is read, such as `HEAD`.
  ///   - currentSources: The files that declare App Intents or widgets today, by their paths in the repository.
  package init(_ git: Git, revisions: [String], currentSources: [String]) {
    self.git = git
    self.revisions = revisions
    self.currentSources = currentSources
  }

  /// Reads the definitions and widgets of the history.
  ///
  /// - Throws: `GitError` if git cannot.
  package mutating func read() throws(GitError) -> MigrationHistory {
    history.isShallow = git.isShallow
    let versions = try git.versions(of: ["**/*.intentdefinition"], in: revisions)
    let tags = try git.tags()
    history.hasTags = !tags.isEmpty
    history.versionCount = versions.count
    // The last tag is the one that is best known.
    tagsByObject = try git.lastTags(tags, ofFilesAt: Set(versions.map(\.path)))
    do throws(GitError) {
      let prefixes = try classPrefixes(versions)
      try readIntents(versions, prefixes)
      try readSources(versions, tags)
    } catch {
      let commits = versions.flatMap { version in
        ["", "^"].map { (version.commit + $0, Git.shortName(version.commit) + $0) }
      }
      throw git.missingFile(of: commits, endings: Self.readEndings) ?? error
    }
    return history
  }

  /// The ends of the names of the files whose contents are read.
  private static let readEndings = [".intentdefinition", ".pbxproj", ".swift"]

  private mutating func readIntents(
    _ versions: [FileVersion], _ prefixes: Set<String>
  ) throws(GitError) {
    let objects = Set(versions.flatMap { [$0.old, $0.new].compactMap(\.self) })
    let contents = try git.contents(of: objects)
    var definitions: [String: IntentDefinition] = [:]
    var seen: Set<String> = []
    func parse(_ object: String?, _ version: FileVersion) {
      guard let object, seen.insert(object).inserted else { return }
      let name = "\(Git.shortName(version.commit)):\(version.path)"
      if let bytes = contents[object],
        let source = try? SourceFile(name: name, content: bytes),
        let definition = try? IntentDefinition(source)
      {
        definitions[object] = definition
      } else {
        history.unreadable.append("'\(version.path)' at \(Git.shortName(version.commit))")
      }
    }
    // A content is that of the commits that made it, and not of the one that replaced it; where those are not known, it is.
    for version in versions { parse(version.new, version) }
    for version in versions { parse(version.old, version) }
    // The newest first, so that the first to come is the last that there was; what a commit has left before what it removed, as it
    // may have moved a file.
    var rest = versions[...]
    while let commit = rest.first?.commit {
      let step = rest.prefix { $0.commit == commit }
      rest = rest.dropFirst(step.count)
      for version in step {
        guard let object = version.new, let new = definitions[object] else { continue }
        add(new, object, version, prefixes)
      }
      for version in step {
        guard let object = version.old, let old = definitions[object] else { continue }
        add(old, object, version, prefixes)
      }
    }
  }

  /// Adds the intents of a definition that are not known yet.
  private mutating func add(
    _ definition: IntentDefinition, _ object: String, _ version: FileVersion,
    _ prefixes: Set<String>
  ) {
    for intent in definition.intents {
      guard intent.typeName?.value != "System" else {
        history.hasSystemIntents = true
        continue
      }
      let names = intent.classNames(withPrefixes: prefixes)
      if let position = positions[names] {
        if history.intents[position].tag == nil {
          history.intents[position].tag = tagsByObject[object]
        }
        continue
      }
      positions[names] = history.intents.count
      let isRemoved = object == version.old
      history.intents.append(
        HistoricalIntent(
          classNames: names, definition: definition, intent: intent, path: version.path,
          lastCommit: Git.shortName(version.commit),
          removal: isRemoved ? Git.shortName(version.commit) : nil, tag: tagsByObject[object]))
    }
  }

  /// The prefixes that Xcode projects had while definitions changed; the empty one if none had any.
  private func classPrefixes(_ versions: [FileVersion]) throws(GitError) -> Set<String> {
    var commits: [String] = []
    for version in versions where commits.last != version.commit { commits.append(version.commit) }
    guard let newest = commits.first, let oldest = commits.last else { return [""] }
    var paths: Set<String> = []
    for commit in Set([newest, oldest] + revisions) {
      paths.formUnion(try git.paths(of: commit).filter { $0.hasSuffix(".pbxproj") })
    }
    let step = max(1, commits.count * max(1, paths.count) / Self.maximumProjectCount)
    let places = commits.enumerated().filter { $0.offset % step == 0 }
      .flatMap { commit in paths.map { (commit: commit.element, path: $0) } }
    let objects = Set(try git.objects(at: places).compactMap(\.self))
    var prefixes: Set<String> = []
    for bytes in try git.contents(of: objects).values {
      prefixes.formUnion(Self.prefixes(in: bytes))
    }
    return prefixes.isEmpty ? [""] : prefixes
  }

  /// The values of `CLASSPREFIX` in an Xcode project; the empty one if it has none.
  private static func prefixes(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var rest = bytes[...]
    while let range = rest.firstRange(of: "CLASSPREFIX = ".utf8) {
      rest = rest[range.upperBound...]
      let value = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
      found.insert(String(decoding: value.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
    }
    return found.isEmpty ? [""] : found
  }
}

extension HistoryReader {
  /// Reads the versions of the Swift files that declare or declared widgets, or enums for App Intents.
  private mutating func readSources(
    _ versions: [FileVersion], _ tags: [Tag]
  ) throws(GitError) {
    // Where widgets were while the definitions were there: at the ends of the history, and when a definition went.
    var commits = [versions.last?.commit, versions.first?.commit].compactMap(\.self)
    commits += versions.filter { $0.new == nil }.prefix(4).map { $0.commit + "^" }
    var paths = Set(try git.widgetSources(revisions.first ?? "HEAD")).union(currentSources)
    for commit in Set(commits) { paths.formUnion(try git.widgetSources(commit)) }
    guard !paths.isEmpty else { return }
    let sources = try git.versions(of: paths.sorted().map(Self.escaped), in: revisions)
    let objects = Set(sources.flatMap { [$0.old, $0.new].compactMap(\.self) })
    let contents = try git.contents(of: objects)
    let tagged = try git.lastTags(tags, ofFilesAt: paths)
    var seen: Set<String> = []
    for version in sources {
      for object in [version.new, version.old].compactMap(\.self)
      where seen.insert(object).inserted {
        guard let bytes = contents[object],
          let source = try? SourceFile(name: version.path, content: bytes)
        else { continue }
        history.add(
          AppIntentSources([source]), path: version.path,
          commit: Git.shortName(version.commit), tag: tagged[object])
      }
    }
    history.widgets.sort { ($0.kind, $0.intent) < ($1.kind, $1.intent) }
  }

  /// A path as a pattern that matches nothing else.
  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { text, character in
      if "*?[\\".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
