// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import ProjectSpecifications
import PropertyListSyntax
import SourceText
import WidgetProject

/// Finds the widget of an Xcode project.
struct XcodeFinder {
  let fileSystem: FileSystem

  /// The project of a request: the one that is named, the only one, or the one that a generator would make.
  func project(_ named: FilePath?, below folder: FilePath) throws(ProgramError) -> FoundProject {
    let file = try projectFile(named, below: folder)
    if Self.isSpecification(file.name) { return try specifiedProject(file) }
    let source: SourceFile
    do throws(FileError) { source = try fileSystem.source(at: file) } catch { throw .file(error) }
    return FoundProject(project: try project(source), fileSystem: fileSystem)
  }

  private func project(_ source: SourceFile) throws(ProgramError) -> XcodeProject {
    do throws(XcodeProjectError) {
      var project = try XcodeProject(source)
      project.findSynchronizedFiles(in: fileSystem)
      return project
    } catch {
      throw .unreadableProject(error.diagnostic, source)
    }
  }

  /// The project of a specification.
  private func specifiedProject(_ path: FilePath) throws(ProgramError) -> FoundProject {
    guard UngeneratedProject.tool(of: path, in: fileSystem) != .tuist else {
      throw .notGenerated(path.text, by: "tuist generate")
    }
    let specification: ProjectSpecification
    let isExpo = ExpoTargets.isConfiguration(path.name)
    do throws(SpecificationFailure) {
      specification =
        isExpo
        ? try ExpoTargets.read(expoTargets(beside: path), in: fileSystem)
        : try XcodeGenSpecification.read(path, in: fileSystem)
    } catch {
      switch error {
      case .file(let error): throw .file(error)
      case .malformed(let error, let source): throw .unreadableProject(error, source)
      }
    }
    var generated = SpecifiedProject(specification, in: fileSystem)
    let source: SourceFile
    do throws(SourceFileError) { source = try generated.projectFile() } catch {
      throw .file(FileError(.read, path.text, .content(error)))
    }
    var found = FoundProject(project: try project(source), fileSystem: fileSystem)
    let lists = generated.propertyLists.map { path, text in
      (found.project.folder.appending(path).simplified, Array(text.utf8))
    }
    found.fileSystem = FileSystem(
      OverlaidTree(fileSystem.tree, adding: Dictionary(lists) { first, _ in first }))
    found.specification = path
    let reader = isExpo ? "Expo's apple-targets" : "XcodeGen"
    found.notes = [
      "there is no Xcode project; '\(specification.path.text)' is read as \(reader) reads it"
    ]
    found.warnings = generated.notes
    return found
  }

  /// The files that describe the targets beside one of them, and this one.
  private func expoTargets(beside path: FilePath) -> [FilePath] {
    let folders = fileSystem.contents(of: path.folder.folder) ?? []
    return folders.compactMap { folder in
      fileSystem.contents(of: folder)?.first { ExpoTargets.isConfiguration($0.name) }
    }
  }

  private func projectFile(
    _ named: FilePath?, below folder: FilePath
  ) throws(ProgramError) -> FilePath {
    if let named {
      if named.name == "project.pbxproj" { return named }
      if Self.isSpecification(named.name), fileSystem.status(of: named) == .file { return named }
      guard fileSystem.status(of: named) != .nothing else {
        throw .file(FileError(.read, named.text, .notFound))
      }
      let inside = named.appending("project.pbxproj")
      if fileSystem.status(of: inside) == .file { return inside }
      // A folder with one project in it is as good as the project.
      guard fileSystem.status(of: named) == .folder, !named.hasExtension("xcodeproj") else {
        throw .notAProject(named.text)
      }
      return try only(below: named)
    }
    return try only(below: folder)
  }

  private func only(below folder: FilePath) throws(ProgramError) -> FilePath {
    let found = FileSearch.search(folder, in: fileSystem) { $0 == "project.pbxproj" }.files
      .filter { $0.folder.hasExtension("xcodeproj") }
    guard let first = found.first else { return try specification(below: folder) }
    guard found.count > 1 else { return first }
    // Beside the app's, there are often those of samples and of CocoaPods.
    let withWidget = found.filter(hasWidgetTarget)
    guard let nearest = withWidget.map(depth(of:)).min() else {
      throw .severalProjects(found.map(\.folder.text))
    }
    let nearestOnes = withWidget.filter { depth(of: $0) == nearest }
    guard nearestOnes.count == 1 else { throw .severalProjects(withWidget.map(\.folder.text)) }
    return nearestOnes[0]
  }

  /// Whether a project has a target for widgets.
  private func hasWidgetTarget(_ path: FilePath) -> Bool {
    guard let source = try? fileSystem.source(at: path), let project = try? project(source),
      let configurations = try? XcodeConfigurations(of: project)
    else { return false }
    let modules = XcodeModules(
      project: project, configurations: configurations, configuration: nil, fileSystem: fileSystem)
    return !candidates(in: modules).isEmpty
  }

  private func depth(of path: FilePath) -> Int {
    path.text.utf8.count { $0 == UInt8(ascii: "/") }
  }

  /// Whether a file of this name can be read in place of a project.
  private static func isSpecification(_ name: String) -> Bool {
    UngeneratedProject.isSpecification(name) || ExpoTargets.isConfiguration(name)
  }

  /// The specification of a project that no tool has made yet.
  private func specification(below folder: FilePath) throws(ProgramError) -> FilePath {
    let found = FileSearch.search(folder, in: fileSystem, where: Self.isSpecification)
    let tools = found.files.map { ($0, UngeneratedProject.tool(of: $0, in: fileSystem)) }
    // Of several, the one that is nearest to the root; files that it includes have other names.
    let specifications = tools.filter { $0.1 == .xcodeGen }.map(\.0)
    if let least = specifications.map(depth(of:)).min() {
      let nearest = specifications.filter { depth(of: $0) == least }
      guard nearest.count == 1 else { throw .severalProjects(nearest.map(\.text)) }
      return nearest[0]
    }
    if let path = found.files.first(where: { ExpoTargets.isConfiguration($0.name) }) {
      return path
    }
    if let path = tools.first(where: { $0.1 == .tuist })?.0 {
      throw .notGenerated(path.text, by: "tuist generate")
    }
    throw .noProject(folder.text)
  }

  /// The widget's target: the one that is named, or the first that begins a program.
  ///
  /// - Parameters:
  ///   - name: The name of the target; nil for the only one.
  ///   - modules: The targets of the project.
  ///   - title: The path of the project, to show to the user.
  /// - Returns: The target, the first of several, and what the user should know of the choice.
  /// - Throws: ``ProgramError`` if there is no such target.
  func widget(
    named name: String?, in modules: XcodeModules, of title: String
  ) throws(ProgramError) -> (target: XcodeTarget, notes: [String]) {
    let project = modules.project
    if let name {
      guard let target = project.targets.first(where: { $0.name.value == name }) else {
        let known = candidates(in: modules)
        throw .unknownTarget(
          name, known: (known.isEmpty ? project.targets : known).map(\.name.value))
      }
      return (target, notes(on: target, in: modules))
    }
    let found = candidates(in: modules)
    guard let first = found.first else {
      throw .noWidget(title, targets: project.targets.map(\.name.value))
    }
    // A target that begins nothing cannot be built by itself.
    let beginning = found.filter { target in
      modules.module(of: target, role: .widget).sources.contains(where: hasMain)
    }
    let target = beginning.first ?? first
    guard found.count > 1 else { return (target, notes(on: target, in: modules)) }
    let others = found.filter { $0.identifier != target.identifier }.map(\.name.value)
    let note =
      "'\(title)' has several targets for widgets; '\(target.name.value)' is taken; '--target' names another: \(others.listedNames(limit: 20))"
    return (target, [note] + notes(on: target, in: modules))
  }

  /// What the user should know of the systems that a target is for.
  private func notes(on target: XcodeTarget, in modules: XcodeModules) -> [String] {
    guard !isForPhones(target, in: modules) else { return [] }
    let settings = modules.settings(of: target)
    let system = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
    return [
      "the target '\(target.name.value)' is for '\(system)', not for iOS; it is compiled and drawn as on an iPhone"
    ]
  }

  /// The targets of widgets: those that say so and, of the extensions that say nothing, those whose sources do.
  private func candidates(in modules: XcodeModules) -> [XcodeTarget] {
    let extensions = modules.project.targets.filter(\.isAppExtension)
    let declared = extensions.filter { point(of: $0, in: modules) == ExtensionPoint.widgets }
    // An app for several systems often has a target for each.
    let phones = declared.filter { isForPhones($0, in: modules) }
    guard phones.isEmpty else { return phones }
    guard declared.isEmpty else { return declared }
    return extensions.filter { target in
      point(of: target, in: modules) == nil
        && modules.module(of: target, role: .widget).sources.contains { hasWidget($0) }
    }
  }

  /// Whether a target is built for iOS, as far as its settings say.
  func isForPhones(_ target: XcodeTarget, in modules: XcodeModules) -> Bool {
    modules.settings(of: target).platforms?.contains { $0.hasPrefix("iphone") } ?? true
  }

  private func hasMain(_ path: FilePath) -> Bool {
    (try? fileSystem.bytes(of: path)).map {
      SourceImports(String(decoding: $0, as: UTF8.self)).hasMain
    } ?? false
  }

  private func hasWidget(_ path: FilePath) -> Bool {
    guard let bytes = try? fileSystem.bytes(of: path) else { return false }
    let imports = SourceImports(String(decoding: bytes, as: UTF8.self))
    return imports.hasMain && imports.modules.contains("WidgetKit")
  }

  /// The extension point of a target, from its `Info.plist`; nil if it has none.
  func point(of target: XcodeTarget, in modules: XcodeModules) -> String? {
    let settings = modules.settings(of: target)
    guard let root = modules.propertyList(modules.infoPlistFile(settings)) else { return nil }
    return root["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      ?? root["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
  }

  /// The intents extensions of the app that carries a widget, or of the project if no app does.
  func intentsExtensions(for widget: XcodeTarget, in modules: XcodeModules) -> [XcodeTarget] {
    let all = modules.project.targets.filter {
      $0.identifier != widget.identifier && $0.isAppExtension
        && point(of: $0, in: modules) == ExtensionPoint.intents
    }
    let apps = modules.project.targets.filter { $0.embeddedTargets.contains(widget.identifier) }
    guard !apps.isEmpty else { return all }
    return all.filter { target in apps.contains { $0.embeddedTargets.contains(target.identifier) } }
  }
}
