// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The functions of the user's files that use stand-ins and do not fit them: traps take the place of their bodies.
struct StandInMisfits {
  /// The bodies that trap.
  private(set) var trapped: [FilePath: TrappedBodies] = [:]

  /// The module of the stand-in, by the files.
  private var modules: [FilePath: String] = [:]

  /// Takes the bodies that errors are in, as far as they use a stand-in.
  ///
  /// - Returns: Whether there were any.
  mutating func take(_ errors: [CompilerMessage], of standIns: MadeStandIns) -> Bool {
    guard !standIns.isEmpty else { return false }
    let names = standIns.declaredNames
    var isChanged = false
    for error in errors {
      guard let module = standIns.module(for: error),
        let bytes = try? FileSystem.disk.bytes(of: error.file)
      else { continue }
      var bodies = trapped[error.file] ?? TrappedBodies()
      bodies.reason = "this does not fit the stand-in for the module '\(module)'"
      let text = String(decoding: bytes, as: UTF8.self)
      guard bodies.addBody(around: error, in: text, naming: names) else { continue }
      trapped[error.file] = bodies
      modules[error.file] = module
      isChanged = true
    }
    return isChanged
  }

  /// The stand-ins with what does not fit them.
  func added(to standIns: [MadeStandIn]) -> [MadeStandIn] {
    standIns.map { standIn in
      var standIn = standIn
      let files = trapped.keys.filter { modules[$0] == standIn.module }
      standIn.misfits = files.sorted { $0.text < $1.text }.flatMap { trapped[$0]?.messages ?? [] }
      return standIn
    }
  }
}
