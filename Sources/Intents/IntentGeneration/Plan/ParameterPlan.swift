// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A parameter of an intent: a property, and what a handler is asked about it.
public struct ParameterPlan: Hashable, Sendable {
  /// The property of the parameter.
  public let property: PropertyPlan

  /// The way in which code provides the options; nil if it does not.
  public let options: Options?

  /// The resolution of a value; nil if the app does not resolve it.
  public let resolution: Resolution?

  /// The source of a parameter's options.
  public enum Options: Hashable, Sendable {
    /// The options are listed all at once.
    case list
    /// The options are those that match a search text.
    case search
  }

  /// The resolution of a parameter's value.
  public struct Resolution: Hashable, Sendable {
    /// The class of the result: the plain one of the type, or one of the parameter's own if it has reasons.
    public let result: String

    /// The reasons for which a value can be refused; nil if there are none, and the result is the
    /// plain one.
    public let reasons: Reasons?
  }

  /// The reasons for which values are refused.
  public struct Reasons: Hashable, Sendable {
    /// The name of the enum.
    public let enumName: String

    /// The class that the result's class derives from.
    public let superclass: String

    /// The names of the reasons, which count from 1.
    public let names: [String]
  }
}
