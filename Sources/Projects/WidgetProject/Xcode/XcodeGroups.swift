// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText
import StringTables

/// Where the files are that a project speaks of: the paths of its groups, put together from the outermost in.
struct XcodeGroups {
  /// The path of each group and file, by identifier; none for what only a build or the installation of Xcode decides.
  private(set) var paths: [String: FilePath] = [:]

  /// The synchronized folders among them.
  private(set) var synchronizedFolders: Set<String> = []

  /// The intent definitions that groups hold.
  private(set) var definitions: [XcodeFile] = []

  /// The folder that paths begin at.
  private let root: FilePath

  /// The longest path that is followed, in bytes.
  private static let maximumPathLength = 4096

  init(root: FilePath) {
    self.root = root
  }

  /// A step of the walk.
  private enum Step {
    case enter(XcodeObjects.Reference, in: FilePath?)
    case leave(String)
  }

  /// Walks over all groups that the main group holds.
  mutating func walk(from main: XcodeObjects.Reference, in objects: inout XcodeObjects) {
    var open: Set<String> = []
    var seen: Set<String> = []
    var pending: [Step] = [.enter(main, in: root)]
    while let step = pending.popLast() {
      switch step {
      case .leave(let identifier):
        open.remove(identifier)
      case .enter(let reference, let folder):
        let identifier = reference.value
        if open.contains(identifier) {
          objects.report(.groupInItself(identifier), at: reference)
          continue
        }
        // What stands in two groups is where the first of them says.
        guard seen.insert(identifier).inserted else { continue }
        let object = objects.object(
          reference, in: "children", expected: "group or file", where: Self.isGroupOrFile)
        guard let object else { continue }
        let path = path(of: object, in: folder, objects: &objects)
        note(path, of: object)
        if let path, path.hasExtension("intentdefinition"), !Self.isGroup(object.isa) {
          definitions.append(
            XcodeFile(
              path: path, localization: LocaleName(ofFolder: path.folder.name),
              range: object["path"]?.range ?? reference.range))
        }
        guard Self.isGroup(object.isa) else { continue }
        open.insert(identifier)
        pending.append(.leave(identifier))
        let children = objects.strings("children", of: object)
        pending.append(contentsOf: children.reversed().map { .enter($0, in: path) })
      }
    }
  }

  /// The path of an object, which the main group may not hold.
  mutating func path(
    of object: XcodeObjects.Object, in objects: inout XcodeObjects
  ) -> FilePath? {
    if let path = paths[object.identifier] { return path }
    let path = path(of: object, in: root, objects: &objects)
    note(path, of: object)
    return path
  }

  private mutating func note(_ path: FilePath?, of object: XcodeObjects.Object) {
    paths[object.identifier] = path
    if path != nil, Self.isSynchronizedFolder(object.isa) {
      synchronizedFolders.insert(object.identifier)
    }
  }

  private func path(
    of object: XcodeObjects.Object, in folder: FilePath?, objects: inout XcodeObjects
  ) -> FilePath? {
    let path = objects.string("path", of: object)?.value ?? ""
    let base: FilePath? =
      switch objects.string("sourceTree", of: object)?.value ?? "<group>" {
      case "<group>": folder
      case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": root
      case "<absolute>": FilePath("/")
      default: nil
      }
    guard let base else { return nil }
    guard !path.isEmpty else { return base }
    // No system has longer paths, and groups in one another without end would take time without end.
    let whole = base.appending(path)
    return whole.text.utf8.count > Self.maximumPathLength ? nil : whole.simplified
  }

  static func isGroup(_ isa: String) -> Bool {
    isa == "PBXGroup" || isVariantGroup(isa)
  }

  static func isSynchronizedFolder(_ isa: String) -> Bool {
    isa == "PBXFileSystemSynchronizedRootGroup"
  }

  static func isVariantGroup(_ isa: String) -> Bool {
    isa == "PBXVariantGroup"
  }

  /// Whether a class can stand in a group; those of later versions of Xcode are taken for files.
  static func isGroupOrFile(_ isa: String) -> Bool {
    // To look for words in the name is dear, and nearly every object is one of these.
    isa == "PBXFileReference" || isGroup(isa) || isSynchronizedFolder(isa)
      || isa.contains("Reference") || isa.contains("Group") || isa.hasSuffix("Proxy")
  }
}
