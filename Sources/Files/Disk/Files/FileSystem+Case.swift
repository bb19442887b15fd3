// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension FileSystem {
  /// The path of something as the disk spells it, where a name may differ in case: disks of Macs ignore that by default, so projects
  /// name files and folders otherwise than they are called.
  ///
  /// - Parameter path: The path as a project spells it.
  /// - Returns: The path itself if it is there, otherwise that of the first by name that differs in case alone; nil if nothing is
  ///   there.
  package func spelledOnDisk(_ path: FilePath) -> FilePath? {
    guard status(of: path) == .nothing else { return path }
    guard path.folder != path, let folder = spelledOnDisk(path.folder) else { return nil }
    let name = path.name.lowercased()
    return entries(of: folder)?.first { $0.name.lowercased() == name }
      .map { folder.appending($0.name) }
  }
}
