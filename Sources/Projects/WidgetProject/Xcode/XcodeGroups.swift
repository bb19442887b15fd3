// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText
import StringTables

/// Where the files are that a project speaks of: the paths of its groups, put together from the outermost in.
struct XcodeGroups {
  /// The path of each group and file, by the object's number; none for what only a build or the installation of Xcode decides.
  private(set) var paths: [FilePath?]

  /// The synchronized folders among them.
  private(set) var synchronizedFolders: Set<String> = []

  /// The intent definitions that groups hold.
  private(set) var definitions: [XcodeFile] = []

  /// The folder that paths begin at.
  private let root: FilePath

  /// The longest path that is followed, in bytes.
  private static let maximumPathLength = 4096

  /// Begins without any path.
  init(root: FilePath, of objects: XcodeObjects) {
    self.root = root
    paths = Array(repeating: nil, count: objects.count)
  }

  /// A step of the walk.
  private enum Step {
    case enter(XcodeObjects.Reference, in: FilePath?)
    case leave(Int)
  }

  /// Whether a group was entered and left.
  private enum State: UInt8 {
    case unseen, open, seen
  }

  /// Walks over all groups that the main group holds.
  mutating func walk(from main: XcodeObjects.Reference, in objects: inout XcodeObjects) {
    var states = Array(repeating: State.unseen, count: objects.count)
    // An identifier without an object is reported once.
    var missing: Set<String> = []
    var pending: [Step] = [.enter(main, in: root)]
    while let step = pending.popLast() {
      switch step {
      case .leave(let number):
        states[number] = .seen
      case .enter(let reference, let folder):
        if let number = objects.number(of: reference) {
          if states[number] == .open {
            objects.report(.groupInItself(reference.string ?? ""), at: reference)
          }
          // What stands in two groups is where the first of them says.
          guard states[number] == .unseen else { continue }
          states[number] = .seen
        } else if !missing.insert(reference.string ?? "").inserted {
          continue
        }
        let object = objects.object(
          reference, in: "children", expected: "group or file", where: \.isGroupOrFile)
        guard let object else { continue }
        let path = path(of: object, in: folder, objects: &objects)
        note(path, of: object)
        let isGroup = object.isa.isGroup
        if let path, path.hasExtension("intentdefinition"), !isGroup {
          definitions.append(
            XcodeFile(
              path: path, localization: LocaleName(ofFolder: path.folder.name),
              range: object["path"]?.range ?? reference.range))
        }
        guard isGroup else { continue }
        states[object.number] = .open
        pending.append(.leave(object.number))
        for child in objects.references("children", of: object).reversed() {
          pending.append(.enter(child, in: path))
        }
      }
    }
  }

  /// The path of an object, which the main group may not hold.
  mutating func path(
    of object: XcodeObjects.Object, in objects: inout XcodeObjects
  ) -> FilePath? {
    if let path = paths[object.number] { return path }
    let path = path(of: object, in: root, objects: &objects)
    note(path, of: object)
    return path
  }

  private mutating func note(_ path: FilePath?, of object: XcodeObjects.Object) {
    paths[object.number] = path
    if path != nil, object.isa.isSynchronizedFolder {
      synchronizedFolders.insert(object.identifier)
    }
  }

  private func path(
    of object: XcodeObjects.Object, in folder: FilePath?, objects: inout XcodeObjects
  ) -> FilePath? {
    let path = objects.string("path", of: object)?.value ?? ""
    let tree = objects.reference("sourceTree", of: object)
    let base: FilePath? =
      if tree?.isString("<group>") ?? true {
        folder
      } else {
        switch tree?.string {
        case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": root
        case "<absolute>": FilePath("/")
        default: nil
        }
      }
    guard let base else { return nil }
    guard !path.isEmpty else { return base }
    // No system has longer paths, and groups in one another without end would take time without end.
    let whole = base.appending(path)
    return whole.text.utf8.count > Self.maximumPathLength ? nil : whole.simplified
  }
}
