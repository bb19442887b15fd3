// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension ProgramBuilder {
  /// Writes what was learned by compiling, with which the next build begins.
  func keep(
    _ standIns: MadeStandIns, _ parts: PackageParts, _ unused: UnusedSources,
    _ needed: NeededSources, of basis: String, in folder: FilePath
  ) throws(ProgramError) {
    var record = BuildRecord(of: basis)
    standIns.keep(in: &record)
    parts.keep(in: &record)
    unused.keep(in: &record)
    needed.keep(in: &record)
    try DiskFolder.write(record.text, to: folder.appending(BuildRecord.name))
  }

  /// Lets the program do without what does not compile of downloaded packages.
  ///
  /// An error in a package on this disk is the user's to repair, as one in the app's own files.
  /// A body that does not compile is replaced by a trap, else its file is left out, else the module gets a stand-in.
  ///
  /// - Returns: Whether something has changed.
  static func replaceParts(
    with errors: [CompilerMessage], in plan: inout ProgramPlan, _ standIns: inout MadeStandIns,
    _ parts: inout PackageParts
  ) -> Bool {
    var isChanged = false
    for module in plan.modules {
      guard let clang = module.clang, let error = clang.error(of: module.name, among: errors) else {
        continue
      }
      isChanged = true
      replace(module, .errors(error), in: &plan, &standIns)
    }
    // What needs the module has errors for that reason alone.
    guard !isChanged else { return true }
    let downloaded = plan.downloadedModules
    for module in plan.modules where downloaded.contains(module.name) {
      let sources = Set(module.sources)
      let errors = errors.filter { sources.contains($0.file) }
      guard let first = errors.first else { continue }
      isChanged = true
      // Of a framework in two languages, the Swift half is about what the other half declares.
      let isHalf = errors.contains { $0.text.hasPrefix("underlying Objective-C module") }
      if !isHalf, parts.leaveOut(errors, of: module) { continue }
      parts.forget(module)
      let package = plan.compiledPackages.first { $0.modules.contains(module.name) }
      let fault: PackageFault =
        isHalf ? .otherLanguage(package: package?.name ?? module.name) : .errors(first)
      replace(module, fault, in: &plan, &standIns)
    }
    return isChanged
  }

  /// Makes stand-ins of downloaded modules that use much of what is not available, such as a wrapper of a library in C.
  ///
  /// Of such a module, the project's own files use less than it uses of the other, so that its stand-in fits sooner.
  static func replaceModulesInNeed(in plan: inout ProgramPlan, _ standIns: inout MadeStandIns) {
    let before = Set(plan.modules.flatMap(\.sources))
    var isChanged = true
    while isChanged {
      isChanged = false
      let downloaded = plan.downloadedModules
      for module in plan.modules where downloaded.contains(module.name) {
        let sources = Set(module.sources)
        let need = standIns.list.first {
          let count = sources.intersection($0.files).count
          return count > 3 || count > 0 && count * 3 > sources.count
        }
        guard let need, module.clang == nil else { continue }
        replace(module, .needs(need.module), in: &plan, &standIns)
        isChanged = true
        break
      }
    }
    standIns.forget(filesIn: before.subtracting(plan.modules.flatMap(\.sources)))
  }

  /// Makes a stand-in of a module, and removes what only it needed.
  static func replace(
    _ module: ProgramModule, _ fault: PackageFault, in plan: inout ProgramPlan,
    _ standIns: inout MadeStandIns
  ) {
    let package = plan.compiledPackages.first { $0.modules.contains(module.name) }
    plan.modules.removeAll { $0.name == module.name }
    for index in plan.modules.indices {
      plan.modules[index].dependencies.removeAll { $0 == module.name }
    }
    removeUnused(in: &plan)
    let files = plan.modules.flatMap(\.sources).filter { path in
      guard let bytes = try? FileSystem.disk.bytes(of: path) else { return false }
      return SourceImports(String(decoding: bytes, as: UTF8.self)).modules.contains(module.name)
    }
    standIns.add(
      MadeStandIn(module: module.name, url: package?.url, fault: fault, files: files))
  }

  /// Removes modules of packages that no other module needs any more.
  private static func removeUnused(in plan: inout ProgramPlan) {
    var used: Set<String> = []
    let downloaded = plan.downloadedModules
    var pending = plan.modules.filter { $0.package == nil && !downloaded.contains($0.name) }
      .map(\.name)
    while let name = pending.popLast() {
      guard used.insert(name).inserted else { continue }
      pending += plan.modules.first { $0.name == name }?.dependencies ?? []
    }
    plan.modules.removeAll { !used.contains($0.name) }
    for index in plan.compiledPackages.indices {
      plan.compiledPackages[index].modules.removeAll { !used.contains($0) }
    }
    plan.compiledPackages.removeAll { $0.modules.isEmpty }
  }

  /// The module of a package that the compiler ended at without a place in a file, as when it crashes.
  static func moduleWithoutPlace(in output: String, of plan: ProgramPlan) -> ProgramModule? {
    let downloaded = plan.downloadedModules
    return plan.modules.first { module in
      (module.package != nil || downloaded.contains(module.name))
        && (output.contains("-module-name \(module.name) ")
          || output.contains("cyclic dependency") && output.contains("'\(module.name)'"))
    }
  }
}

extension ClangTarget {
  /// The first error in its files, or one that says that its headers cannot be used.
  fileprivate func error(of module: String, among errors: [CompilerMessage]) -> CompilerMessage? {
    errors.first { files.contains($0.file) }
      ?? errors.first { $0.text.hasPrefix("could not build") && $0.text.contains("'\(module)'") }
  }
}
