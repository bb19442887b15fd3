// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
package import StringTables

extension XcodeProject {
  /// The nearest Xcode project in a folder or above it that can be read, with the language of its development.
  package static func nearestLanguage(
    above folder: FilePath, in fileSystem: FileSystem = .disk
  ) -> (project: String, locale: LocaleName)? {
    var folder = folder
    // A definition is a few folders below its project, and what is above the repository is not the project's.
    for _ in 0..<6 {
      let contents = fileSystem.contents(of: folder) ?? []
      for path in contents where path.hasExtension("xcodeproj") {
        guard let source = try? fileSystem.source(at: path.appending("project.pbxproj")),
          let project = try? XcodeProject(source), project.developmentRegion != nil
        else { continue }
        return (path.name, project.developmentLanguage)
      }
      if folder.text == "/" || contents.contains(where: { $0.name == ".git" }) { return nil }
      folder = folder.folder
    }
    return nil
  }
}
