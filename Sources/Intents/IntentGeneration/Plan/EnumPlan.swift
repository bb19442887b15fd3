// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An enum, and the result of resolving one of its values.
public struct EnumPlan: Hashable, Sendable {
  /// The name in the definition, which selectors have.
  public let name: String

  /// The name of the enum in code.
  public let className: String

  /// The values, in the order of the definition.
  public let cases: [Case]

  /// The name of the result's class.
  public var resolutionResult: String { className + "ResolutionResult" }

  /// The selector of the result that takes a value.
  public var successSelector: String { "successWithResolved\(name):" }

  /// The selector of the result that asks whether a value is right.
  public var confirmationSelector: String { "confirmationRequiredWith\(name)ToConfirm:" }

  /// A case of the enum.
  public struct Case: Hashable, Sendable {
    /// The name of the case in code.
    public let name: String

    /// The number; 0 if the definition has none.
    public let number: Int

    /// Creates a case from its name and its raw value.
    public init(name: String, number: Int) {
      self.name = name
      self.number = number
    }
  }
}
