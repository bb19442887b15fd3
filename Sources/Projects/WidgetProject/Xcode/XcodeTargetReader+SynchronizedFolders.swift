// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText

extension XcodeTargetReader {
  /// Reads the folders that targets have, and those of which targets have single files.
  mutating func readSynchronizedFolders(into project: inout XcodeProject) {
    let kinds = Dictionary(
      project.targets.flatMap(\.buildPhases).map { ($0.identifier, $0.kind) },
      uniquingKeysWith: { first, _ in first })
    let inTargets = project.targets.flatMap(\.synchronizedFolders)
    for identifier in groups.synchronizedFolders.union(inTargets).sorted() {
      guard let object = objects.find(identifier), object.isa.isSynchronizedFolder,
        let path = groups.path(of: object, in: &objects)
      else { continue }
      var folder = SynchronizedFolder(
        identifier: identifier, path: path, range: object["path"]?.range ?? object.declaration.range
      )
      folder.explicitFolders = Set(objects.strings("explicitFolders", of: object).map(\.value))
      for reference in objects.references("exceptions", of: object) {
        let set = objects.object(
          reference, in: "exceptions", expected: "set of exceptions",
          where: {
            $0.name.hasPrefix("PBXFileSystemSynchronized") && $0.name.hasSuffix("ExceptionSet")
          })
        if let set { read(set, into: &folder, kinds: kinds) }
      }
      project.synchronizedFolders[identifier] = folder
    }
  }

  private mutating func read(
    _ set: XcodeObjects.Object, into folder: inout SynchronizedFolder,
    kinds: [String: XcodeBuildPhase.Kind]
  ) {
    let paths = objects.strings("membershipExceptions", of: set)
    if let target = objects.string("target", of: set) {
      folder.exceptions.append(.init(target: target.value, paths: paths))
      for entry in set["attributesByRelativePath"].map({ Array($0.entries) }) ?? [] {
        folder.attributes[target.value, default: [:]][entry.key] =
          entry.value.elements.compactMap(\.string)
      }
      for entry in set["platformFiltersByRelativePath"].map({ Array($0.entries) }) ?? [] {
        folder.platforms[target.value, default: [:]][entry.key] =
          entry.value.elements.compactMap(\.string)
      }
    } else if let phase = objects.string("buildPhase", of: set),
      kinds[phase.value]?.isBundled == false
    {
      folder.reassigned.formUnion(paths.map(\.value))
    }
  }
}
