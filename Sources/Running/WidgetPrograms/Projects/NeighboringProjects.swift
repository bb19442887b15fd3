// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

/// The other Xcode projects of a folder, whose frameworks a project uses through their workspace.
struct NeighboringProjects {
  private let project: XcodeProject
  private let folder: FilePath
  private let finder: XcodeFinder

  /// The targets that can be imported, by module; nil before the first is looked for.
  private var targets: [String: (modules: XcodeModules, target: XcodeTarget)]?

  /// Begins without reading them.
  ///
  /// - Parameters:
  ///   - project: The project that uses them.
  ///   - folder: The folder that is built in.
  ///   - finder: What reads projects.
  init(of project: XcodeProject, below folder: FilePath, _ finder: XcodeFinder) {
    self.project = project
    // A project that was named may be elsewhere.
    let own = finder.fileSystem.resolved(project.folder)
    let around = finder.fileSystem.resolved(folder)
    self.folder = own.text.hasPrefix(around.text) ? folder : project.folder
    self.finder = finder
  }

  /// The module of a target of one of them; nil if none has its name.
  mutating func module(_ name: String) -> ProgramModule? {
    let known = targets ?? read()
    targets = known
    guard let found = known[name] else { return nil }
    return found.modules.module(of: found.target, role: .library)
  }

  private func read() -> [String: (modules: XcodeModules, target: XcodeTarget)] {
    let own = finder.fileSystem.resolved(FilePath(project.source.name))
    let files = FileSearch.search(folder, in: finder.fileSystem) { $0 == "project.pbxproj" }.files
      .filter {
        $0.folder.hasExtension("xcodeproj") && finder.fileSystem.resolved($0) != own
      }
    var result: [String: (modules: XcodeModules, target: XcodeTarget)] = [:]
    for file in files {
      guard let found = try? finder.project(file, below: folder),
        let configurations = try? XcodeConfigurations(of: found.project)
      else { continue }
      let modules = XcodeModules(
        project: found.project, configurations: configurations, configuration: nil,
        fileSystem: found.fileSystem)
      for target in found.project.targets where target.isLibrary {
        let name = modules.moduleName(of: target)
        if result[name] == nil { result[name] = (modules, target) }
      }
    }
    return result
  }
}

extension XcodeTarget {
  /// Whether other targets can import it.
  var isLibrary: Bool {
    isFramework || productType?.value.hasPrefix("com.apple.product-type.library") == true
  }
}
