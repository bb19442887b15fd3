// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The files of a target of XcodeGen: folders stand for what is in them, by the ends of the names.
struct XcodeGenSources {
  /// What a file is for in a target.
  enum Phase: String {
    case sources, resources
  }

  /// The folder of the specification.
  let folder: FilePath

  let fileSystem: FileSystem

  /// A file of a target.
  struct File {
    /// Its path from the folder of the specification.
    let path: String

    let phase: Phase

    /// The platforms that the target has it for, as a project spells them; empty for all.
    let platforms: [String]
  }

  /// The files, each once, in the order of the sources.
  private(set) var files: [File] = []

  /// The first `Info.plist` among the sources, from the folder of the specification.
  private(set) var infoPlist: String?

  /// The sources that are not there.
  private(set) var missing: [String] = []

  private var seen: Set<String> = []

  /// How many folders a folder may be in.
  private static let maximumDepth = 64

  init(folder: FilePath, fileSystem: FileSystem) {
    self.folder = folder
    self.fileSystem = fileSystem
  }

  /// Adds the sources of a target.
  mutating func add(_ sources: YAMLValue) {
    for source in sources.elements {
      guard let path = source.string ?? source["path"]?.string else { continue }
      let choice = Choice(
        excludes: (source["excludes"] ?? .null).strings.map { PathPattern($0) },
        includes: (source["includes"] ?? .null).strings.map { PathPattern($0) },
        phase: source["buildPhase"].flatMap {
          $0.string ?? ($0["copyFiles"] != nil ? "none" : nil)
        },
        isSynchronized: source["isSynchronized"]?.boolean == true,
        platforms: (source["destinationFilters"] ?? .null).strings.compactMap {
          Self.filters[$0]
        })
      let name = FilePath(path).simplified.text
      switch fileSystem.status(of: folder.appending(name)) {
      case .nothing:
        if source["optional"]?.boolean != true { missing.append(path) }
      case .file: addFile(name, choice)
      case .folder where source["type"]?.string == "folder" || Self.isFile(FilePath(name)):
        addFile(name, choice)
      case .folder: addFolder(name, "", choice, depth: 0)
      }
    }
  }

  /// Which files of a source are taken, and what for.
  private struct Choice {
    let excludes: [PathPattern]
    let includes: [PathPattern]
    let phase: String?

    /// Whether Xcode has a synchronized folder for it, in whose `.lproj` folders everything is a resource.
    let isSynchronized: Bool

    let platforms: [String]

    func excludes(_ path: String) -> Bool { excludes.contains { $0.fits(path) } }

    func includes(_ path: String) -> Bool {
      includes.isEmpty || includes.contains { $0.fits(path) }
    }
  }

  private mutating func addFolder(
    _ root: String, _ below: String, _ choice: Choice, depth: Int
  ) {
    guard depth < Self.maximumDepth else { return }
    let path = below.isEmpty ? root : "\(root)/\(below)"
    for entry in fileSystem.entries(of: folder.appending(path)) ?? [] {
      let name = "\(entry.name)"
      guard !name.hasPrefix(".") else { continue }
      let inner = below.isEmpty ? name : "\(below)/\(name)"
      guard !choice.excludes(inner) else { continue }
      let full = root == "." ? inner : "\(root)/\(inner)"
      switch fileSystem.status(of: folder.appending(full)) {
      case .nothing: break
      case .folder where !Self.isFile(FilePath(full)):
        addFolder(root, inner, choice, depth: depth + 1)
      case .file, .folder:
        if choice.includes(inner) { addFile(full, choice) }
      }
    }
  }

  private mutating func addFile(_ path: String, _ choice: Choice) {
    let file = FilePath(path)
    guard file.name != "Info.plist", !file.name.hasSuffix("-Info.plist") else {
      infoPlist = infoPlist ?? path
      return
    }
    let isResource = choice.isSynchronized && path.contains(".lproj/")
    let phase = isResource ? .resources : choice.phase.map(Phase.init) ?? Self.phase(of: file)
    guard let phase, seen.insert(path).inserted else { return }
    files.append(File(path: path, phase: phase, platforms: choice.platforms))
  }

  /// The words of a project for the destinations that a source can be for.
  private static let filters = [
    "iOS": "ios", "macCatalyst": "maccatalyst", "macOS": "macos", "tvOS": "tvos",
    "visionOS": "xros", "watchOS": "watchos",
  ]

  /// Whether a folder is one file for Xcode.
  private static func isFile(_ path: FilePath) -> Bool {
    [
      "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework",
      "xcframework", "playground", "scnassets", "mlpackage", "docc", "icon", "rkassets",
      "xcstickers", "xcodeproj", "xcworkspace",
    ].contains { path.hasExtension($0) }
  }

  /// What a file is for by its name; nil if it is in no step of the build.
  private static func phase(of path: FilePath) -> Phase? {
    let sources = [
      "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "S", "intentdefinition", "xcdatamodeld",
      "xcdatamodel", "xcmappingmodel", "metal", "mlmodel", "mlpackage", "docc", "rcproject",
    ]
    let others = [
      "h", "hh", "hpp", "hxx", "pch", "entitlements", "xcconfig", "gpx", "framework",
      "xcframework", "a", "dylib", "tbd", "xcodeproj", "xcworkspace", "playground", "modulemap",
      "xctestplan", "apinotes",
    ]
    if sources.contains(where: { path.hasExtension($0) }) { return .sources }
    return others.contains { path.hasExtension($0) } ? nil : .resources
  }
}
