// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import WidgetProject

/// Whether a project has a widget extension that can be built, found without building or running anything.
package enum BuildableProject {
  /// Why there is nothing to build below a folder for `build` without another option; nil if there is something.
  package static func obstacle(
    below folder: FilePath, in fileSystem: FileSystem = .disk
  ) -> ProgramError? {
    let finder = XcodeFinder(fileSystem: fileSystem)
    do throws(ProgramError) {
      let found = try finder.project(nil, below: folder)
      // What is wrong with its settings is said when it is built.
      guard let configurations = try? XcodeConfigurations(of: found.project) else { return nil }
      let modules = XcodeModules(
        project: found.project, configurations: configurations, configuration: nil,
        fileSystem: found.fileSystem)
      _ = try finder.widget(named: nil, in: modules, of: found.title)
      return nil
    } catch {
      return error
    }
  }
}
