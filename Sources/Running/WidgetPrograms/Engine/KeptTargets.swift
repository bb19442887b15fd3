// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The folders of the engine's targets, kept until its manifest changes: to run that takes a second, and each command needs them.
struct KeptTargets {
  private let sources: EngineSources

  private let file: FilePath

  /// The name of the folder of all that is kept.
  static let folderName = "manifests"

  /// What is kept of some sources for a compiler.
  init(of sources: EngineSources, _ toolchain: SwiftToolchain, in cache: FilePath) {
    self.sources = sources
    var hash = StableHash(toolchain.version)
    hash.add(file: sources.folder.appending("Package.swift"), named: sources.folder)
    file = cache.appending("\(Self.folderName)/\(String(hash.value, radix: 16)).txt")
  }

  /// The folders, relative to that of the sources.
  ///
  /// - Parameter deadline: The moment until which the manifest has to be read where they are not kept; nil for none.
  /// - Returns: Their paths.
  /// - Throws: ``ProgramError`` if the manifest cannot be read.
  func folders(until deadline: ContinuousClock.Instant? = nil) throws(ProgramError) -> [String] {
    if let kept { return kept }
    return try sources.targetFolders(until: deadline)
  }

  /// The folders that are kept; nil if none are.
  private var kept: [String]? {
    guard let bytes = try? FileSystem.disk.bytes(of: file), bytes.last == UInt8(ascii: "\n") else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Keeps the folders; where nothing can be written, the manifest is run again the next time.
  func keep(_ folders: [String]) {
    guard kept != folders, !folders.isEmpty else { return }
    try? DiskFolder.write(folders.joined(separator: "\n") + "\n", to: file)
  }
}
