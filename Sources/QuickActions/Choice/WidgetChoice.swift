// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax

/// A person's choice: which destinations a placed widget has, and the values of its other parameters.
///
/// A value. It is changed by ``applying(_:to:family:in:)``, which gives another valid one or says why not.
public struct WidgetChoice: Hashable, Sendable {
  /// The version of the saved form.
  public static let supportedVersion = 1

  /// The name of the intent.
  public var intent: String

  /// The name of the parameter that holds the destinations; nil where there is no catalog for the intent.
  public var parameter: String?

  /// The identifiers of the chosen destinations, in order; empty without a catalog.
  ///
  /// One that the catalog no longer has keeps its place.
  public var identifiers: [String]

  /// Whether the parameter of the destinations holds one, and no list.
  public var holdsOneDestination: Bool

  /// The values of the other parameters by name, in the order in which they were set.
  ///
  /// A parameter that is not among them has its default.
  public var otherValues: [PropertyListLiteral.Member]

  /// Makes a choice.
  public init(
    intent: String, parameter: String? = nil, identifiers: [String] = [],
    holdsOneDestination: Bool = false, otherValues: [PropertyListLiteral.Member] = []
  ) {
    self.intent = intent
    self.parameter = parameter
    self.identifiers = identifiers
    self.holdsOneDestination = holdsOneDestination
    self.otherValues = otherValues
  }
}
