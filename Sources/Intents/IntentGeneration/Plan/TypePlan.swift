// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A custom type, and the result of resolving one of its objects.
public struct TypePlan: Hashable, Sendable {
  /// The name in the definition, which selectors have.
  public let name: String

  /// The name of the class.
  public let className: String

  /// The properties of the definition's own, in its order; those that every type has are inherited.
  public let properties: [PropertyPlan]

  /// The name of the result's class.
  public var resolutionResult: String { className + "ResolutionResult" }

  /// The selector of the result that takes an object.
  public var successSelector: String { "successWithResolved\(name):" }

  /// The selector of the result that asks which of several objects is meant.
  ///
  /// The letter is added to every name, so that of a type `Cities` is `disambiguationWithCitiessToDisambiguate:`.
  public var disambiguationSelector: String { "disambiguationWith\(name)sToDisambiguate:" }

  /// The selector of the result that asks whether an object is right.
  public var confirmationSelector: String { "confirmationRequiredWith\(name)ToConfirm:" }
}
