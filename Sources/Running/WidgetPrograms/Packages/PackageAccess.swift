// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// What may be done to read packages.
package struct PackageAccess: Hashable, Sendable {
  /// Whether packages may be downloaded.
  package var asksNetwork = true

  /// Whether manifests may be run, without which no package is read.
  package var runsManifests = true

  /// The moment at which reading them ends; nil for none.
  package var deadline: ContinuousClock.Instant?

  /// Creates an access to everything.
  package init() {}
}

/// Says once that manifests are run, before the first is.
final class ManifestNote: Sendable {
  private let source: ProgramSource
  private let progress: ProgramProgress
  private let isSaid = Mutex(false)

  init(of source: ProgramSource, _ progress: ProgramProgress) {
    self.source = source
    self.progress = progress
  }

  func say() {
    guard
      isSaid.withLock({ said in
        defer { said = true }
        return !said
      })
    else { return }
    // A package is what its manifest says, so that only a project can be read without running one.
    let words =
      switch source {
      case .project:
        "the manifests of the packages are programs, and are run to read them; '--no-packages' runs none"
      case .package: "the manifest of the package is a program, and is run to read it"
      }
    progress.note(words)
  }
}
