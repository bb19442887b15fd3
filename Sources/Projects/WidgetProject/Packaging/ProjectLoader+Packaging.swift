// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import ProjectSpecifications
import PropertyListSyntax
import SourceText

/// Applications with their widget extensions, as each build configuration packages them and as builds made them.
extension ProjectLoader {
  /// Notes the applications that carry widget extensions.
  mutating func addPackagedApplications() {
    var files = XcodeSettingsFiles(in: fileSystem)
    for xcodeProject in project.xcodeProjects where project.isAsked(xcodeProject.source.name) {
      addPackagedApplications(of: xcodeProject, uses: project.infoPlistUses, files: &files)
    }
    for specified in project.specifiedProjects {
      addPackagedApplications(
        of: specified.project, uses: specified.infoPlistUses, specifiedBy: specified, files: &files)
    }
    for file in files.conflicted { addConflict(file.error, in: file.path) }
  }

  /// Notes a file with an unresolved merge, once; an error of another kind is not noted.
  mutating func addConflict(_ error: FileError, in path: FilePath) {
    guard error.conflictLine != nil,
      !project.failures.contains(where: { $0.place.file == path.text })
    else { return }
    addFailure(error, reading: path)
  }

  private mutating func addPackagedApplications(
    of xcodeProject: XcodeProject, uses: [InfoPlistUse],
    specifiedBy specified: SpecifiedXcodeProject? = nil,
    files: inout XcodeSettingsFiles
  ) {
    let widgets = widgetExtensions(of: xcodeProject, uses)
    let carriers = xcodeProject.targets.filter { target in
      target.isApplication && widgets.contains { target.embeddedTargets.contains($0.identifier) }
    }
    guard !carriers.isEmpty, let read = xcodeProject.packaging else { return }
    for carrier in carriers {
      let carried = widgets.filter { carrier.embeddedTargets.contains($0.identifier) }
      for configuration in read.targets[carrier.identifier] ?? [] {
        add(
          carrier, with: carried, of: xcodeProject, read, named: configuration.name, specified,
          files: &files)
      }
    }
  }

  /// Notes the application of a product if it carries widget extensions.
  mutating func addPackagedApplication(of product: BuiltProduct) {
    guard let application = product.application, let plist = application.infoPlist else { return }
    let folder = application.path.text + "/"
    let carried = product.bundles.filter { bundle in
      // What an application on the watch carries is not this one's.
      bundle.infoPlist?.appExtension?.pointIdentifier?.value == ExtensionPoint.widgets
        && bundle.path.text.hasPrefix(folder)
        && !product.bundles.contains {
          [.watchApplication, .appClip].contains($0.kind)
            && bundle.path.text.hasPrefix($0.path.text + "/")
        }
    }
    guard !carried.isEmpty else { return }
    func packaged(_ bundle: BuiltBundle, taking names: Set<String>) -> PackagedTarget {
      PackagedTarget(
        origin: .bundle(bundle.name), infoPlist: bundle.infoPlist, entitlements: .unknown,
        privacyManifest: privacyManifest(of: bundle, in: product), importedNames: names)
    }
    var extensions: [PackagedTarget] = []
    for bundle in carried {
      extensions.append(packaged(bundle, taking: importedNames(of: bundle)))
    }
    project.packagedApplications.append(
      PackagedApplication(
        file: plist.source.name, configuration: nil,
        application: packaged(application, taking: []), extensions: extensions))
  }

  /// The targets of widget extensions, as their property lists say.
  func widgetExtensions(
    of xcodeProject: XcodeProject, _ uses: [InfoPlistUse]
  ) -> [XcodeTarget] {
    let plists = Set(
      project.infoPlists
        .filter { $0.appExtension?.pointIdentifier?.value == ExtensionPoint.widgets }
        .map(\.source.name))
    let targets = Set(
      uses.filter {
        $0.projectFile == xcodeProject.source.name && plists.contains($0.infoPlist)
      }.map(\.target))
    return xcodeProject.targets.filter { $0.isAppExtension && targets.contains($0.identifier) }
  }

  private mutating func add(
    _ carrier: XcodeTarget, with carried: [XcodeTarget], of xcodeProject: XcodeProject,
    _ configurations: XcodeConfigurations, named name: String, _ specified: SpecifiedXcodeProject?,
    files: inout XcodeSettingsFiles
  ) {
    var packaged: [PackagedTarget] = []
    for target in [carrier] + carried {
      let settings = XcodeResolvedSettings(
        of: target, in: xcodeProject, configurations, configuration: name, platform: "iphoneos",
        files: &files)
      packaged.append(
        PackagedTarget(
          origin: specified.map { .specified(target, settings, $0.range(of: target)) }
            ?? .target(target, settings),
          infoPlist: infoPlist(settings, in: xcodeProject.folder),
          entitlements: entitlements(settings, in: xcodeProject.folder),
          privacyManifest: PrivacyManifest(
            target.bundledFiles(withExtension: "xcprivacy").map(\.file.path), in: fileSystem),
          importedNames: []))
    }
    project.packagedApplications.append(
      PackagedApplication(
        file: specified?.specification.name ?? xcodeProject.source.name, configuration: name,
        application: packaged[0],
        extensions: Array(packaged.dropFirst())))
  }

  /// The file that a setting names; nil if it names none or that is not known.
  private func file(_ knowledge: XcodeResolvedSettings.Knowledge, in folder: FilePath) -> FilePath?
  {
    guard let path = knowledge.value, !path.isEmpty else { return nil }
    return fileSystem.spelledOnDisk(folder.appending(path).simplified)
  }

  private func infoPlist(_ settings: XcodeResolvedSettings, in folder: FilePath) -> InfoPlist? {
    file(settings.knowledge(of: "INFOPLIST_FILE"), in: folder).flatMap { name(ofFile: $0) }
      .flatMap { name in project.infoPlists.first { $0.source.name == name } }
  }

  private mutating func entitlements(
    _ settings: XcodeResolvedSettings, in folder: FilePath
  ) -> PackagedTarget.Entitlements {
    let knowledge = settings.knowledge(of: "CODE_SIGN_ENTITLEMENTS")
    if knowledge == .unset || knowledge == .value("") { return .none }
    guard let path = file(knowledge, in: folder), fileSystem.status(of: path) == .file else {
      return .unknown
    }
    let source: SourceFile
    do throws(FileError) {
      source = try fileSystem.source(at: path)
    } catch {
      addConflict(error, in: path)
      return .unknown
    }
    guard let document = try? PropertyListDocument(source) else { return .unknown }
    var groups: [String] = []
    guard let listed = document.root["com.apple.security.application-groups"] else {
      return .groups([], file: path.text)
    }
    for element in listed.elements {
      guard let text = element.string, let group = settings.knownExpansion(of: text) else {
        return .unknown
      }
      groups.append(group)
    }
    return .groups(groups, file: path.text)
  }
}
