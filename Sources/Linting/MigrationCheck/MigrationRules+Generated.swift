// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

/// The rules about migrations to App Intents.
package enum MigrationRules {
  /// All of them, by name.
  package static let all: [any MigrationRule.Type] = [
    AppEnumRawValueChanged.self,
    IneffectiveIntentClassName.self,
    LeftoverIntentClass.self,
    MigratedArraySizeChanged.self,
    MigratedEntityIdentifier.self,
    MigratedEnumCaseMissing.self,
    MigratedParameterKindChanged.self,
    MigratedParameterMissing.self,
    MigratedWidgetKindChanged.self,
    RepeatedMigratedClass.self,
    UnknownMigratedClass.self,
    UnmigratedIntentClass.self,
  ]
}
