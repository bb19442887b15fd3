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
    guard let root = document.root["rootObject"].flatMap({ objects.find($0) }),
      root.isa == "PBXProject"
    else {
      throw .noProject(document.root["rootObject"] ?? document.root)
    }
    let container = FilePath(source.name).folder.folder
    let inner = objects.string("projectDirPath", of: root)?.value ?? ""
    let folder = inner.isEmpty ? container : container.appending(inner).simplified
    self.init(source: source, folder: folder)
    developmentRegion = objects.string("developmentRegion", of: root)
    knownRegions = objects.strings("knownRegions", of: root)
    var groups = XcodeGroups(root: folder, of: objects)
    if let main = objects.reference("mainGroup", of: root) {
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

  /// The numbers of the products, by which most files are known not to be one.
  private var products: Set<Int> = []

  init(objects: XcodeObjects, groups: XcodeGroups) {
    self.objects = objects
    self.groups = groups
  }

  mutating func readTargets(of root: XcodeObjects.Object, into project: inout XcodeProject) {
    let projectLayers = settings(of: root)
    var seen: Set<String> = []
    var declarations: [XcodeObjects.Object] = []
    for reference in objects.references("targets", of: root)
    where seen.insert(reference.string ?? "").inserted {
      let object = objects.object(
        reference, in: "targets", expected: "target", where: { $0.name.hasSuffix("Target") })
      guard let object else { continue }
      declarations.append(object)
      if let product = objects.reference("productReference", of: object) {
        targetOfProduct[product.string ?? ""] = object.identifier
        if let number = objects.number(of: product) { products.insert(number) }
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
    readPackaging(of: root, declarations, into: &project)
  }

  /// Reads the configurations of what is packaged, while the objects are known.
  private func readPackaging(
    of root: XcodeObjects.Object, _ declarations: [XcodeObjects.Object],
    into project: inout XcodeProject
  ) {
    guard project.targets.contains(where: \.isAppExtension) else { return }
    var reader = XcodeConfigurationReader(
      objects: objects, groups: groups, folder: project.folder)
    var targets: [String: [XcodeConfigurations.Configuration]] = [:]
    for (target, object) in zip(project.targets, declarations)
    where target.isApplication || target.isAppExtension {
      targets[target.identifier] = reader.configurations(of: object)
    }
    project.packaging = XcodeConfigurations(
      project: reader.configurations(of: root), targets: targets)
  }

  private mutating func readTarget(_ object: XcodeObjects.Object) -> XcodeTarget {
    let name = objects.string("name", of: object) ?? Located("", at: object.declaration.range)
    var target = XcodeTarget(identifier: object.identifier, name: name)
    target.productType = objects.string("productType", of: object)
    for reference in objects.references("dependencies", of: object) {
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
    for reference in objects.references("buildPhases", of: object) {
      let phase = objects.object(
        reference, in: "buildPhases", expected: "build phase",
        where: { $0.name.hasSuffix("BuildPhase") })
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
    for reference in objects.references("files", of: object) {
      let build = objects.object(
        reference, in: "files", expected: "build file", where: { $0 == "PBXBuildFile" })
      // A product of a package has no file; a file that was removed leaves a build file without one behind.
      guard let build, let file = objects.reference("fileRef", of: build) else { continue }
      if let target = target(ofProduct: file) { products.append(target) }
      phase.files.append(
        XcodeBuildFile(
          attributes: attributes(of: build), platforms: platforms(of: build), files: files(file)))
    }
    return (phase, products)
  }

  /// The target whose product a reference names; nil if it is another file.
  private func target(ofProduct reference: XcodeObjects.Reference) -> String? {
    if let number = objects.number(of: reference), !products.contains(number) { return nil }
    return targetOfProduct[reference.string ?? ""]
  }

  private mutating func kind(of phase: XcodeObjects.Object) -> XcodeBuildPhase.Kind {
    let isa = phase.isa.name
    return switch isa {
    case "PBXSourcesBuildPhase": .sources
    case "PBXResourcesBuildPhase": .resources
    case "PBXFrameworksBuildPhase": .frameworks
    case "PBXCopyFilesBuildPhase":
      .copyFiles(
        destination: phase["dstSubfolderSpec"].flatMap {
          $0.integer ?? $0.string.flatMap(Int.init)
        },
        folder: objects.string("dstPath", of: phase)?.value ?? "")
    default: .other(isa)
    }
  }

  private mutating func attributes(of build: XcodeObjects.Object) -> [String] {
    build["settings"]?["ATTRIBUTES"]?.elements.compactMap(\.string) ?? []
  }

  /// The platforms that a target has a file for; empty for all.
  ///
  /// Xcode writes one filter as a word, and several, or those of newer platforms, as a list.
  private func platforms(of build: XcodeObjects.Object) -> [String] {
    build["platformFilter"]?.string.map { [$0] }
      ?? build["platformFilters"]?.elements.compactMap(\.string) ?? []
  }

  /// The files that a build file's reference stands for.
  private mutating func files(_ reference: XcodeObjects.Reference) -> [XcodeFile] {
    let object = objects.object(
      reference, in: "fileRef", expected: "file or variant group", where: \.isGroupOrFile)
    guard let object else { return [] }
    guard object.isa.isVariantGroup else {
      return file(object, variantName: nil).map { [$0] } ?? []
    }
    _ = groups.path(of: object, in: &objects)
    return objects.references("children", of: object).compactMap { child in
      objects.find(child).flatMap { variant in
        // Of a group in the group, there is nothing to copy.
        variant.isa.isGroup
          ? nil : file(variant, variantName: objects.string("name", of: variant)?.value)
      }
    }
  }

  private mutating func file(
    _ object: XcodeObjects.Object, variantName: String?
  ) -> XcodeFile? {
    guard let path = groups.path(of: object, in: &objects) else { return nil }
    let isFolder = path.hasExtension("lproj")
    let folder = path.isInFolder(withExtension: "lproj") ? path.folder.name : nil
    let localization =
      folder.flatMap { LocaleName(ofFolder: $0) } ?? (isFolder ? LocaleName(path.stem) : nil)
      ?? variantName.flatMap { $0 == path.name ? nil : LocaleName($0) }
    return XcodeFile(
      path: path, localization: localization,
      range: object["path"]?.range ?? object.declaration.range)
  }
}
