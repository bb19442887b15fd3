// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension ProgramBuilder {
  /// Compiles the services of a device that the files of a package import, unless a module of the program has the name.
  func compileServices(importedBy package: ProgramPackage) throws(ProgramError) {
    guard let services = engine.services else { return }
    let imports = package.kept.filter { $0.hasExtension("swift") }.flatMap { path in
      let text = (try? FileSystem.disk.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
      return text.map(package.memory.imports) ?? []
    }
    let own =
      package.plan.modules.map(\.name) + request.standIns.map(\.module)
      + (package.made?.modules ?? [])
    try services.compile(Set(imports).subtracting(own), against: engine, progress: progress)
  }
}
