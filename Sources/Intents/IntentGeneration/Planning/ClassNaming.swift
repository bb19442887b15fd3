// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText

/// How the classes of a definition are named.
struct ClassNaming {
  /// The class prefix of the options.
  let prefix: String

  /// When an item's own prefix counts.
  let itemPrefixes: GenerationAssumptions.ItemPrefixes

  /// The name of an intent's class.
  func className(of intent: Intent) -> String {
    override(intent.classNameOverride)
      ?? effectivePrefix(intent.classPrefix) + (intent.name?.value ?? "") + "Intent"
  }

  /// The name of a type's class.
  func className(of type: ObjectType) -> String {
    override(type.classNameOverride)
      ?? effectivePrefix(type.classPrefix) + (type.name?.value ?? "")
  }

  /// The name of an enum in code.
  func className(of type: EnumType) -> String {
    override(type.classNameOverride) ?? prefix + (type.name?.value ?? "")
  }

  /// The stem of an intent's resolution results: the prefix and the name, without `Intent`.
  func resultStem(of intent: Intent) -> String {
    effectivePrefix(intent.classPrefix) + (intent.name?.value ?? "")
  }

  private func override(_ name: Located<String>?) -> String? {
    guard let name, !name.value.isEmpty else { return nil }
    return name.value
  }

  /// The prefix of an item that may have one of its own.
  private func effectivePrefix(_ own: Located<String>?) -> String {
    switch itemPrefixes {
    case .withClassPrefix: prefix.isEmpty ? "" : own?.value ?? prefix
    case .always: own?.value ?? prefix
    case .never: prefix
    }
  }
}
