// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The response of an intent: its codes and values.
public struct ResponsePlan: Hashable, Sendable {
  /// The name of the class.
  public let className: String

  /// The values, in the order of the definition.
  public let properties: [PropertyPlan]

  /// The codes of the definition's own, in its order; ``standardCodes`` come before them.
  public let customCodes: [String]

  /// The methods that make a response with the values of a code's text.
  public let factories: [ResponseFactoryPlan]

  /// The codes that every response has, which count from 0.
  public static let standardCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]

  /// The number of the first code of a definition's own; the others count from there.
  public static let firstCustomCode = 100

  /// The name of the enum of the codes.
  public var codeEnumName: String { className + "Code" }
}

/// A method that makes a response with a code and the values that its text has.
public struct ResponseFactoryPlan: Hashable, Sendable {
  /// The code, after which the method is named.
  public let code: String

  /// The values, in the order in which the text first has each; at least one.
  public let arguments: [PropertyPlan]

  /// Whether the first argument has no label, because the code's name ends with it.
  public let omitsFirstLabel: Bool

  /// The Objective-C selector of the initializer.
  public var selector: String {
    var selector = code + "IntentResponseWith"
    for (index, argument) in arguments.enumerated() {
      selector += (index == 0 ? argument.capitalizedName : argument.name) + ":"
    }
    return selector
  }
}
