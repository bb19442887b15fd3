// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import SwiftDeclarations

/// The parts of modules of packages that do not compile and are left out.
struct PackageParts {
  /// The bodies that trap.
  private(set) var trapped: [FilePath: TrappedBodies] = [:]

  /// The first error of each module.
  private var errors: [String: CompilerMessage] = [:]

  /// All errors in parts that were left out, in their order.
  private var taken: [CompilerMessage] = []

  /// How many parts of a module may be left out before the whole module gets a stand-in.
  private static let maximumCount = 60

  /// Leaves out what errors are in.
  ///
  /// - Returns: Whether all that is new was left out, and the module is worth compiling again.
  mutating func leaveOut(_ errors: [CompilerMessage], of module: ProgramModule) -> Bool {
    var isChanged = false
    // A file often has many errors, and is taken apart once.
    for (file, errors) in Dictionary(grouping: errors, by: \.file).sorted(by: {
      $0.key.text < $1.key.text
    }) {
      guard let bytes = try? FileSystem.disk.bytes(of: file) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let tokens = SwiftTokens(SourceFile(name: file.text, text: text))
      for error in errors
      where trapped[file, default: TrappedBodies()].add(error, in: tokens) {
        isChanged = true
        taken.append(error)
      }
    }
    self.errors[module.name] = self.errors[module.name] ?? errors.first
    let count = module.sources.reduce(0) { $0 + (trapped[$1]?.messages.count ?? 0) }
    return isChanged && count <= Self.maximumCount
  }

  /// Leaves out again what an earlier build left out of packages that were downloaded, whose files never change.
  mutating func restore(_ record: BuildRecord, in plan: ProgramPlan) {
    let downloaded = plan.downloadedModules
    for module in plan.modules where downloaded.contains(module.name) {
      let sources = Set(module.sources)
      let errors = record.errors.filter { sources.contains($0.file) }
      if !errors.isEmpty { _ = leaveOut(errors, of: module) }
    }
  }

  /// Adds everything that was left out to a record.
  func keep(in record: inout BuildRecord) {
    for error in taken { record.add(error) }
  }

  /// Forgets what was left out of a module, as the module is no longer compiled.
  mutating func forget(_ module: ProgramModule) {
    let sources = Set(module.sources)
    for source in sources { trapped[source] = nil }
    taken.removeAll { sources.contains($0.file) }
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
