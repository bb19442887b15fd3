// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import Testing
  package import WidgetPrograms
  package import Disk

  /// The modules for widgets that the tests were built with.
  package enum TestedEngine {
    /// Where they are; nil if this build has no library of them.
    package static let built: WidgetEngine? = {
      let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()
      let library = products.appending(path: "libWidgetEngine.so").path
      guard FileManager.default.fileExists(atPath: library) else { return nil }
      let services = products.appending(path: "services").path
      // Services that were compiled against other modules end the program that uses them.
      if let compiled = date(of: services), let built = date(of: library), compiled < built {
        try? FileManager.default.removeItem(atPath: services)
      }
      // The modules of C that the modules for widgets import.
      let maps = ["SimulatedSystem", "FileCalls"].map {
        FilePath(products.appending(path: "\($0).build/module.modulemap").path)
      }
      let repository = (0..<4).reduce(URL(filePath: #filePath)) { path, _ in
        path.deletingLastPathComponent()
      }
      return WidgetEngine(
        modules: FilePath(products.appending(path: "Modules").path),
        libraries: FilePath(products.path), moduleMaps: maps,
        services: DeviceServices(
          in: FilePath(repository.path),
          compiledIn: FilePath(services)))
    }()

    /// Lays an engine out as the cache has it, with links.
    ///
    /// - Parameters:
    ///   - engine: The engine.
    ///   - folder: The folder, which is made.
    ///   - library: What is linked in place of its library; nil for that.
    /// - Throws: An error if the disk refuses.
    package static func link(
      _ engine: WidgetEngine, in folder: FilePath, library: FilePath? = nil
    ) throws {
      let files = FileManager.default
      func link(_ name: String, to target: FilePath) throws {
        let path = folder.appending(name)
        try files.createDirectory(atPath: path.folder.text, withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: path.text, withDestinationPath: target.text)
      }
      try link("modules", to: engine.modules)
      try link(
        "lib/libWidgetEngine.so",
        to: library ?? engine.libraries.appending("libWidgetEngine.so"))
      for map in engine.moduleMaps { try link("include/\(map.folder.stem)/\(map.name)", to: map) }
      try Data("{}\n".utf8).write(to: URL(filePath: folder.appending("engine.json").text))
    }

    /// When a file or a folder was changed; nil if it is not there.
    private static func date(of path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// Builds, and says what the compiler has against it.
    package static func program(by builder: ProgramBuilder) throws -> BuiltProgram {
      do throws(ProgramError) {
        return try builder.build()
      } catch {
        if case .compilation(let findings) = error {
          for error in findings.errors { Issue.record("\(error.message)") }
        }
        throw error
      }
    }
  }
#endif
