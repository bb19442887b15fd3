// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// A widget's program that can be started.
package struct BuiltProgram: Sendable {
  /// The path of the executable.
  package var executable: FilePath

  /// The file that the program reads its resources from.
  package var manifest: FilePath

  /// The plan that it was built from, with all files whose changes are a reason to build again.
  package var plan: ProgramPlan

  /// The compiler's warnings in the user's own files.
  package var warnings: [CompilerMessage]

  /// The parts that were left out, and why; empty unless the request keeps going.
  package var findings: BuildFindings

  /// The stand-ins that were made for modules that are not available.
  package var standIns: [MadeStandIn] = []

  /// The files and folders to watch for changes.
  package var watched: [FilePath] {
    [plan.origin]
      + plan.modules.flatMap { $0.sources + $0.resources + $0.definitions }
      + plan.packages.map(\.folder)
      + plan.compiledPackages.filter { !$0.isDownloaded }.map(\.folder)
  }
}
