// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText

/// Reads what ``XcodeConfigurations`` holds.
struct XcodeConfigurationReader {
  var objects: XcodeObjects
  var groups: XcodeGroups
  let folder: FilePath

  /// The configurations of a project or a target.
  mutating func configurations(
    of owner: XcodeObjects.Object
  ) -> [XcodeConfigurations.Configuration] {
    let list = objects.string("buildConfigurationList", of: owner).flatMap {
      objects.find($0.value)
    }
    guard let list else { return [] }
    return objects.strings("buildConfigurations", of: list).compactMap { reference in
      objects.find(reference.value).map { configuration($0) }
    }
  }

  private mutating func configuration(
    _ object: XcodeObjects.Object
  ) -> XcodeConfigurations.Configuration {
    var settings: [(key: String, value: String)] = []
    if let table = object["buildSettings"] {
      for entry in table.entries {
        let parts = entry.value.elements.compactMap { Self.text($0) }
        settings.append(
          (entry.key, Self.text(entry.value) ?? parts.joined(separator: " ")))
      }
    }
    return XcodeConfigurations.Configuration(
      name: objects.string("name", of: object)?.value ?? "",
      settings: XcodeSettingsLayer(settings),
      file: settingsFile(of: object))
  }

  /// The text of a string, a number or a Boolean; nil for a list.
  private static func text(_ value: PropertyListValue) -> String? {
    value.string ?? value.integer.map(String.init) ?? value.boolean.map { $0 ? "YES" : "NO" }
  }

  private mutating func settingsFile(of object: XcodeObjects.Object) -> FilePath? {
    if let reference = objects.string("baseConfigurationReference", of: object),
      let file = objects.find(reference.value)
    {
      return groups.path(of: file, in: &objects)
    }
    // A file of a synchronized folder has no object of its own.
    guard let anchor = objects.string("baseConfigurationReferenceAnchor", of: object),
      let path = objects.string("baseConfigurationReferenceRelativePath", of: object),
      let group = objects.find(anchor.value)
    else { return nil }
    return groups.path(of: group, in: &objects)?.appending(path.value).simplified
  }

  /// The packages of a project.
  mutating func packages(of root: XcodeObjects.Object) -> [XcodeConfigurations.Package] {
    objects.strings("packageReferences", of: root).compactMap { reference in
      objects.find(reference.value).flatMap { package($0) }
    }
  }

  private mutating func package(
    _ object: XcodeObjects.Object
  ) -> XcodeConfigurations.Package? {
    if let path = objects.string("relativePath", of: object)?.value {
      return .local(folder.appending(path).simplified)
    }
    return objects.string("repositoryURL", of: object).map { .remote(url: $0.value) }
  }

  /// The products of packages that a target uses: those that it lists, and those that its build phases link.
  mutating func products(of target: XcodeObjects.Object) -> [XcodeConfigurations.Product] {
    var references = objects.strings("packageProductDependencies", of: target).map(\.value)
    for phase in objects.strings("buildPhases", of: target) {
      guard let phase = objects.find(phase.value) else { continue }
      for build in objects.strings("files", of: phase) {
        guard let build = objects.find(build.value) else { continue }
        if let product = objects.string("productRef", of: build) {
          references.append(product.value)
        }
      }
    }
    var seen: Set<String> = []
    return references.filter { seen.insert($0).inserted }.compactMap { reference in
      guard let object = objects.find(reference),
        let name = objects.string("productName", of: object)?.value
      else { return nil }
      let package = objects.string("package", of: object).flatMap { objects.find($0.value) }
      return XcodeConfigurations.Product(
        name: name, package: package.flatMap { self.package($0) })
    }
  }

  /// The paths that the groups list without an extension, or as a folder.
  var listedFolders: [FilePath] {
    groups.paths.enumerated().compactMap { number, path in
      guard let path, path.pathExtension.isEmpty, let object = objects.object(number) else {
        return nil
      }
      return object.isa == "PBXFileReference" ? path : nil
    }.sorted { $0.text < $1.text }
  }
}
