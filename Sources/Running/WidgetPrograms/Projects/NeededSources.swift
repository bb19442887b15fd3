// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The files of a program that are compiled: all of them, but for those of the project's libraries that nothing of the widget uses.
///
/// Apps are made of modules that the app and its widget share, and a widget often uses a few files of many. What it does not use is not
/// compiled, and what only that imports is neither compiled nor stood in for.
struct NeededSources {
  /// The files that are not compiled.
  private(set) var leftOut: Set<FilePath> = []

  /// What follows the names; nil where everything is compiled.
  private var reached: ReachedSources?

  /// The imports of the files.
  private var imports: [FilePath: [String]] = [:]

  /// The files that were taken back.
  private var takenBack: Set<FilePath> = []

  /// The modules that are imported and not available, before files were left out.
  private let missing: [MissingModule]

  /// Finds what is needed.
  ///
  /// - Parameters:
  ///   - plan: The plan of the program.
  ///   - reached: What its files reach.
  ///   - provided: The names of the modules that can be imported.
  init(of plan: ProgramPlan, by reached: ReachedSources, provided: Set<String>) {
    missing = plan.missing
    let libraries = plan.ownLibraries.flatMap(\.sources)
    guard !reached.unneeded.isDisjoint(with: libraries) else { return }
    self.reached = reached
    let names = Set(plan.modules.map(\.name))
    for module in plan.modules {
      let conditions = module.conditions(isOfPackage: module.isOfPackage(in: plan))
      for path in module.sources {
        let text = (try? FileSystem.disk.bytes(of: path)).map {
          String(decoding: $0, as: UTF8.self)
        }
        imports[path] = text.map {
          SourceImports($0, conditions: conditions) { provided.contains($0) || names.contains($0) }
            .modules
        }
      }
    }
    leaveOut(of: plan)
  }

  private mutating func leaveOut(of plan: ProgramPlan) {
    guard let reached else { return }
    let downloaded = plan.downloadedSources
    leftOut = reached.unneeded.subtracting(downloaded)
  }

  /// Takes back the files that declare what errors name.
  ///
  /// An error names what its file uses without writing it, such as the type of a value.
  ///
  /// - Returns: Whether there are any.
  mutating func takeBack(namedIn errors: [CompilerMessage], _ plan: ProgramPlan) -> Bool {
    guard !leftOut.isEmpty, reached != nil else { return false }
    let before = leftOut
    for error in errors {
      let names = ErrorClassifier.quoted(error.text).flatMap { quoted in
        quoted.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      }
      reached?.use(Set(names), in: error.file)
      if error.text.contains("does not conform to protocol"), let type = names.first {
        reached?.useExtensions(of: type, in: error.file)
      }
    }
    leaveOut(of: plan)
    takenBack.formUnion(before.subtracting(leftOut))
    return leftOut.count < before.count
  }

  /// Takes back again what the last build took back.
  mutating func restore(_ record: BuildRecord, in plan: ProgramPlan) {
    guard let files = reached?.unneeded.intersection(record.needed), !files.isEmpty else { return }
    takenBack.formUnion(files)
    reached?.keep(files)
    leaveOut(of: plan)
  }

  /// Adds the files that were taken back to a record.
  func keep(in record: inout BuildRecord) {
    for file in takenBack.sorted(by: { $0.text < $1.text }) { record.add(needed: file) }
  }

  /// The modules that compiled files import and that are not available.
  var stillMissing: [MissingModule] {
    missing.compactMap { module in
      var module = module
      module.files.removeAll(where: leftOut.contains)
      return module.files.isEmpty ? nil : module
    }
  }

  /// A plan without the modules that no compiled file imports.
  func pruned(_ plan: ProgramPlan) -> ProgramPlan {
    guard !leftOut.isEmpty else { return plan }
    var plan = plan
    for index in plan.modules.indices
    where plan.modules[index].clang == nil && !plan.modules[index].sources.isEmpty {
      let files = plan.modules[index].sources.filter { !leftOut.contains($0) }
      let imported = Set(files.flatMap { imports[$0] ?? [] })
      plan.modules[index].dependencies.removeAll { !imported.contains($0) }
    }
    let own = plan.modules.filter { $0.role != .library }.map(\.name)
    var used: Set<String> = []
    var pending = own
    while let name = pending.popLast() {
      guard used.insert(name).inserted else { continue }
      pending += plan.modules.first { $0.name == name }?.dependencies ?? []
    }
    plan.modules.removeAll { !used.contains($0.name) }
    for index in plan.compiledPackages.indices {
      plan.compiledPackages[index].modules.removeAll { !used.contains($0) }
    }
    plan.compiledPackages.removeAll { $0.modules.isEmpty }
    return plan
  }

  /// What the user should know; nil where everything is compiled.
  func note(on plan: ProgramPlan) -> String? {
    guard !leftOut.isEmpty else { return nil }
    let names = plan.modules.filter { !leftOut.isDisjoint(with: $0.sources) }.map(\.name)
    let all = plan.modules.filter { !leftOut.isDisjoint(with: $0.sources) }.flatMap(\.sources)
    return
      "\(leftOut.count) of the \(all.count) files of \(names.listedNames(limit: 8)) are not compiled, as nothing of the widget uses them"
  }
}

extension ProgramPlan {
  /// The modules that the project's own files are compiled to, but for its extensions.
  fileprivate var ownLibraries: [ProgramModule] {
    let downloaded = downloadedModules
    return modules.filter { $0.role == .library && !downloaded.contains($0.name) }
  }
}
