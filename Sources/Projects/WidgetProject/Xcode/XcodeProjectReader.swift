// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import PropertyListSyntax
package import SourceText
import StringTables

extension XcodeProject {
  /// Reads a project file, in the form that Xcode writes or as XML.
  ///
  /// - Parameter source: The `project.pbxproj`, whose name is its path.
  /// - Throws: ``XcodeProjectError`` where it is none. Anything less is reported in ``diagnostics``, and the rest is still
  ///   read.
  package init(_ source: SourceFile) throws(XcodeProjectError) {
    // Nothing at all would be read as an empty string table.
    guard source.bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { throw .empty(source) }
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(source)
    } catch {
      throw .propertyList(error)
    }
    var objects = try XcodeObjects(document)
    let reference = document.root["rootObject"]?.locatedString
    guard let root = reference.flatMap({ objects.find($0.value) }), root.isa == "PBXProject" else {
      throw .noProject(document.root["rootObject"] ?? document.root)
    }
    let container = FilePath(source.name).folder.folder
    let inner = objects.string("projectDirPath", of: root)?.value ?? ""
    let folder = inner.isEmpty ? container : container.appending(inner).simplified
    self.init(source: source, folder: folder)
    developmentRegion = objects.string("developmentRegion", of: root)
    knownRegions = objects.strings("knownRegions", of: root)
    var groups = XcodeGroups(root: folder)
    if let main = objects.string("mainGroup", of: root) {
      groups.walk(from: main, in: &objects)
    }
    classPrefix = root["attributes"]?["CLASSPREFIX"]?.locatedString
    definitionReferences = groups.definitions
    var reader = XcodeTargetReader(objects: objects, groups: groups)
    reader.readTargets(of: root, into: &self)
    diagnostics = Diagnostic.anomalies(of: document) + reader.objects.diagnostics
    diagnostics.sort { ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0) }
  }

  private init(source: SourceFile, folder: FilePath) {
    self.source = source
    self.folder = folder
  }
}

/// Reads the targets of a project, whose groups are known.
struct XcodeTargetReader {
  var objects: XcodeObjects
  var groups: XcodeGroups

  /// The targets by the identifiers of their products.
  private var targetOfProduct: [String: String] = [:]

  init(objects: XcodeObjects, groups: XcodeGroups) {
    self.objects = objects
    self.groups = groups
  }

  mutating func readTargets(of root: XcodeObjects.Object, into project: inout XcodeProject) {
    let projectLayers = settings(of: root)
    var seen: Set<String> = []
    var declarations: [XcodeObjects.Object] = []
    for reference in objects.strings("targets", of: root)
    where seen.insert(reference.value).inserted {
      let object = objects.object(
        reference, in: "targets", expected: "target", where: { $0.hasSuffix("Target") })
      guard let object else { continue }
      declarations.append(object)
      if let product = objects.string("productReference", of: object) {
        targetOfProduct[product.value] = object.identifier
      }
    }
    for object in declarations {
      var target = readTarget(object)
      let own = settings(of: object)
      target.buildSettings = XcodeBuildSettings(
        layers: own + projectLayers, ownCount: own.count)
      project.targets.append(target)
    }
    readSynchronizedFolders(into: &project)
  }

  private mutating func readTarget(_ object: XcodeObjects.Object) -> XcodeTarget {
    let name = objects.string("name", of: object) ?? Located("", at: object.declaration.range)
    var target = XcodeTarget(identifier: object.identifier, name: name)
    target.productType = objects.string("productType", of: object)
    for reference in objects.strings("dependencies", of: object) {
      let dependency = objects.object(
        reference, in: "dependencies", expected: "dependency",
        where: { $0 == "PBXTargetDependency" })
      // One on a target of another project has only a proxy.
      if let dependency, let other = objects.string("target", of: dependency) {
        target.dependencies.append(other.value)
      }
    }
    target.synchronizedFolders = objects.strings("fileSystemSynchronizedGroups", of: object)
      .map(\.value)
    for reference in objects.strings("buildPhases", of: object) {
      let phase = objects.object(
        reference, in: "buildPhases", expected: "build phase",
        where: { $0.hasSuffix("BuildPhase") })
      guard let phase else { continue }
      let (read, products) = readPhase(phase)
      target.buildPhases.append(read)
      if case .copyFiles = read.kind { target.embeddedTargets += products }
    }
    return target
  }

  /// A phase, and the targets whose products it takes.
  private mutating func readPhase(
    _ object: XcodeObjects.Object
  ) -> (phase: XcodeBuildPhase, products: [String]) {
    var phase = XcodeBuildPhase(identifier: object.identifier, kind: kind(of: object))
    var products: [String] = []
    for reference in objects.strings("files", of: object) {
      let build = objects.object(
        reference, in: "files", expected: "build file", where: { $0 == "PBXBuildFile" })
      // A product of a package has no file; a file that was removed leaves a build file without one behind.
      guard let build, let file = objects.string("fileRef", of: build) else { continue }
      if let target = targetOfProduct[file.value] { products.append(target) }
      phase.files.append(
        XcodeBuildFile(
          reference: file.value, attributes: attributes(of: build), files: files(file)))
    }
    return (phase, products)
  }

  private mutating func kind(of phase: XcodeObjects.Object) -> XcodeBuildPhase.Kind {
    switch phase.isa {
    case "PBXSourcesBuildPhase": .sources
    case "PBXResourcesBuildPhase": .resources
    case "PBXFrameworksBuildPhase": .frameworks
    case "PBXCopyFilesBuildPhase":
      .copyFiles(
        destination: phase["dstSubfolderSpec"].flatMap {
          $0.integer ?? $0.string.flatMap(Int.init)
        },
        folder: objects.string("dstPath", of: phase)?.value ?? "")
    default: .other(phase.isa)
    }
  }

  private mutating func attributes(of build: XcodeObjects.Object) -> [String] {
    build["settings"]?["ATTRIBUTES"]?.elements.compactMap(\.string) ?? []
  }

  /// The files that a build file's reference stands for.
  private mutating func files(_ reference: XcodeObjects.Reference) -> [XcodeFile] {
    let object = objects.object(
      reference, in: "fileRef", expected: "file or variant group",
      where: XcodeGroups.isGroupOrFile)
    guard let object else { return [] }
    guard XcodeGroups.isVariantGroup(object.isa) else {
      return file(object, variantName: nil).map { [$0] } ?? []
    }
    _ = groups.path(of: object, in: &objects)
    return objects.strings("children", of: object).compactMap { child in
      objects.find(child.value).flatMap { variant in
        // Of a group in the group, there is nothing to copy.
        XcodeGroups.isGroup(variant.isa)
          ? nil : file(variant, variantName: objects.string("name", of: variant)?.value)
      }
    }
  }

  private mutating func file(
    _ object: XcodeObjects.Object, variantName: String?
  ) -> XcodeFile? {
    guard let path = groups.path(of: object, in: &objects) else { return nil }
    let isFolder = path.hasExtension("lproj")
    let localization =
      LocaleName(ofFolder: path.folder.name) ?? (isFolder ? LocaleName(path.stem) : nil)
      ?? variantName.flatMap { $0 == path.name ? nil : LocaleName($0) }
    return XcodeFile(
      path: path, localization: localization,
      range: object["path"]?.range ?? object.declaration.range)
  }
}
