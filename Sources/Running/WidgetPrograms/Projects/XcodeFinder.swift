// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText
import WidgetProject

/// Finds the widget of an Xcode project.
struct XcodeFinder {
  let fileSystem: FileSystem

  /// The project file of a request: the one that is named, or the only one.
  func project(_ named: FilePath?, below folder: FilePath) throws(ProgramError) -> XcodeProject {
    let file = try projectFile(named, below: folder)
    let source: SourceFile
    do throws(FileError) { source = try fileSystem.source(at: file) } catch { throw .file(error) }
    do throws(XcodeProjectError) {
      var project = try XcodeProject(source)
      project.findSynchronizedFiles(in: fileSystem)
      return project
    } catch {
      throw .unreadableProject(error.diagnostic, source)
    }
  }

  private func projectFile(
    _ named: FilePath?, below folder: FilePath
  ) throws(ProgramError) -> FilePath {
    if let named {
      if named.name == "project.pbxproj" { return named }
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
    guard let first = found.first else { throw ungenerated(below: folder) }
    guard found.count == 1 else { throw .severalProjects(found.map(\.folder.text)) }
    return first
  }

  /// Why there is no project: a tool may not have made it yet.
  private func ungenerated(below folder: FilePath) -> ProgramError {
    let found = FileSearch.search(folder, in: fileSystem, where: UngeneratedProject.isSpecification)
    for path in found.files {
      switch UngeneratedProject.tool(of: path, in: fileSystem) {
      case .xcodeGen: return .notGenerated(path.text, by: "xcodegen generate")
      case .tuist: return .notGenerated(path.text, by: "tuist generate")
      case nil: continue
      }
    }
    return .noProject(folder.text)
  }

  /// The extension point of a widget extension.
  static let widgetPoint = "com.apple.widgetkit-extension"

  /// The extension point of an intents extension.
  static let intentsPoint = "com.apple.intents-service"

  /// The widget's target: the one that is named, or the only one.
  func widget(
    named name: String?, in modules: XcodeModules
  ) throws(ProgramError) -> XcodeTarget {
    let project = modules.project
    let title = FilePath(project.source.name).folder.text
    if let name {
      guard let target = project.targets.first(where: { $0.name.value == name }) else {
        let known = candidates(in: modules)
        throw .unknownTarget(
          name, known: (known.isEmpty ? project.targets : known).map(\.name.value))
      }
      return target
    }
    let found = candidates(in: modules)
    guard let first = found.first else {
      throw .noWidget(title, targets: project.targets.map(\.name.value))
    }
    guard found.count == 1 else { throw .severalWidgets(title, found.map(\.name.value)) }
    return first
  }

  /// The targets of widgets: those that say so and, of the extensions that say nothing, those whose sources do.
  private func candidates(in modules: XcodeModules) -> [XcodeTarget] {
    let extensions = modules.project.targets.filter(\.isAppExtension)
    let declared = extensions.filter { point(of: $0, in: modules) == Self.widgetPoint }
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
  private func isForPhones(_ target: XcodeTarget, in modules: XcodeModules) -> Bool {
    let settings = modules.settings(of: target)
    if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphone") }
    let root = settings["SDKROOT"] ?? "iphoneos"
    return root == "auto" || root.hasPrefix("iphone")
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
        && point(of: $0, in: modules) == Self.intentsPoint
    }
    let apps = modules.project.targets.filter { $0.embeddedTargets.contains(widget.identifier) }
    guard !apps.isEmpty else { return all }
    return all.filter { target in apps.contains { $0.embeddedTargets.contains(target.identifier) } }
  }
}
