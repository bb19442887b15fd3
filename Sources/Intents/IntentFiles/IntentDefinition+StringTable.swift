// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
package import IntentModel
import PropertyListSyntax
import SourceText

extension IntentDefinition {
  /// Whether the file is a string table in the folder of a language, under the name of a definition.
  package var isStringTable: Bool {
    guard intents.isEmpty, enums.isEmpty, types.isEmpty,
      FilePath(source.name).folder.hasExtension("lproj")
    else { return false }
    let root = document.root
    guard root.kind == .dictionary, root["INIntents"] == nil else { return false }
    var hasText = false
    for entry in root.entries {
      guard entry.value.kind == .string else { return false }
      hasText = true
    }
    return hasText
  }
}
