// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import SwiftDeclarations

// What QuickAction's modules lack of Apple's: a name with the letters of a framework gets a stand-in, too.
extension MadeStandIns {
  /// Adds stand-ins for what modules lack, as far as errors name it.
  ///
  /// - Parameters:
  ///   - errors: The errors in files of the project.
  ///   - isKnown: Whether a name is declared by the project itself, or nearly one that a module has.
  /// - Returns: The errors that may be gone where the module is imported: Apple's modules hand on others.
  mutating func addGaps(
    for errors: [CompilerMessage], isKnown: (String) -> Bool
  ) -> Set<CompilerMessage> {
    var result: Set<CompilerMessage> = []
    for error in errors {
      guard let missing = ErrorClassifier.missingName(in: error.text) else { continue }
      let names = missing.split(separator: ".").map(String.init)
      guard let name = names.first(where: { AppleNames.module(of: $0) != nil }),
        !names.contains(where: isKnown),
        let module = AppleNames.module(of: name), provided.contains(module),
        !list.contains(where: { !$0.isGap && $0.module == module })
      else { continue }
      let isNew = !list.contains { $0.module == module && $0.files.contains(error.file) }
      if isNew, !isImported(module, by: error.file) { result.insert(error) }
      addGap(module, in: error.file)
    }
    return result
  }

  private mutating func isImported(_ module: String, by file: FilePath) -> Bool {
    ["Foundation", "UIKit"].contains(module)
      || SourceImports(String(decoding: tokens(of: file).source.bytes, as: UTF8.self)).modules
        .contains(module)
  }

  /// Adds a stand-in for what a module lacks that a file uses.
  mutating func addGap(_ module: String, in file: FilePath) {
    var standIn = MadeStandIn(module: module, url: nil, fault: .incomplete, files: [file])
    standIn.isGap = true
    add(standIn)
  }

  /// Whether an error is about what a module lacks, where its file has no other stand-in.
  func isAllowed(_ error: CompilerMessage) -> Bool {
    let own = list.filter { $0.files.contains(error.file) }
    guard !own.isEmpty, own.allSatisfy(\.isGap) else { return true }
    let names = ErrorClassifier.quoted(error.text).map(base)
    return names.contains {
      AppleNames.module(of: $0) != nil || declarations[$0] != nil || $0 == StandInWriter.valueType
    }
  }
}
