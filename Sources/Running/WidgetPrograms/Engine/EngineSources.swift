// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
import WidgetProject

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The sources of the engine: this package's checkout, or what a release has in its place.
package struct EngineSources: Hashable, Sendable {
  /// The folder with `Package.swift`.
  package let folder: FilePath

  /// The folder that a release has beside its executable's.
  static let installedFolder = "share/quickaction/engine"

  /// The variable that names the folder.
  package static let variable = "QUICKACTION_ENGINE"

  /// The folders whose files declare what sources of widgets use.
  var declaringFolders: [FilePath] {
    ["Apple", "Drawing/WidgetViews", "Drawing/WidgetCharts", "Values"].map {
      folder.appending("Sources/\($0)")
    }
  }

  /// Finds the sources: where they are said to be, around the executable or beside an installed one, or around the current folder.
  ///
  /// The executable comes first, as its own sources fit it. The current folder is for a copy of an executable that is run in a
  /// checkout.
  ///
  /// - Parameters:
  ///   - named: The folder of `--engine` or of `QUICKACTION_ENGINE`.
  ///   - executable: The path of this process.
  ///   - currentFolder: The absolute path of the folder in which the command runs; nil if it is not known.
  ///   - fileSystem: Where they are looked for.
  /// - Throws: ``ProgramError`` if there are none.
  package init(
    named: FilePath?, executable: FilePath?, currentFolder: FilePath? = nil,
    in fileSystem: FileSystem = .disk
  ) throws(ProgramError) {
    if let named {
      guard Self.isEngine(named, fileSystem) else { throw .noEngine(named.text) }
      folder = fileSystem.resolved(named)
      return
    }
    let places =
      Self.foldersAround(executable?.folder).flatMap { [$0, $0.appending(Self.installedFolder)] }
      + Self.foldersAround(currentFolder)
    guard let folder = places.first(where: { Self.isEngine($0, fileSystem) }) else {
      throw .noEngine(nil)
    }
    self.folder = folder
  }

  /// Finds the sources for a command.
  ///
  /// - Parameters:
  ///   - asked: The folder of `--engine`; nil if it is not given.
  ///   - environment: The environment variables.
  ///   - executable: The path of this process.
  /// - Throws: ``ProgramError`` if there are none.
  package init(
    asked: FilePath?, environment: [String: String],
    executable: FilePath? = EngineSources.executable
  ) throws(ProgramError) {
    try self.init(
      named: asked ?? environment[Self.variable].map { FilePath($0) }, executable: executable,
      currentFolder: FileSystem.disk.resolved(FilePath(".")))
  }

  /// A folder and those that it is in, from the inside to the root.
  private static func foldersAround(_ folder: FilePath?) -> [FilePath] {
    guard let folder else { return [] }
    return Array(sequence(first: folder) { $0.folder == $0 ? nil : $0.folder })
  }

  private static func isEngine(_ folder: FilePath, _ fileSystem: FileSystem) -> Bool {
    fileSystem.status(of: folder.appending("Package.swift")) == .file
      && fileSystem.status(of: folder.appending("Sources/Apple/SwiftUI")) == .folder
  }

  /// The path of this process's executable.
  package static var executable: FilePath? {
    #if os(Linux)
      FileSystem.disk.resolved(FilePath("/proc/self/exe"))
    #else
      CommandLine.arguments.first.map { FileSystem.disk.resolved(FilePath($0)) }
    #endif
  }

  /// The folders of all targets, as the manifest says, relative to the folder.
  ///
  /// - Parameter deadline: The moment until which the manifest has to be read; nil for none.
  /// - Returns: Their paths.
  /// - Throws: ``ProgramError`` if the manifest cannot be read.
  func targetFolders(
    until deadline: ContinuousClock.Instant? = nil
  ) throws(ProgramError) -> [String] {
    let description = try PackageReader.description(
      of: folder, variables: Self.onlyEngine, until: deadline)
    return description.targets.map { $0.path ?? "Sources/\($0.name)" }.sorted()
  }

  /// The environment variable that makes the manifest one of the engine alone.
  static let onlyEngine = ["QUICKACTION_ENGINE_ONLY": "1"]

  /// A hash of all files.
  func fingerprint(of targets: [String]) -> StableHash {
    var hash = StableHash()
    hash.add(file: folder.appending("Package.swift"), named: folder)
    for target in targets + [Self.macroSources] {
      hash.add(filesIn: folder.appending(target), named: folder)
    }
    return hash
  }

  /// The sources of the macros, which are built by themselves.
  static let macroSources = "Sources/Apple/PreviewMacros"
}

extension StableHash {
  /// Adds all files of a folder, but for hidden ones and documentation, by their paths relative to another folder.
  mutating func add(filesIn folder: FilePath, named root: FilePath) {
    var pending = [folder]
    while let current = pending.popLast() {
      for path in FileSystem.disk.contents(of: current) ?? [] where !path.name.hasPrefix(".") {
        if FileSystem.disk.status(of: path) == .folder {
          if !path.hasExtension("docc") { pending.append(path) }
        } else {
          add(file: path, named: root)
        }
      }
    }
  }

  /// Adds a file by its path relative to a folder, and its content.
  mutating func add(file path: FilePath, named root: FilePath) {
    add(part: path.relative(to: root).text.utf8)
    add((try? FileSystem.disk.bytes(of: path)) ?? [])
  }
}
