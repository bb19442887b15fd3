// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// A widget's program that can be started.
package struct BuiltProgram: Sendable {
  /// The executable.
  package var executable: FilePath

  /// The file that the program reads its resources from.
  package var manifest: FilePath

  /// What it was made of; all files that a change of is a reason to build again are among them.
  package var plan: ProgramPlan

  /// What the compiler warned of, in the user's own files.
  package var warnings: [CompilerMessage]

  /// What was left out and why; nothing unless the request keeps going.
  package var findings: BuildFindings

  /// The files and folders to watch for changes.
  package var watched: [FilePath] {
    [plan.origin]
      + plan.modules.flatMap { $0.sources + $0.resources + $0.definitions }
      + plan.packages.map(\.folder)
  }
}
