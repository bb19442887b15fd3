// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// Xcode projects and `Info.plist` files.
extension ProjectLoader {
  /// Whether a file of this name in a folder is a project's or tells of a bundle.
  static func isProjectFile(_ name: String) -> Bool {
    name == "project.pbxproj" || isInfoPlist(name)
  }

  private static func isInfoPlist(_ name: String) -> Bool {
    name == "Info.plist" || name.endsInBytes(of: "-Info.plist")
  }

  /// Reads a project, or keeps an `Info.plist` for when all projects are known.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isSearched: Whether it was found in a folder, and not named by somebody.
  /// - Returns: Whether the file is one of the two.
  mutating func loadProjectFile(_ path: FilePath, isSearched: Bool) -> Bool {
    if path.pathExtension == "pbxproj" {
      loadXcodeProject(path)
    } else if Self.isInfoPlist(path.name) || path.pathExtension == "plist" {
      if isSearched { searchedInfoPlists.append(path) } else { loadInfoPlist(path) }
    } else {
      return false
    }
    return true
  }

  private mutating func loadXcodeProject(_ path: FilePath) {
    guard let source = newSource(path) else {
      unreadProjectFolders.append(path.folder.folder)
      return
    }
    do throws(XcodeProjectError) {
      var xcodeProject = try XcodeProject(source)
      xcodeProject.findSynchronizedFiles()
      project.xcodeProjects.append(xcodeProject)
      project.findings += xcodeProject.diagnostics
    } catch {
      unreadProjectFolders.append(path.folder.folder)
      project.failures.append(error.diagnostic)
    }
  }

  private mutating func loadInfoPlist(_ path: FilePath) {
    guard let source = newSource(path) else { return }
    do throws(InfoPlistError) {
      let plist = try InfoPlist(source)
      project.infoPlists.append(plist)
      project.findings += plist.diagnostics
    } catch {
      project.failures.append(error.diagnostic)
    }
  }

  /// Reads what the projects name and the search did not find, then works out what the applications are made of.
  mutating func finishProjects() {
    for xcodeProject in project.xcodeProjects {
      for target in xcodeProject.targets {
        loadInfoPlists(of: target, in: xcodeProject)
        for built in target.bundledFiles where built.file.path.pathExtension == "intentdefinition" {
          let path = built.file.path
          if FileStatus(at: path) == .file { loadDefinition(path) }
        }
      }
    }
    let governed = governedFolders()
    for path in searchedInfoPlists where !Self.isInBundle(path) && !governed.contains(path) {
      if FileStatus(at: path) == .file {
        loadInfoPlist(path)
      } else if FileStatus.isFileOrLink(path) {
        project.findings.append(Diagnostic(danglingLink: path))
      }
    }
    searchedInfoPlists = []
    for xcodeProject in project.xcodeProjects { addApplications(of: xcodeProject) }
    addDefinitionUses()
    addUnbuiltDefinitions()
    inferApplications(outside: governed)
  }

  private mutating func loadInfoPlists(of target: XcodeTarget, in xcodeProject: XcodeProject) {
    for path in xcodeProject.infoPlistFiles(of: target) where FileStatus(at: path) == .file {
      loadInfoPlist(path)
      guard let name = name(ofFile: path) else { continue }
      project.infoPlistUses.append(
        InfoPlistUse(
          infoPlist: name, projectFile: xcodeProject.source.name, target: target.identifier))
    }
  }

  /// Whether a file is part of something that is built already.
  private static func isInBundle(_ path: FilePath) -> Bool {
    path.text.split(separator: "/").dropLast().contains { part in
      ["app", "appex", "bundle", "framework", "xcframework", "xcarchive", "dSYM"]
        .contains { part.hasSuffix("." + $0) }
    }
  }

  /// The folders in which a project says what is built of what, whether or not the project can be read.
  private func governedFolders() -> FolderSet {
    FolderSet(project.xcodeProjects.map(\.folder) + unreadProjectFolders)
  }
}

/// Folders with all that is in them.
struct FolderSet {
  private let prefixes: [String]

  init(_ folders: [FilePath]) {
    prefixes = folders.map { FileStatus.resolved($0).text }.map { $0 == "/" ? $0 : $0 + "/" }
  }

  /// Whether a file is in one of the folders.
  func contains(_ path: FilePath) -> Bool {
    guard !prefixes.isEmpty else { return false }
    let path = FileStatus.resolved(path).text
    return prefixes.contains(where: path.hasPrefix)
  }
}
