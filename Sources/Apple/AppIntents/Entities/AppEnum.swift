// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// A type with a limited number of values, each of which has an appearance.
public protocol CaseDisplayRepresentable: CaseIterable, CustomLocalizedStringResourceConvertible,
  Hashable
{
  /// The appearances of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A type with a name and a limited number of values, each of which has an appearance.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

/// An enumeration whose cases the user can choose as a parameter's value.
public protocol AppEnum: DisplayRepresentable, PersistentlyIdentifiable, RawRepresentable,
  StaticDisplayRepresentable, _IntentValue
where RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self {}

extension CaseDisplayRepresentable {
  /// The title of the value; its name in the code if it has none.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource("\(String(describing: self))")
  }
}

extension AppEnum {
  /// The appearance of the case; its raw value as the title if it has none.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(title: LocalizedStringResource("\(String(rawValue))"))
  }

  /// The localized title of the case.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

  /// The shape of the values: the cases of this enumeration.
  public static var hostedShape: HostedIntentShape { .cases(Self.self) }

  /// The case as the text of its raw value.
  public var hostedValue: HostedIntentValue? { .text(String(rawValue)) }

  /// Returns the case with a raw value; nil if there is none.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Self? {
    switch value {
    case .text(let text): RawValue(text).flatMap { Self(rawValue: $0) }
    case .whole(let number): RawValue(String(number)).flatMap { Self(rawValue: $0) }
    default: nil
    }
  }
}
