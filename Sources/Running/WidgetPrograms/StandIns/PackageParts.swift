// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The parts of modules of packages that do not compile and are left out.
struct PackageParts {
  /// The bodies that trap.
  private(set) var trapped: [FilePath: TrappedBodies] = [:]

  /// The first error of each module.
  private var errors: [String: CompilerMessage] = [:]

  /// How many parts of a module may be left out before the whole module gets a stand-in.
  private static let maximumCount = 60

  /// Leaves out what errors are in.
  ///
  /// - Returns: Whether all that is new was left out, and the module is worth compiling again.
  mutating func leaveOut(_ errors: [CompilerMessage], of module: ProgramModule) -> Bool {
    var isChanged = false
    for error in errors {
      guard let bytes = try? FileSystem.disk.bytes(of: error.file) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if trapped[error.file, default: TrappedBodies()].add(error, in: text) { isChanged = true }
    }
    self.errors[module.name] = self.errors[module.name] ?? errors.first
    let count = module.sources.reduce(0) { $0 + (trapped[$1]?.messages.count ?? 0) }
    return isChanged && count <= Self.maximumCount
  }

  /// Forgets what was left out of a module, as the module is no longer compiled.
  mutating func forget(_ module: ProgramModule) {
    for source in module.sources { trapped[source] = nil }
    errors[module.name] = nil
  }

  /// What was left out, by module.
  func result(in plan: ProgramPlan) -> [MadeStandIn] {
    plan.modules.compactMap { module in
      guard let error = errors[module.name] else { return nil }
      let package = plan.compiledPackages.first { $0.modules.contains(module.name) }
      let files = module.sources.filter { trapped[$0]?.isEmpty == false }
      let places = files.flatMap { trapped[$0]?.messages ?? [] }
      return MadeStandIn(
        module: module.name, url: package?.url, fault: .errors(error), files: files,
        isPartial: true, names: places)
    }
  }
}
