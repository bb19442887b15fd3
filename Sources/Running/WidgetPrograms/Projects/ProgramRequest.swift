// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// The location of the sources of a widget.
package enum ProgramSource: Hashable, Sendable {
  /// An Xcode project; nil for the only one below the current folder.
  case project(FilePath?)
  /// The folder of a Swift package.
  case package(FilePath)
}

/// A module that takes the place of one that cannot be had.
package struct StandIn: Hashable, Sendable {
  /// The name of the module.
  package var module: String

  /// The folder with its sources; nil for a module with nothing in it.
  package var folder: FilePath?

  /// Creates a stand-in for a module, with sources or empty.
  package init(module: String, folder: FilePath? = nil) {
    self.module = module
    self.folder = folder
  }

  /// The Swift files of the folder; nil for a module with nothing in it.
  ///
  /// - Throws: ``ProgramError/emptyStub(module:folder:)`` if the folder has none.
  func sources() throws(ProgramError) -> [FilePath]? {
    guard let folder else { return nil }
    let found = FileSearch.search(folder, in: .disk) { $0.hasSuffix(".swift") }.files
    guard !found.isEmpty else { throw .emptyStub(module: module, folder: folder.text) }
    return found
  }
}

/// A request to build the program of a widget.
package struct ProgramRequest: Hashable, Sendable {
  /// The place of the sources.
  package var source: ProgramSource

  /// The name of the widget's target; nil for the only one.
  package var target: String?

  /// The configuration of the Xcode project whose settings count; nil for `Debug`.
  package var configuration: String?

  /// The stand-ins for modules that cannot be obtained.
  package var standIns: [StandIn] = []

  /// What may be done to read packages.
  package var packages = PackageAccess()

  /// Whether files that do not compile are left out.
  package var keepsGoing = false

  /// The folder of the engine's sources; nil for those that belong to this executable.
  package var engine: FilePath?

  /// The folder for everything that is written; nil for `.build/quickaction` beside the project.
  package var buildFolder: FilePath?

  /// How long the build may take, without that of the engine; nil for as long as it takes.
  package var limit: Duration?

  /// Creates a request for a source, with default settings.
  package init(_ source: ProgramSource) {
    self.source = source
  }
}
