// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import PropertyListSyntax
import SourceText

/// An enum that two revisions have.
package struct EnumPair: Sendable {
  /// The enum of the earlier revision.
  package let old: Part<EnumType>

  /// The enum of the later revision.
  package let new: Part<EnumType>

  /// The cases of both, paired.
  package let values: NamedPairing<EnumValue>

  /// Whether a parameter had the enum.
  package let isUsed: Bool

  /// Whether a parameter of a widget had it.
  package let isForWidgets: Bool

  init(_ old: Part<EnumType>, _ new: Part<EnumType>, isUsed: Bool, isForWidgets: Bool) {
    self.old = old
    self.new = new
    self.isUsed = isUsed
    self.isForWidgets = isForWidgets
    values = NamedPairing(
      from: old.value.values, to: new.value.values, by: { $0.name?.value ?? "" },
      renames: [
        { $0.index == $1.index && $0.isLike($1) }, { $0.sharesTextKey(with: $1) },
      ])
  }

  /// The enum as a subject, under its new name.
  func subject(_ settings: DiffSettings) -> ChangeSubject {
    ChangeSubject(
      .enum, new.value.name?.value ?? "",
      title: new.home.text(new.value.displayName, in: settings.locale))
  }

  /// A value as a subject.
  func subject(_ value: EnumValue, in part: Part<EnumType>, _ settings: DiffSettings)
    -> ChangeSubject
  {
    ChangeSubject(
      .value, value.name?.value ?? "", title: part.title(value, settings),
      owner: new.value.name?.value ?? "",
      ownerTitle: new.home.text(new.value.displayName, in: settings.locale))
  }
}

extension Part where Value == EnumType {
  /// The display name of a case.
  func title(_ value: EnumValue, _ settings: DiffSettings) -> String {
    home.text(value.displayName, in: settings.locale) ?? value.name?.value ?? ""
  }
}

extension EnumValue {
  /// The best range to show of it.
  var range: SourceRange { name?.range ?? declaration.openingRange }

  /// Whether both are translated under one key.
  fileprivate func sharesTextKey(with other: EnumValue) -> Bool {
    displayName.id != nil && displayName.id?.value == other.displayName.id?.value
  }

  /// Whether another value seems to be this one under another name.
  fileprivate func isLike(_ other: EnumValue) -> Bool {
    if sharesTextKey(with: other) { return true }
    if let text = displayName.text?.value, text == other.displayName.text?.value { return true }
    let (name, otherName) = (name?.value ?? "", other.name?.value ?? "")
    return NearName.of(name, among: [otherName]) != nil
  }
}

extension EnumType {
  /// Whether another enum has the same values under another name.
  func hasShape(of other: EnumType) -> Bool {
    let names = Set(values.compactMap { $0.name?.value })
    return names.count > 1 && names == Set(other.values.compactMap { $0.name?.value })
  }
}
