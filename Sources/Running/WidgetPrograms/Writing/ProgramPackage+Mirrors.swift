// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import WidgetProject

// SwiftPM compiles a package where it is. If a condition in one asks for iOS, all packages on this disk that are needed are built from
// folders of links, in which such files are copies, as those of the program are.
extension ProgramPackage {
  /// The folder of the mirrors, in that of the program.
  static let mirrors = "Packages"

  /// Writes mirrors of packages and of those that they need.
  ///
  /// A mirror has the path of its package below the folder of mirrors, so that paths from one package to another are the same.
  ///
  /// - Returns: The folder of each mirror by that of its package; nothing if no file asks for iOS.
  mutating func mirror(
    _ packages: [LocalPackage]
  ) throws(ProgramError) -> [FilePath: FilePath] {
    let folders = folders(of: packages)
    let files = folders.map(files)
    guard files.joined().contains(where: { leftOut.contains($0) || asksForIOS($0) }) else {
      return [:]
    }
    let root = folder.appending(Self.mirrors)
    for (folder, files) in zip(folders, files) {
      for file in files where !leftOut.contains(file) {
        let path = root.appending(String(file.text.drop { $0 == "/" }))
        if file == folder.appending("Package.swift"), let text = text(of: file) {
          try write(text, to: path)
        } else {
          try place(file, at: path)
        }
      }
    }
    return Dictionary(
      packages.map {
        let resolved = FileSystem.disk.resolved($0.folder)
        return ($0.folder, root.appending(String(resolved.text.drop { $0 == "/" })))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The folders of packages, and of those that they need.
  private func folders(of packages: [LocalPackage]) -> [FilePath] {
    var folders = packages.map { FileSystem.disk.resolved($0.folder) }
    var index = 0
    while index < folders.count {
      for other in neighbors(of: folders[index]) where !folders.contains(other) {
        folders.append(other)
      }
      index += 1
    }
    return folders
  }

  /// The sources of the packages on this disk, a module for each package.
  func packageModules() -> [ProgramModule] {
    folders(of: plan.packages).map { folder in
      var module = ProgramModule(name: folder.name, target: folder.name, role: .library)
      module.sources = files(in: folder).filter {
        $0.hasExtension("swift") && $0.name != "Package.swift"
      }
      return module
    }
  }

  /// The packages that a manifest names by a path.
  private func neighbors(of folder: FilePath) -> [FilePath] {
    guard let manifest = text(of: folder.appending("Package.swift")) else { return [] }
    return manifest.split(separator: "path:").dropFirst().compactMap { rest in
      let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace) else { return nil }
      let path = String(parts[1])
      let other = path.hasPrefix("/") ? FilePath(path) : folder.appending(path).simplified
      let isPackage = FileSystem.disk.status(of: other.appending("Package.swift")) == .file
      return isPackage ? FileSystem.disk.resolved(other) : nil
    }
  }

  /// The files of a package, without what is hidden.
  private func files(in folder: FilePath) -> [FilePath] {
    var files: [FilePath] = []
    var pending = [folder]
    while let current = pending.popLast() {
      for path in FileSystem.disk.contents(of: current) ?? [] where !path.name.hasPrefix(".") {
        if FileSystem.disk.status(of: path) == .folder {
          pending.append(path)
        } else {
          files.append(path)
        }
      }
    }
    return files
  }

  private func asksForIOS(_ file: FilePath) -> Bool {
    guard file.hasExtension("swift"), let text = text(of: file) else { return false }
    return text.contains("os(iOS)") && SourceImports(text).asksForIOS
  }

  private func text(of file: FilePath) -> String? {
    (try? FileSystem.disk.bytes(of: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
