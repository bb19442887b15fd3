// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension ProgramBuilder {
  /// Changes stand-ins so that what the compiler missed is there.
  ///
  /// - Returns: Whether something has changed, so that it is worth compiling again.
  func adapt(
    _ standIns: inout MadeStandIns, _ plan: inout ProgramPlan, _ parts: inout PackageParts,
    to errors: [CompilerMessage], _ package: ProgramPackage
  ) -> Bool {
    let hasForgotten = standIns.forget(errorsIn: package.madeFile, errors)
    let declarations = ProjectDeclarations(
      plan.modules.filter { $0.package == nil }.flatMap(\.sources), in: .disk)
    let downloaded = plan.downloadedSources
    let slips = slips(in: errors)
    // What does not compile of stand-ins is forgotten, and is nothing that a module lacks.
    let made = package.madeFile
    let own = errors.filter { $0.file != made && !downloaded.contains($0.file) }
    let imported = standIns.addGaps(for: own) {
      declarations.file(declaring: $0) != nil || slips.contains($0)
    }
    let others = errors.filter { $0.file != made && !imported.contains($0) }
    let learned = standIns.learn(from: others) {
      declarations.file(declaring: $0) != nil
    }.union(imported)
    let rest = errors.filter { !learned.contains($0) }
    let hasReplaced = Self.replaceParts(with: rest, in: &plan, &standIns, &parts)
    if hasForgotten || !learned.isEmpty || hasReplaced {
      progress.step("making stand-ins for what is not available")
      return true
    }
    return false
  }

  /// The names of Apple's frameworks in errors that are nearly others of the same framework, such as `UIColour`.
  private func slips(in errors: [CompilerMessage]) -> Set<String> {
    let names = Set(
      errors.compactMap { ErrorClassifier.missingName(in: $0.text) }
        .flatMap { $0.split(separator: ".").map(String.init) }
        .filter { AppleNames.module(of: $0) != nil })
    guard !names.isEmpty else { return [] }
    let provided = ProvidedNames(sources?.declaringFolders ?? [], in: .disk)
    return names.filter { name in
      provided.nearest(to: name).map { $0.prefix(2) == name.prefix(2) && $0 != name } ?? false
    }
  }
}
