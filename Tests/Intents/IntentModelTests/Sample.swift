// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import TestSupport

/// The definition that comes with the repository.
enum Sample {
  /// Its content.
  static func content() throws -> [UInt8] {
    try Repository.content(of: "IntentDefinitions/QuickActionWidget.intentdefinition")
  }

  /// What it says.
  static func definition() throws -> IntentDefinition {
    try IntentDefinition(SourceFile(name: "sample", content: content()))
  }
}
