// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import SourceText

/// A custom type that two revisions have.
package struct TypePair: Sendable {
  /// The type of the earlier revision.
  package let old: Part<ObjectType>

  /// The type of the later revision.
  package let new: Part<ObjectType>

  /// The properties of both, paired.
  package let properties: AttributePairing

  /// Whether a parameter had the type.
  package let isUsed: Bool

  /// Whether a parameter of a widget had it.
  package let isForWidgets: Bool

  /// The type as a subject, under its new name.
  func subject(_ settings: DiffSettings) -> ChangeSubject {
    ChangeSubject(
      .type, new.value.name?.value ?? "",
      title: new.home.text(new.value.displayName, in: settings.locale))
  }

  /// A property as a subject.
  func subject(_ property: Attribute, in part: Part<ObjectType>, _ settings: DiffSettings)
    -> ChangeSubject
  {
    ChangeSubject(
      .property, property.propertyName,
      title: part.home.text(property.displayName, in: settings.locale),
      owner: new.value.name?.value ?? "",
      ownerTitle: new.home.text(new.value.displayName, in: settings.locale))
  }
}

extension ObjectType {
  /// Whether another type has the same properties under another name.
  func hasShape(of other: ObjectType) -> Bool {
    let names = Set(customProperties.map(\.propertyName))
    return !names.isEmpty && names == Set(other.customProperties.map(\.propertyName))
  }
}
