// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import WidgetProject

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The engines that were built on this machine, kept for all projects.
package struct EngineStore: Sendable {
  /// The folder of everything that is kept.
  package let folder: FilePath

  /// Makes a store in the folder for caches of the user.
  ///
  /// - Parameter environment: The environment variables.
  package init(environment: [String: String]) {
    let home = environment["HOME"].map { FilePath($0).appending(".cache") }
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : FilePath($0) }
    folder = (cache ?? home ?? FilePath("/tmp")).appending("quickaction")
  }

  /// Makes a store in a folder.
  package init(folder: FilePath) {
    self.folder = folder
  }

  /// The engine of some sources for a compiler, built first if it is not there.
  ///
  /// Another process that builds one is waited for.
  ///
  /// - Throws: ``ProgramError`` if it cannot be built.
  package func engine(
    of sources: EngineSources, _ toolchain: SwiftToolchain, progress: ProgramProgress
  ) throws(ProgramError) -> WidgetEngine {
    let targets = try sources.targetFolders()
    var hash = sources.fingerprint(of: targets)
    hash.add(part: toolchain.version.utf8)
    hash.add(part: toolchain.triple.utf8)
    let installed = folder.appending("engines/\(String(hash.value, radix: 16))")
    if isComplete(installed) { return WidgetEngine(installedIn: installed) }
    return try locked(progress) { () throws(ProgramError) in
      // Another process may have built it while this one waited.
      if !isComplete(installed) {
        let builder = EngineBuilder(
          sources: sources, toolchain: toolchain, targets: targets, scratch: scratch(for: sources),
          progress: progress)
        try builder.build(into: installed)
      }
      return WidgetEngine(installedIn: installed)
    }
  }

  private func isComplete(_ engine: FilePath) -> Bool {
    FileSystem.disk.status(of: engine.appending(EngineBuilder.mark)) == .file
  }

  private func scratch(for sources: EngineSources) -> FilePath {
    let name = String(StableHash(sources.folder.text).value, radix: 16)
    return folder.appending("build/\(name)")
  }

  /// Does something while no other process does it.
  private func locked<Value>(
    _ progress: ProgramProgress, _ body: () throws(ProgramError) -> Value
  ) throws(ProgramError) -> Value {
    do throws(FileError) {
      _ = try FolderCreation(folder)
    } catch {
      throw .file(error)
    }
    let path = folder.appending("lock").text
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .file(FileError(.write, path, .permissionDenied)) }
    // The lock goes with the file.
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      progress.note("another process builds the modules for widgets; waiting for it")
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return try body()
  }
}
