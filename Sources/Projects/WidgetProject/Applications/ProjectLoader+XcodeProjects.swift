// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// Xcode projects and `Info.plist` files.
extension ProjectLoader {
  /// Whether a file of this name in a folder belongs to a project or describes a bundle.
  static func isProjectFile(_ name: String) -> Bool {
    name == "project.pbxproj" || isInfoPlist(name) || UngeneratedProject.isSpecification(name)
  }

  private static func isInfoPlist(_ name: String) -> Bool {
    name == "Info.plist" || name.endsInBytes(of: "-Info.plist")
  }

  /// Reads a project, or keeps an `Info.plist` for when all projects are known.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isSearched: Whether it was found in a folder, and not named by the user.
  /// - Returns: Whether the file is one of the two.
  mutating func loadProjectFile(_ path: FilePath, isSearched: Bool) -> Bool {
    if path.hasExtension("pbxproj") {
      loadXcodeProject(path)
    } else if isSearched, UngeneratedProject.isSpecification(path.name) {
      specifications.append(path)
      askedSpecifications.append(path)
    } else if Self.isInfoPlist(path.name) || path.hasExtension("plist") {
      if isSearched { searchedInfoPlists.append(path) } else { loadInfoPlist(path, isNamed: true) }
    } else {
      return false
    }
    return true
  }

  mutating func loadXcodeProject(_ path: FilePath) {
    let read = keptReading(of: path) { ReadXcodeProject(xcodeProject: path, in: fileSystem) }
    let key = fileSystem.resolved(path)
    let new = newSource(path, leadingTo: key) { [fileSystem] () throws(FileError) in
      try ReadXcodeProject.source(of: read, at: path, in: fileSystem)
    }
    guard let source = new else {
      // One that was read before is found again where the rest of the repository is searched.
      if name(ofFile: path) == nil { unreadProjectFolders.append(path.folder.folder) }
      return
    }
    do throws(XcodeProjectError) {
      var xcodeProject =
        if let known = try read?.content() { known } else { try XcodeProject(source) }
      xcodeProject.findSynchronizedFiles(in: fileSystem)
      project.xcodeProjects.append(xcodeProject)
      if !isSurrounding { project.findings += xcodeProject.diagnostics }
    } catch {
      unreadProjectFolders.append(path.folder.folder)
      project.failures.append(error.diagnostic)
    }
  }

  /// Reads an `Info.plist`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isNamed: Whether it was named, and not only found: one that was found and cannot be read is a finding like others, as
  ///     nothing else depends on it.
  ///   - isPreprocessed: Whether Xcode runs a preprocessor on it.
  mutating func loadInfoPlist(
    _ path: FilePath, isNamed: Bool = false, isPreprocessed: Bool = false
  ) {
    guard let source = newSource(path) else { return }
    do throws(InfoPlistError) {
      let plist = try InfoPlist(source)
      project.infoPlists.append(plist)
      if !isSurrounding { project.findings += plist.diagnostics }
    } catch {
      project.unreadInfoPlists.append(source.name)
      let isForPreprocessor = isPreprocessed || PreprocessedPropertyList.hasDirectives(source)
      if isForPreprocessor {
        if !isSurrounding { project.findings.append(.unread(preprocessed: source)) }
      } else if isNamed {
        project.failures.append(error.diagnostic)
      } else if !isSurrounding {
        project.findings.append(error.diagnostic)
      }
    }
  }

  /// Reads what the projects name and the search did not find, then finds the applications.
  mutating func finishProjects() {
    for xcodeProject in project.xcodeProjects {
      isSurrounding = !project.isAsked(xcodeProject.source.name)
      let failureCount = project.failures.count
      for target in xcodeProject.targets {
        loadInfoPlists(of: target, in: xcodeProject)
        for built in target.bundledFiles(withExtension: "intentdefinition") {
          let path = built.file.path
          if fileSystem.status(of: path) == .file { loadDefinition(path) }
        }
      }
      if isSurrounding { demoteFailures(from: failureCount) }
    }
    isSurrounding = false
    leaveOutUnlistedDefinitions()
    let governed = governedFolders()
    for path in searchedInfoPlists where !Self.isInBundle(path) && !governed.contains(path) {
      if fileSystem.status(of: path) == .file {
        loadInfoPlist(path)
      } else if fileSystem.isFileOrLink(path) {
        project.findings.append(Diagnostic(danglingLink: path))
      }
    }
    searchedInfoPlists = []
    isSurrounding = true
    for path in surroundingInfoPlists where !Self.isInBundle(path) && !governed.contains(path) {
      if fileSystem.status(of: path) == .file { loadInfoPlist(path) }
    }
    isSurrounding = false
    for xcodeProject in project.xcodeProjects { addApplications(of: xcodeProject) }
    addDefinitionUses()
    addSpecifiedProjects()
    for reading in swiftFilesBeingRead { loadAppIntentsFiles(reading.results()) }
    swiftFilesBeingRead = []
    addSwiftFileUses()
    addConfigurationCatalogs()
    addPackagedApplications()
    addConflictedResources()
    addUnbuiltDefinitions()
    addDefinitionsOutsideProjects()
    inferApplications(outside: governed)
    addUngeneratedProjects()
  }

  private mutating func loadInfoPlists(of target: XcodeTarget, in xcodeProject: XcodeProject) {
    let isPreprocessed = target.buildSettings.values(of: "INFOPLIST_PREPROCESS")
      .contains { $0.value == "YES" }
    for spelling in xcodeProject.infoPlistFiles(of: target) {
      guard let path = fileSystem.spelledOnDisk(spelling), fileSystem.status(of: path) == .file
      else {
        continue
      }
      loadInfoPlist(path, isPreprocessed: isPreprocessed)
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
    FolderSet(project.xcodeProjects.map(\.folder) + unreadProjectFolders, in: fileSystem)
  }
}

/// Folders with all that is in them.
struct FolderSet {
  private let prefixes: [String]
  private let fileSystem: FileSystem

  init(_ folders: [FilePath], in fileSystem: FileSystem) {
    self.fileSystem = fileSystem
    prefixes = folders.map { fileSystem.resolved($0).text }.map { $0 == "/" ? $0 : $0 + "/" }
  }

  /// Whether a file is in one of the folders.
  func contains(_ path: FilePath) -> Bool {
    guard !prefixes.isEmpty else { return false }
    let path = fileSystem.resolved(path).text
    return prefixes.contains(where: path.hasPrefix)
  }
}
