// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension ProgramBuilder {
  /// Links the files that code finds by `Bundle.main`, beside the program; what was built stays.
  static func linkResources(
    of module: ProgramModule, in folder: FilePath
  ) throws(ProgramError) {
    for resource in module.resources where !resource.hasExtension("xcassets") {
      let path = folder.appending(resource.name)
      if FileSystem.disk.isLink(path) {
        DiskFolder.remove(path)
      } else if FileSystem.disk.status(of: path) != .nothing {
        continue
      }
      try DiskFolder.link(path, to: FileSystem.disk.resolved(resource))
    }
  }
}
