// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// A stand-in that was made for a module that is not available: it compiles as the files use it, and what is used of it traps.
package struct MadeStandIn: Hashable, Sendable {
  /// The name of the module.
  package var module: String

  /// The address of the package that has the module, as far as that is known.
  package var url: String?

  /// Why the module is not available.
  package var fault: PackageFault

  /// The files that import it, sorted.
  package var files: [FilePath]

  /// Whether the module is compiled, and only parts of it do not compile and trap.
  package var isPartial = false

  /// Whether the module is one of QuickAction's, and only what it lacks is declared.
  package var isGap = false

  /// The names that it declares, or the places of what traps, sorted.
  package var names: [String] = []

  /// The names of the functions that are written from their sources and do what those do, sorted.
  package var translated: [String] = []

  /// The places in the user's files of functions that use it, do not fit it, and trap.
  package var misfits: [String] = []

  /// Whether all that is used of it does what its source does, so that nothing traps.
  package var isTranslated: Bool { !translated.isEmpty && names.isEmpty && misfits.isEmpty }
}
