// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A parameter of an intent: a property, and what a handler is asked about it.
public struct ParameterPlan: Hashable, Sendable {
  /// The property.
  public let property: PropertyPlan

  /// How the options come from code; nil if they do not.
  public let options: Options?

  /// How a value is resolved; nil if the app does not resolve it.
  public let resolution: Resolution?

  /// A source of options.
  public enum Options: Hashable, Sendable {
    /// All of them at once.
    case list
    /// Those that a text finds.
    case search
  }

  /// How a value is resolved.
  public struct Resolution: Hashable, Sendable {
    /// The class of the result: the plain one of the type, or one of the parameter's own if it has reasons.
    public let result: String

    /// Why a value can be refused; nil if there are no reasons, and the result is the plain one.
    public let reasons: Reasons?
  }

  /// Why values are refused.
  public struct Reasons: Hashable, Sendable {
    /// The name of the enum.
    public let enumName: String

    /// The class that the result's class derives from.
    public let superclass: String

    /// The names of the reasons, which count from 1.
    public let names: [String]
  }
}
