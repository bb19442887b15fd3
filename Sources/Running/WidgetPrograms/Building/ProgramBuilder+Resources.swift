// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension ProgramBuilder {
  /// Links the files that code finds by `Bundle.main`, and by the `Bundle.module` of packages, which is the same here, beside the
  /// program; what was built stays, and of several files of one name the first module's is found.
  static func linkResources(
    of modules: [ProgramModule], in folder: FilePath
  ) throws(ProgramError) {
    var names: Set<String> = []
    for resource in modules.flatMap(\.resources)
    where !resource.hasExtension("xcassets") && names.insert(resource.name).inserted {
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
