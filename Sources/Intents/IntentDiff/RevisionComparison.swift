// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// The comparison of two revisions of an app's definitions, catalogs and widgets: what users lose,
/// see and gain.
public struct RevisionComparison: Sendable {
  /// The number of rows of an intent's edit sheet that keep the chosen value.
  public struct Rows: Hashable, Sendable {
    /// The name of the intent in the later revision.
    public let intent: String

    /// The title of the intent.
    public let title: String

    /// Whether a widget can be configured with it.
    public let isForWidgets: Bool

    /// The rows that the earlier revision has.
    public let total: Int

    /// The number of rows that keep their values.
    public let kept: Int
  }

  /// The changes, in the order of files, places and rules.
  public let changes: [IntentChange]

  /// The intents that both revisions have, in their order.
  public let rows: [Rows]

  /// The number of definitions that were compared.
  public let definitionCount: Int

  /// The pairs that were compared, which replay choices.
  package let pair: RevisionPair

  /// Compares a revision with an earlier one.
  ///
  /// - Parameters:
  ///   - old: The revision that users have.
  ///   - new: The revision that users will have.
  ///   - settings: The settings of the comparison.
  public init(
    from old: RevisionContent, to new: RevisionContent, settings: DiffSettings = DiffSettings()
  ) {
    self.init(from: old, to: new, settings: settings, rules: ChangeRules.all)
  }

  /// Compares two revisions by some of the rules.
  package init(
    from old: RevisionContent, to new: RevisionContent, settings: DiffSettings = DiffSettings(),
    rules: [any ChangeRule.Type]
  ) {
    let pair = RevisionPair(from: old, to: new, settings: settings)
    self.pair = pair
    let paths = old.definitions.map { settings.moves[$0.path] ?? $0.path }
    definitionCount = Set(paths + new.definitions.map(\.path)).count
    let changes = rules.flatMap { rule in
      var changes = ChangeList(of: rule.metadata)
      rule.init().check(pair, changes: &changes)
      return changes.changes
    }
    self.changes = changes.enumerated().sorted {
      ($0.element.place.file, $0.element.place.range?.start ?? -1, $0.offset)
        < ($1.element.place.file, $1.element.place.range?.start ?? -1, $1.offset)
    }.map(\.element)
    rows = pair.intents.map { Self.rows($0, changes, pair) }
  }

  private static func rows(_ pair: IntentPair, _ changes: [IntentChange], _ revisions: RevisionPair)
    -> Rows
  {
    let name = pair.new.value.name?.value ?? ""
    let offered = pair.old.value.parameters.lastOfEachTag.filter { $0.displayPriority != nil }
    let breaking = changes.filter { $0.effect == .breaks }
    let losesAll = breaking.contains {
      ($0.subject.kind == .intent || $0.subject.kind == .definition) && $0.subject.name == name
    }
    let broken = Set(
      breaking.lazy.filter { $0.subject.kind == .parameter && $0.subject.owner == name }
        .map { $0.subject.name })
    let brokenTypes = Set(
      breaking.lazy.filter { [.property, .type].contains($0.subject.kind) }
        .map { $0.subject.owner ?? $0.subject.name })
    let kept = offered.count { attribute in
      let now =
        pair.parameters.pairs.first { $0.old.propertyName == attribute.propertyName }?.new
        ?? attribute
      if case .object(let type) = now.kind, brokenTypes.contains(type.name) { return false }
      return !broken.contains(attribute.propertyName) && !broken.contains(now.propertyName)
    }
    return Rows(
      intent: name, title: pair.new.title(pair.new.value, revisions.settings.locale),
      isForWidgets: pair.isForWidgets, total: offered.count, kept: losesAll ? 0 : kept)
  }
}
