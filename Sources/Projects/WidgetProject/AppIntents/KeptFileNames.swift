// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The last names of the Swift sources that are kept, by which most files of targets are known not to be among them.
///
/// To resolve a path costs a multiple of that, and targets of a large project list thousands (Benchmarks/README.md, "Names of kept
/// files").
struct KeptFileNames {
  /// A bit for each hash of a name; few of the other names share one.
  private var hashes = [UInt64](repeating: 0, count: Self.bitCount / 64)
  private let fileSystem: FileSystem

  private static let bitCount = 1 << 14

  /// The folder that was asked about last, as files of a folder come one after the other.
  private var last: (folder: FilePath, isWithoutLinks: Bool)?

  init(_ sources: [SourceFile], in fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    for source in sources {
      let bit = Self.bit(of: fileSystem.resolved(FilePath(source.name)))
      hashes[bit / 64] |= 1 << UInt64(bit % 64)
    }
  }

  /// Whether a path may lead to one of the sources.
  mutating func mayHave(_ path: FilePath) -> Bool {
    // A link has another name than what it leads to.
    let bit = Self.bit(of: path)
    return hashes[bit / 64] >> UInt64(bit % 64) & 1 != 0 || !isWithoutLinks(around: path)
  }

  private static func bit(of path: FilePath) -> Int {
    Int(truncatingIfNeeded: path.withLastPart { $0.hash(seed: 0) }) & (bitCount - 1)
  }

  private mutating func isWithoutLinks(around path: FilePath) -> Bool {
    if let last, path.isDirectly(in: last.folder) { return last.isWithoutLinks }
    let folder = path.folder
    let isWithoutLinks = fileSystem.isKnownWithoutLinks(folder)
    last = (folder, isWithoutLinks)
    return isWithoutLinks
  }
}
