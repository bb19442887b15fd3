// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The last names of the Swift sources that are kept, by which most files of targets are known not to be among them.
///
/// To resolve a path costs a multiple of that, and targets of a large project list thousands (Benchmarks/README.md, "Names of kept
/// files").
struct KeptFileNames {
  private let names: Set<Substring>
  private let fileSystem: FileSystem

  /// The folder that was asked about last, as files of a folder come one after the other.
  private var last: (folder: FilePath, isWithoutLinks: Bool)?

  init(_ sources: [SourceFile], in fileSystem: FileSystem) {
    names = Set(sources.map { fileSystem.resolved(FilePath($0.name)).lastPart })
    self.fileSystem = fileSystem
  }

  /// Whether a path may lead to one of the sources.
  mutating func mayHave(_ path: FilePath) -> Bool {
    // A link has another name than what it leads to.
    names.contains(path.lastPart) || !isWithoutLinks(around: path)
  }

  private mutating func isWithoutLinks(around path: FilePath) -> Bool {
    if let last, path.isDirectly(in: last.folder) { return last.isWithoutLinks }
    let folder = path.folder
    let isWithoutLinks = fileSystem.isKnownWithoutLinks(folder)
    last = (folder, isWithoutLinks)
    return isWithoutLinks
  }
}
