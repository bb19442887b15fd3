// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The files that are left out by themselves, as they do not compile and nothing of the widget uses them.
struct UnusedSources {
  /// The files, each once.
  var files: Set<FilePath> = []

  /// Takes the files that import what is not available and that are not reached.
  ///
  /// - Returns: The modules that reached files import, with those files.
  mutating func takeMissing(of plan: ProgramPlan, by reached: ReachedSources) -> [MissingModule] {
    files.formUnion(reached.leavingOut(Set(plan.missing.flatMap(\.files))))
    return plan.missing.compactMap { module in
      var module = module
      module.files.removeAll(where: files.contains)
      return module.files.isEmpty ? nil : module
    }
  }
}

extension ProgramPlan {
  /// The plan with a note of the files that were left out by themselves, if there are any.
  func noting(_ unused: UnusedSources) -> ProgramPlan {
    guard !unused.files.isEmpty else { return self }
    var plan = self
    let names = unused.files.map {
      $0.text.hasPrefix(folder.text + "/") ? $0.relative(to: folder).text : $0.text
    }
    plan.notes.append(
      "left out, as they do not compile here and nothing of the widget uses them: \(names.sorted().joined(separator: ", "))"
    )
    return plan
  }
}
