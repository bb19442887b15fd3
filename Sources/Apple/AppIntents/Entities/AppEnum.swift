// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// An enumeration that a person can choose from.
public protocol AppEnum: CaseIterable, DisplayRepresentable, Hashable, PersistentlyIdentifiable,
  RawRepresentable, _IntentValue
where RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self {
  /// How the cases look.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// How the case looks; without a representation its value.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(title: LocalizedStringResource("\(String(rawValue))"))
  }

  /// The text of the case: that of its representation.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

  /// The cases of an enumeration.
  public static var hostedShape: HostedIntentShape { .cases(Self.self) }

  /// The case, by its raw value.
  public var hostedValue: HostedIntentValue? { .text(String(rawValue)) }

  /// The case of a raw value; nil if there is none.
  public static func hosted(_ value: HostedIntentValue, by query: (any EntityQuery)?) -> Self? {
    switch value {
    case .text(let text): RawValue(text).flatMap { Self(rawValue: $0) }
    case .whole(let number): RawValue(String(number)).flatMap { Self(rawValue: $0) }
    default: nil
    }
  }
}
