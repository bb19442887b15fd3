// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The rules of git in a folder and below: the patterns of its `.gitignore`, and those of the
/// folders around it.
package final class IgnoreRules: Sendable {
  /// The file of the patterns.
  private let file: FilePath

  /// The folder that they are about, as an absolute path without links.
  private let folder: FilePath

  private let patterns: [IgnorePattern]

  /// The ends of what each pattern fits, the last pattern first, to be compared before anything else is.
  private let sieve: IgnoreSieve

  /// The patterns of the folders around it, which count less.
  private let outer: IgnoreRules?

  /// The name of the file.
  package static let fileName = ".gitignore"

  private init(
    file: FilePath, folder: FilePath, patterns: [IgnorePattern], outer: IgnoreRules?
  ) {
    self.file = file
    self.folder = folder
    self.patterns = patterns
    sieve = IgnoreSieve(patterns.reversed().map(\.ends))
    self.outer = outer
  }

  /// The rules of a file about a folder, on top of others; only those if it has no patterns or cannot be read.
  package static func reading(
    _ file: FilePath, about folder: FilePath, on outer: IgnoreRules?, in fileSystem: FileSystem
  ) -> IgnoreRules? {
    guard let bytes = try? fileSystem.bytes(of: file) else { return outer }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let patterns = lines.enumerated().compactMap { IgnorePattern($1, line: $0 + 1) }
    guard !patterns.isEmpty else { return outer }
    return IgnoreRules(file: file, folder: folder, patterns: patterns, outer: outer)
  }

  /// The line by which something is ignored; nil if it is not.
  ///
  /// Of the patterns that fit, the last of the innermost file counts. An Xcode project is never ignored: one that a tool
  /// makes is kept out of a repository, but still says what is built.
  /// The path is absolute and without links.
  package func line(ignoring path: FilePath, isFolder: Bool) -> PassedOver.Reason? {
    guard !path.hasExtension("xcodeproj") else { return nil }
    var rules: IgnoreRules? = self
    while let current = rules {
      if let pattern = current.pattern(fitting: path, isFolder: isFolder) {
        return pattern.isNegated
          ? nil : .ignored(file: current.file, line: pattern.line, pattern: pattern.text)
      }
      rules = current.outer
    }
    return nil
  }

  /// The last pattern that fits.
  private func pattern(fitting path: FilePath, isFolder: Bool) -> IgnorePattern? {
    // Few paths have names that must be looked at.
    var names: PathParts?
    let found = sieve.first(for: path, below: folder) { index in
      guard pattern(index).fitsEnd(of: path) else { return false }
      names = names ?? PathParts(Array(path.text.utf8), below: folder)
      return names.map { pattern(index).fits($0, isFolder: isFolder) } ?? false
    }
    return found.map(pattern)
  }

  /// The pattern with a number of the sieve's.
  private func pattern(_ index: Int) -> IgnorePattern { patterns[patterns.count - 1 - index] }
}

extension IgnoreRules {
  /// The rules of the folders around one, up to the root of its repository; nil if there are none, if it is not in a
  /// repository, or if they ignore the folder itself: whoever names it wants it.
  package static func around(_ folder: FilePath, in fileSystem: FileSystem) -> IgnoreRules? {
    guard let root = Repository.root(of: folder, in: fileSystem) else { return nil }
    var rules = Repository.ownRules(of: root, in: fileSystem)
    guard let names = folder.names(below: root) else { return nil }
    var current = root
    for name in names {
      // Its own file is read with the folder.
      let file = current.appending(fileName)
      if fileSystem.status(of: file) == .file {
        rules = reading(file, about: current, on: rules, in: fileSystem)
      }
      current = current.appending(String(name))
      if rules?.line(ignoring: current, isFolder: true) != nil { return nil }
    }
    return rules
  }
}
