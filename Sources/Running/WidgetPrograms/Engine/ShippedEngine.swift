// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The modules for widgets that a release has beside their sources, built by the toolchain that it was made with.
///
/// They save the minutes of a build where the toolchain is the same. The libraries of the system may be others all the same, so a
/// program is compiled against them and run before they are used.
struct ShippedEngine {
  let sources: EngineSources

  /// The folder, whose name is a hash of the sources and the toolchain.
  private let folder: FilePath

  /// The folder of all engines of a release, beside that of the sources.
  private static let parent = "engines"

  /// How long the program may take: one that waits for something does not fit either.
  private static let limit = Duration.seconds(60)

  /// Finds the engine of a release; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of its folder, as the cache would have it.
  ///   - sources: Its sources; those of a checkout have none, as whatever lies beside one is another's.
  init?(named name: String, of sources: EngineSources) {
    guard sources.folder.text.hasSuffix("/" + EngineSources.installedFolder) else { return nil }
    folder = sources.folder.folder.appending("\(Self.parent)/\(name)")
    guard FileSystem.disk.status(of: folder.appending(EngineBuilder.mark)) == .file else {
      return nil
    }
    self.sources = sources
  }

  /// Copies it to the cache, if a program runs with it.
  ///
  /// - Parameters:
  ///   - place: The folder in the cache, which is there whole afterwards, or not at all.
  ///   - progress: Reports the progress.
  /// - Returns: Whether it is there; if not, it has to be built.
  func install(in place: FilePath, _ progress: ProgramProgress) -> Bool {
    progress.step("trying the modules for widgets of this release")
    do throws(ProgramError) {
      try DiskFolder.replace(place) { temporary throws(ProgramError) in
        try DiskFolder.copyAll(in: folder, to: temporary)
        try run(WidgetEngine(installedIn: temporary, from: sources.folder))
      }
      return true
    } catch {
      let reason = if case .toolFailed(_, let words) = error { words } else { "\(error)" }
      progress.note(
        "the modules for widgets of this release are built here, as no program runs with them: \(reason)"
      )
      return false
    }
  }

  /// Compiles a program against an engine, with a macro if it has those, and runs it.
  private func run(_ engine: WidgetEngine) throws(ProgramError) {
    guard let work = TemporaryFolder() else {
      throw .toolFailed("swiftc", "there is no folder for temporary files")
    }
    defer { work.remove() }
    let source = FilePath(work.path).appending("Trial.swift")
    let program = FilePath(work.path).appending("trial").text
    try DiskFolder.write(
      """
      import SwiftUI
      import WidgetKit

      \(engine.macros == nil ? "" : "#Preview { Text(\"\") }")

      @main enum Trial {
        static func main() { print(WidgetFamily.systemSmall.rawValue) }
      }
      """, to: source)
    let arguments =
      ["-parse-as-library", "-o", program, source.text] + engine.compilerArguments
      + engine.linkerArguments.flatMap { ["-Xlinker", $0] }
    let deadline = ContinuousClock.now + Self.limit
    for (tool, arguments) in [("swiftc", arguments), (program, [])] {
      let result: ToolProcess.Result
      do throws(ToolProcess.Failure) {
        result = try ToolProcess.run(tool, arguments, until: deadline)
      } catch {
        throw ProgramError(error, of: tool)
      }
      guard result.status == 0 else {
        let lines = result.output.split(separator: "\n")
        // What the linker said of the reason comes behind the line that says that it failed.
        let line = lines.first { $0.contains("error: ") && !$0.contains("link command failed") }
        let words = line ?? lines.first ?? "it does not answer"
        throw .toolFailed(tool, String(words))
      }
    }
  }
}
