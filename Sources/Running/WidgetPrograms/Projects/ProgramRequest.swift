// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// Where the sources of a widget are.
package enum ProgramSource: Hashable, Sendable {
  /// An Xcode project; nil for the only one below the current folder.
  case project(FilePath?)
  /// A package of SwiftPM.
  case package(FilePath)
}

/// A module that takes the place of one that cannot be had.
package struct StandIn: Hashable, Sendable {
  /// The name of the module.
  package var module: String

  /// The folder with its sources; nil for a module with nothing in it.
  package var folder: FilePath?

  /// Makes a stand-in.
  package init(module: String, folder: FilePath? = nil) {
    self.module = module
    self.folder = folder
  }
}

/// What is to be built.
package struct ProgramRequest: Hashable, Sendable {
  /// Where the sources are.
  package var source: ProgramSource

  /// The name of the widget's target; nil for the only one.
  package var target: String?

  /// The configuration of the Xcode project whose settings count; nil for `Debug`.
  package var configuration: String?

  /// What takes the place of modules that cannot be had.
  package var standIns: [StandIn] = []

  /// Whether files that do not compile are left out.
  package var keepsGoing = false

  /// The folder of the engine's sources; nil for those that belong to this executable.
  package var engine: FilePath?

  /// The folder for everything that is written; nil for `.build/quickaction` beside the project.
  package var buildFolder: FilePath?

  /// Makes a request.
  package init(_ source: ProgramSource) {
    self.source = source
  }
}
