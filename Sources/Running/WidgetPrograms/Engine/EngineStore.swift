// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

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

  /// Creates a store in the folder for caches of the user.
  ///
  /// - Parameter environment: The environment variables.
  package init(environment: [String: String]) {
    let home = environment["HOME"].map { FilePath($0).appending(".cache") }
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : FilePath($0) }
    folder = (cache ?? home ?? FilePath("/tmp")).appending("quickaction")
  }

  /// Creates a store in a folder.
  package init(folder: FilePath) {
    self.folder = folder
  }

  /// The engine of some sources for a compiler, copied from a release or built first if it is not there.
  ///
  /// Another process that builds one is waited for.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - toolchain: The compiler.
  ///   - progress: Reports the progress of the build.
  ///   - deadline: The moment until which it has to be found if it is there; nil for none.
  ///   - check: What must hold before minutes are spent on building it.
  /// - Returns: The engine.
  /// - Throws: ``ProgramError`` if it cannot be built.
  package func engine(
    of sources: EngineSources, _ toolchain: SwiftToolchain, progress: ProgramProgress,
    until deadline: ContinuousClock.Instant? = nil,
    check: () throws(ProgramError) -> Void = {}
  ) throws(ProgramError) -> WidgetEngine {
    let kept = KeptTargets(of: sources, toolchain, in: folder)
    let targets = try kept.folders(until: deadline)
    let installed = place(of: sources, targets, toolchain)
    if isComplete(installed) {
      noteUse(of: installed)
      kept.keep(targets)
      return WidgetEngine(installedIn: installed, from: sources.folder)
    }
    try check()
    return try locked(progress) { () throws(ProgramError) in
      // Another process may have built it while this one waited.
      if !isComplete(installed) {
        let shipped = ShippedEngine(named: installed.name, of: sources)
        if shipped?.install(in: installed, progress) != true {
          let builder = EngineBuilder(
            sources: sources, toolchain: toolchain, targets: targets,
            scratch: scratch(for: sources), progress: progress)
          try builder.build(into: installed)
        }
        removeOldEngines(progress)
      }
      return WidgetEngine(installedIn: installed, from: sources.folder)
    }
  }

  /// Returns the path of the engine of some sources for a compiler, which may not be built yet.
  ///
  /// - Throws: ``ProgramError`` if the manifest of the sources cannot be read.
  package func place(
    of sources: EngineSources, _ toolchain: SwiftToolchain
  ) throws(ProgramError) -> FilePath {
    let kept = KeptTargets(of: sources, toolchain, in: folder)
    return place(of: sources, try kept.folders(), toolchain)
  }

  private func place(
    of sources: EngineSources, _ targets: [String], _ toolchain: SwiftToolchain
  ) -> FilePath {
    var hash = sources.fingerprint(of: targets)
    hash.add(part: toolchain.version.utf8)
    hash.add(part: toolchain.triple.utf8)
    return folder.appending("engines/\(String(hash.value, radix: 16))")
  }

  /// How many engines are kept: that of this version, and the one before it.
  static let keptCount = 2

  /// Removes all engines but those that were used last; programs that were built against them have to be built again.
  func removeOldEngines(_ progress: ProgramProgress) {
    let engines = (FileSystem.disk.contents(of: folder.appending("engines")) ?? [])
      .filter { isComplete($0) }
      .map { (path: $0, used: lastUse(of: $0)) }
      .sorted { ($0.used, $0.path.text) > ($1.used, $1.path.text) }
    let old = engines.dropFirst(Self.keptCount)
    guard !old.isEmpty else { return }
    for engine in old { DiskFolder.remove(engine.path) }
    DiskFolder.remove(folder.appending(KeptTargets.folderName))
    progress.note(
      "removed the modules for widgets of \(old.count == 1 ? "an older version" : "\(old.count) older versions") from '\(folder.text)'"
    )
  }

  /// Sets the date of an engine's mark, by which old ones are distinguished from those in use.
  private func noteUse(of engine: FilePath) {
    // Where the cache cannot be written, nothing is removed either.
    _ = utimensat(AT_FDCWD, engine.appending(EngineBuilder.mark).text, nil, 0)
  }

  /// When an engine was used last, in seconds since the beginning of 1970.
  private func lastUse(of engine: FilePath) -> Int {
    var status = stat()
    guard stat(engine.appending(EngineBuilder.mark).text, &status) == 0 else { return 0 }
    #if canImport(Darwin)
      return status.st_mtimespec.tv_sec
    #else
      return status.st_mtim.tv_sec
    #endif
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
    guard descriptor >= 0 else {
      throw .file(
        FileError(
          .write, path, .system(code: errno, words: FileError.words(ofSystemError: errno))))
    }
    // The lock goes with the file.
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      progress.note("another process builds the modules for widgets; waiting for it")
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return try body()
  }
}
