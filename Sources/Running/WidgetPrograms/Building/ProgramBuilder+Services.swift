// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension ProgramBuilder {
  /// Compiles the services of a device that the files of a package import, unless a module of the program has the name.
  func compileServices(importedBy package: ProgramPackage) throws(ProgramError) {
    guard let services = engine.services else { return }
    // Of a condition that a module sets, another may be without; a service that is there does no harm to it.
    let conditions = package.plan.modules.reduce(into: Set<String>()) {
      $0.formUnion($1.conditions(isOfPackage: $1.isOfPackage(in: package.plan)))
    }
    let imports = package.kept.filter { $0.hasExtension("swift") }.flatMap { path in
      let text = (try? FileSystem.disk.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
      return text.map { package.memory.imports(of: $0, conditions: conditions) } ?? []
    }
    let own =
      package.plan.modules.map(\.name) + request.standIns.map(\.module)
      + (package.made?.modules ?? [])
    let implicit = package.plan.modules.flatMap(\.settings.implicitImports)
    try services.compile(
      Set(imports + implicit).subtracting(own), against: engine, progress: progress)
  }
}
