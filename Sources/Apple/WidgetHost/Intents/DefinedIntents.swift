// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import Intents
import QuickActions
import StringTables
import WidgetViews

/// The intents of the definitions that a program was built with.
struct DefinedIntents {
  private var intents: [(definition: IntentDefinition, intent: IntentModel.Intent)] = []

  /// Reads the definitions that a manifest names; one that cannot be read has no intents, as `build`
  /// reports it.
  init(_ manifest: LoadedManifest) {
    for definition in manifest.definitions ?? [] {
      guard let source = try? FileSystem.disk.source(at: FilePath(definition.path)),
        let read = try? IntentDefinition(source)
      else { continue }
      intents += read.intents.map { (definition: read, intent: $0) }
    }
  }

  /// Returns the values of an intent's parameters: those of the choice, and the defaults of the
  /// definition and of the app's handler for those without one.
  ///
  /// - Parameters:
  ///   - type: The intent's class, which is generated from its definition.
  ///   - choice: The values that were chosen.
  ///   - family: The family of the widget.
  ///   - locale: The language of default texts.
  ///   - tables: The string tables with those texts.
  ///   - handler: The app's handler; nil if it has none.
  /// - Returns: The values by parameter; nil if no definition has the intent.
  func values(
    of type: INIntent.Type, for choice: [String: ParameterValue], family: WidgetFamily,
    in locale: LocaleName?, tables: StringTableSet, handler: (any ParameterHandler)?
  ) -> [String: ParameterValue]? {
    let name = "\(type)"
    // A project can put a prefix before the names of its classes.
    let found =
      intents.first { $0.intent.className == name }
      ?? intents.first { name.hasSuffix($0.intent.className) }
    guard let found else { return nil }
    let widget =
      handler.map { WidgetIntent(found.intent, of: found.definition, tables: tables, handler: $0) }
      ?? WidgetIntent(found.intent, of: found.definition, tables: tables)
    let members = choice.sorted { $0.key < $1.key }.map { WidgetChoice.Member($0.key, $0.value) }
    let own = WidgetChoice(intent: widget.name, members: members)
    return choice.merging(widget.values(of: own, for: family, in: locale)) { $1 }
  }
}
