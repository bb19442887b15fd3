// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Assumptions where the output of Apple's tool is not known.
///
/// Each default is the reading that public generated files make most likely. Who knows better sets another.
public struct GenerationAssumptions: Hashable, Sendable {
  /// The access level of `-visibility private` in Swift.
  ///
  /// Default: internal. A class that is private to its file could not be used at all, and no public file shows the case.
  public var privateAccess: SwiftAccess

  /// The condition under which the class prefix of an intent or a type is used.
  ///
  /// Default: only together with a class prefix among the options. Xcode 26.1, called without one, wrote classes without a
  /// prefix for a definition that has them.
  public var itemPrefixes: ItemPrefixes

  /// Whether a parameter with several values of an enum is generated.
  ///
  /// Default: an array of numbers, the only form of it that Objective-C has.
  public var enumArrays: Acceptance

  /// Whether an enum of the type `State` or `Options` is generated.
  ///
  /// Default: refused. No public definition has one, and a set of options cannot be an enum of Swift.
  public var irregularEnums: Acceptance

  /// The intents whose handlers can omit `handle`.
  ///
  /// Default: intents that only configure a widget. Every public file is either such an intent or one that Shortcuts
  /// shows; between them the rule is a guess.
  public var optionalHandle: OptionalHandle

  /// Creates assumptions; the defaults are the most likely ones.
  public init(
    privateAccess: SwiftAccess = .internal, itemPrefixes: ItemPrefixes = .withClassPrefix,
    enumArrays: Acceptance = .accepted, irregularEnums: Acceptance = .refused,
    optionalHandle: OptionalHandle = .widgetOnly
  ) {
    self.privateAccess = privateAccess
    self.itemPrefixes = itemPrefixes
    self.enumArrays = enumArrays
    self.irregularEnums = irregularEnums
    self.optionalHandle = optionalHandle
  }

  /// The condition under which the class prefix of an item is used.
  public enum ItemPrefixes: String, CaseIterable, Hashable, Sendable {
    /// If the options have a class prefix, too, which it then replaces.
    case withClassPrefix
    /// Whenever the item has one.
    case always
    /// Never, for any name.
    case never
  }

  /// Whether something is generated or is an error.
  public enum Acceptance: String, CaseIterable, Hashable, Sendable {
    /// The declaration is generated.
    case accepted
    /// The declaration is an error.
    case refused
  }

  /// The intents for which `handle` is optional.
  public enum OptionalHandle: String, CaseIterable, Hashable, Sendable {
    /// Intents for widgets that are neither suggested nor configurable in Shortcuts.
    case widgetOnly
    /// Intents for widgets that are not configurable in Shortcuts, suggested or not.
    case notConfigurable
    /// The intents that are eligible for widgets.
    case eligibleForWidgets
  }
}
