// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import StringTables
import WidgetPrograms
import WidgetProject

/// The languages that the resources of a program have texts in.
struct ProgramLanguages {
  /// The languages: English first where it is one of them; English alone where there are no texts.
  let names: [LocaleName]

  /// Finds the languages of a plan.
  init(_ plan: ProgramPlan) {
    let english = LocaleName("en")
    var found: Set<LocaleName> = []
    for path in plan.modules.filter({ $0.package == nil }).flatMap(\.resources) {
      let folder = path.folder.name
      if folder.hasSuffix(".lproj") {
        found.insert(LocaleName(String(folder.dropLast(6))))
      } else if path.hasExtension("xcstrings"),
        let source = try? FileSystem.disk.source(at: path)
      {
        found.formUnion(StringCatalogLanguages.known(in: source))
      }
    }
    let languages = found.filter { $0.isLanguage && $0 != english }
      .sorted { $0.identifier < $1.identifier }
    names = found.contains(english) || languages.isEmpty ? [english] + languages : languages
  }
}
