// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import SourceText
import WidgetProject

/// The prefix of a definition's class names in the Xcode project around it.
struct ProjectClassPrefix: Hashable {
  /// The prefix.
  let value: String

  /// The name of the project, such as `Shop.xcodeproj`.
  let project: String

  /// The prefixes that the projects of a definition have, each once: those that list it or, if none does, those in the nearest folder.
  ///
  /// - Parameters:
  ///   - definition: The path of the definition.
  ///   - project: The projects around it.
  /// - Returns: The prefixes; the empty one for projects without any.
  static func all(of definition: String, in project: WidgetProject) -> [ProjectClassPrefix] {
    var seen: Set<String> = []
    return projects(of: definition, in: project).map { xcode in
      ProjectClassPrefix(value: xcode.classPrefix?.value ?? "", project: xcode.container.name)
    }.filter { seen.insert($0.value).inserted }
  }

  /// The Xcode projects that list a definition or, if none does, those in the nearest folder.
  static func projects(of definition: String, in project: WidgetProject) -> [XcodeProject] {
    let file = FileSystem.disk.resolved(FilePath(definition))
    let listing = project.xcodeProjects.filter { xcode in
      let paths =
        xcode.definitionReferences.map(\.path)
        + xcode.targets.flatMap(\.bundledFiles).map(\.file.path)
      return paths.contains { $0.name == file.name && FileSystem.disk.resolved($0) == file }
    }
    guard listing.isEmpty else { return listing }
    let around = project.xcodeProjects.map { xcode in
      (folder: FileSystem.disk.resolved(xcode.container.folder), project: xcode)
    }.filter { file.isBelow($0.folder) }
    guard let nearest = around.map(\.folder).max(by: { $0.text.utf8.count < $1.text.utf8.count })
    else { return [] }
    // Of a package, a project above it says nothing.
    var folder = file.folder
    while folder != nearest, folder.text != "/" {
      if FileSystem.disk.status(of: folder.appending("Package.swift")) == .file { return [] }
      folder = folder.folder
    }
    return around.filter { $0.folder == nearest }.map(\.project)
  }
}

extension XcodeProject {
  /// The `.xcodeproj`.
  var container: FilePath { FilePath(source.name).folder }
}

extension FilePath {
  /// Whether the path is in a folder, or in one below it.
  func isBelow(_ folder: FilePath) -> Bool {
    text.hasPrefix(folder.text.hasSuffix("/") ? folder.text : folder.text + "/")
  }
}
