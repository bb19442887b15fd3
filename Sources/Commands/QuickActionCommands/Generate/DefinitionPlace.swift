// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// Where a definition is, as the tools that generate projects need to know it.
struct DefinitionPlace {
  /// The folder of the definition, or the one around its language folder, from the folder of the project.
  let folder: String

  /// Remarks on what should be changed before a project is generated.
  let remarks: [String]

  /// Looks at the folder of a definition.
  ///
  /// - Parameters:
  ///   - path: The definition.
  ///   - project: The folder of the project.
  init(of path: FilePath, from project: FilePath) {
    let isLocalized = path.folder.hasExtension("lproj")
    let folder = isLocalized ? path.folder.folder : path.folder
    self.folder =
      FilePath(PathBase(project).path(of: folder.appending(path.name).text))
      .folder.text
    var remarks: [String] = []
    if !isLocalized {
      remarks.append(
        "'\(path.text)' is in no language folder, so App Store Connect would miss its texts (ITMS-90626); move it to 'Base.lproj' in a folder of its own"
      )
    }
    let others = (FileSystem.disk.contents(of: folder) ?? []).filter {
      !$0.hasExtension("lproj") && $0.name != path.name && !$0.name.hasPrefix(".")
    }
    if !others.isEmpty {
      let place = folder.text == "." ? "the current folder" : "'\(folder.text)'"
      remarks.append(
        "\(place) also has \(others.map(\.name).listedNames(limit: 3)), which the tool would add to each target; move the definition and its language folders to a folder of their own"
      )
    }
    self.remarks = remarks.map { VisibleText.of($0) }
  }
}
