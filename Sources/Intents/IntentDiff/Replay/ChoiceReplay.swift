// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
public import QuickActions
import SourceText
package import WidgetValues

/// The replay of a saved choice between two revisions: what a placed widget shows before and after
/// the update.
public struct ChoiceReplay: Sendable {
  /// A row of the edit sheet.
  public struct Row: Hashable, Sendable {
    /// The name of the parameter in the later revision; of one that is gone, in the earlier one.
    public let parameter: String

    /// The title of the row.
    public let title: String

    /// The chosen value as users see it; nil if there is none.
    public let before: String?

    /// The value after the update; nil if it is lost.
    public let after: String?

    /// Whether what was chosen is lost, or may be.
    public let isLost: Bool
  }

  /// The rows, in the order of the earlier revision.
  public let rows: [Row]

  /// The choice, for the intent of the earlier revision.
  public let before: WidgetChoice

  /// The choice that is left, for the intent of the later one.
  public let after: WidgetChoice

  /// Replays a choice in both revisions.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - pair: The intent in both revisions.
  ///   - revisions: The revisions.
  ///   - old: The intent of the earlier revision, with its catalog.
  ///   - new: The intent of the later one.
  ///   - family: The family of the widget.
  package init(
    _ choice: WidgetChoice, of pair: IntentPair, in revisions: RevisionPair, old: WidgetIntent,
    new: WidgetIntent, family: WidgetFamily
  ) {
    before = choice
    let replayer = ValueReplay(
      pair: pair, revisions: revisions, old: old, new: new, family: family,
      losesAll: pair.old.value.className != pair.new.value.className)
    var after = WidgetChoice(intent: new.name, parameter: new.destinationParameter)
    var rows: [Row] = []
    for attribute in pair.old.value.parameters.lastOfEachTag {
      let now = pair.parameters.pairs.first { $0.old === attribute }
      let value = choice[attribute.propertyName]
      let result = now.map { replayer.value(value, of: $0) } ?? (value: nil, isLost: value != nil)
      if let now, let value = result.value { after[now.new.propertyName] = value }
      let own = value.map { replayer.title(of: $0, attribute, isNew: false) }
      let left =
        result.value.flatMap { value in
          now.map { replayer.title(of: value, $0.new, isNew: true) }
        }
        ?? (value == nil
          ? nil : now.flatMap { pair.new.defaultTitle(of: $0.new, revisions.settings) })
      guard own != nil || left != nil else { continue }
      rows.append(
        Row(
          parameter: now?.new.propertyName ?? attribute.propertyName,
          title: pair.subject(
            now?.new ?? attribute, in: now == nil ? pair.old : pair.new, revisions.settings
          ).title,
          before: own, after: left, isLost: result.isLost))
    }
    self.after = after
    self.rows = rows
  }
}

/// The replay of single values.
private struct ValueReplay {
  let pair: IntentPair
  let revisions: RevisionPair
  let old: WidgetIntent
  let new: WidgetIntent
  let family: WidgetFamily
  let losesAll: Bool

  /// The value that is left, and whether the one that was chosen is lost.
  func value(
    _ value: ParameterValue?, of attribute: AttributePairing.Pair
  ) -> (value: ParameterValue?, isLost: Bool) {
    guard let value else { return (nil, false) }
    let loss = revisions.settings.loss(sameName: attribute.keepsName, sameTag: attribute.keepsTag)
    guard !losesAll, loss == .none, attribute.old.kind.word == attribute.new.kind.word,
      attribute.old.isArray == attribute.new.isArray, hasSameObjects(attribute)
    else { return (nil, true) }
    var elements = value.elements
    var isLost = false
    if case .enumeration = attribute.old.kind {
      let renumbered = elements.compactMap { number($0, of: attribute) }
      isLost = renumbered != elements
      elements = renumbered
    }
    if attribute.new.propertyName == new.destinationParameter {
      isLost =
        isLost
        || elements.contains { element in
          element.identifier.map { old.destination($0) != nil && new.destination($0) == nil }
            ?? false
        }
    }
    if let size = attribute.new.arraySize(for: family), elements.count > size {
      elements.removeLast(elements.count - size)
      isLost = true
    }
    if case .array = value { return (.array(elements), isLost) }
    return (elements.first, isLost)
  }

  /// The value of an enum that has the saved index now.
  private func number(
    _ value: ParameterValue, of attribute: AttributePairing.Pair
  ) -> ParameterValue? {
    guard case .string(let name) = value,
      let type = pair.old.home.definition.enumType(of: attribute.old),
      let member = type.value(named: name)
    else { return value }
    return pair.new.home.definition.enumType(of: attribute.new)?.value(at: member.index)?.name
      .map { .string($0.value) }
  }

  private func hasSameObjects(_ attribute: AttributePairing.Pair) -> Bool {
    guard case .object(let old) = attribute.old.kind, case .object(let new) = attribute.new.kind
    else { return true }
    return old.name == new.name
  }

  /// The title of a value that users see.
  func title(of value: ParameterValue, _ attribute: Attribute, isNew: Bool) -> String {
    let widget = isNew ? new : old
    guard attribute.propertyName == widget.destinationParameter else {
      return (isNew ? pair.new : pair.old).title(of: value, attribute, revisions.settings)
    }
    return value.elements.compactMap(\.identifier).map { identifier in
      widget.destination(identifier)
        .map { widget.title(of: $0, in: revisions.settings.locale) } ?? "\(identifier) ✗"
    }.joined(separator: ", ")
  }
}
