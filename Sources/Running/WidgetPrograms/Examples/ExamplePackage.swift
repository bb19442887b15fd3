// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
import WidgetProject

/// The package of an example on this machine, and its program.
///
/// The program is kept in the folder for caches, because the folder of an installed package may be read-only.
package struct ExamplePackage: Sendable {
  /// The widget that the package declares.
  package let widget: ExampleWidget

  /// The folder of the package.
  package let folder: FilePath

  private let engine: FilePath?
  private let store: EngineStore
  private let environment: [String: String]

  /// The folder of all packages, in a checkout and beside an installed executable.
  static let packages = "Examples/Widgets"

  /// Finds a package next to the sources of the engine.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - engine: The folder of the engine's sources that is asked for; nil for that of the environment or around the executable or
  ///     the current folder.
  ///   - environment: The environment variables.
  ///   - executable: The path of this process.
  /// - Throws: ``ProgramError`` if there are no sources, or none of the examples.
  package init(
    _ widget: ExampleWidget, engine: FilePath? = nil, environment: [String: String],
    executable: FilePath? = EngineSources.executable
  ) throws(ProgramError) {
    let sources = try EngineSources(
      asked: engine, environment: environment, executable: executable)
    self.widget = widget
    self.engine = engine
    self.environment = environment
    folder = sources.folder.appending("\(Self.packages)/\(widget.package)")
    store = EngineStore(environment: environment)
    guard FileSystem.disk.status(of: folder.appending("Package.swift")) == .file else {
      throw .noExample(folder.text)
    }
  }

  /// The feed file that answers the widget's requests.
  package var feed: FilePath { folder.appending(widget.feed) }

  /// The folder in which the program is built.
  private var buildFolder: FilePath {
    let place = String(StableHash(folder.text).value, radix: 16)
    return store.folder.appending("examples/\(place)")
  }

  /// The program, built if it is not there, or if something that it is made of has changed.
  ///
  /// - Parameter progress: What is said about a build; nothing if there is none.
  /// - Returns: The executable.
  /// - Throws: ``ProgramError`` if it cannot be built.
  package func program(_ progress: ProgramProgress) throws(ProgramError) -> FilePath {
    let mark = BuildMark(
      file: buildFolder.appending("\(widget.package).mark"), package: folder, environment)
    if let kept = mark.program { return kept }
    var request = ProgramRequest(.package(folder))
    request.buildFolder = buildFolder
    request.engine = engine
    let builder = try ProgramBuilder(request, environment: environment, progress: progress)
    progress.note("building the example '\(widget.name)' on its first use; this takes some seconds")
    let program = try builder.build()
    try mark.write(program.executable, builder.engine)
    return program.executable
  }
}
