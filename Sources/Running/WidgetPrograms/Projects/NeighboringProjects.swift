// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

/// The other Xcode projects of a folder and of its workspaces, whose frameworks a project uses, such as that of CocoaPods.
struct NeighboringProjects {
  /// The pods of the project.
  let pods: CocoaPods

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
    pods = CocoaPods(of: FilePath(project.source.name).folder, in: finder.fileSystem)
  }

  /// The names of the modules that can be imported.
  mutating func names() -> Set<String> { Set(known().keys) }

  private mutating func known() -> [String: (modules: XcodeModules, target: XcodeTarget)] {
    let known = targets ?? read()
    targets = known
    return known
  }

  /// The module of a target of one of them; nil if none has its name and Swift files.
  mutating func module(_ name: String) -> ProgramModule? {
    guard let found = known()[name] else { return nil }
    let module = found.modules.module(of: found.target, role: .library)
    return module.sources.isEmpty ? nil : module
  }

  private func read() -> [String: (modules: XcodeModules, target: XcodeTarget)] {
    var result: [String: (modules: XcodeModules, target: XcodeTarget)] = [:]
    for file in files() {
      guard let found = try? finder.project(file, below: folder),
        let configurations = try? XcodeConfigurations(of: found.project)
      else { continue }
      let modules = XcodeModules(
        project: found.project, configurations: configurations, configuration: nil,
        fileSystem: found.fileSystem)
      for target in found.project.targets where target.isLibrary {
        let name = modules.moduleName(of: target)
        // There is one for each system where a workspace is for several.
        let isOther = result[name].map { !finder.isForPhones($0.target, in: $0.modules) } ?? true
        if isOther, result[name] == nil || finder.isForPhones(target, in: modules) {
          result[name] = (modules, target)
        }
      }
    }
    return result
  }

  /// The files of the projects, each once: those below the folder, then those that only workspaces list.
  private func files() -> [FilePath] {
    let fileSystem = finder.fileSystem
    let path = FilePath(project.source.name)
    let below = FileSearch.search(folder, in: fileSystem) { $0 == "project.pbxproj" }.files
      .filter { $0.folder.hasExtension("xcodeproj") }
    let listed = XcodeWorkspace.workspaces(around: path.folder, in: fileSystem)
      .flatMap { $0.listed(in: fileSystem) }.filter { $0.hasExtension("xcodeproj") }
    let outside = (listed + (pods.project.map { [$0] } ?? []))
      .map { $0.appending("project.pbxproj") }.filter { fileSystem.status(of: $0) == .file }
    var seen: Set<FilePath> = [fileSystem.resolved(path)]
    return (below + outside).filter { seen.insert(fileSystem.resolved($0)).inserted }
  }
}

extension XcodeTarget {
  /// Whether other targets can import it.
  var isLibrary: Bool {
    isFramework || productType?.value.hasPrefix("com.apple.product-type.library") == true
  }
}
