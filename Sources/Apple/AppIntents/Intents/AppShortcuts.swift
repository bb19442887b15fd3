// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// A provider of the app's shortcuts, which users need not set up.
public protocol AppShortcutsProvider {
  /// The shortcuts that the app provides.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

  /// The color of the shortcuts' tiles.
  static var shortcutTileColor: ShortcutTileColor { get }

  /// The phrases that no shortcut is meant by.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// The default color: blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// The default phrases: none.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// The presentation of a parameter's values.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// The sentence of a presentation.
  public typealias Summary = AppShortcutParameterPresentationSummary
  /// The title of a presentation.
  public typealias Title = AppShortcutParameterPresentationTitle
  /// A group of a parameter's values.
  public typealias OptionsCollection = AppShortcutOptionsCollection

  /// Updates the parameters of the shortcuts in the system; it has no effect here.
  public static func updateAppShortcutParameters() {}
}

/// The color of a tile in Shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  /// A color of the system.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  /// A color of the system.
  case red, tangerine, teal, yellow
}

/// Something that has shortcuts.
public protocol AppShortcutsContent {
  /// The shortcuts in their order.
  var appShortcuts: [AppShortcut] { get }
}

/// An intent with the phrases that invoke it.
public struct AppShortcut: AppShortcutsContent, Sendable {
  /// The intent to perform.
  public let intent: any AppIntent
  /// The phrases, in which `${applicationName}` and `${parameter}` are placeholders.
  public let phrases: [String]
  /// The short title that users see.
  public let shortTitle: LocalizedStringResource
  /// The name of an SF Symbol.
  public let systemImageName: String

  /// The shortcut itself, alone.
  public var appShortcuts: [AppShortcut] { [self] }

  /// Creates a shortcut from an intent.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {
    self.intent = intent
    self.phrases = phrases.map { $0.text(of: intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// Creates a shortcut from an intent; the presentation of the parameter is ignored.
  public init<Intent: AppIntent, Value>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = "",
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}

/// A phrase that invokes a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  private let parts: [Part]

  fileprivate enum Part {
    case words(String)
    case parameter(HostedSummaryPart.PartialParameter)
  }

  /// Creates a phrase from a text.
  public init(_ phrase: String) { parts = [.words(phrase)] }

  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) { parts = [.words(value)] }

  /// Creates a phrase from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  fileprivate func text(of intent: Intent) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .parameter(let find): "${\(intent.hostedName(of: find) ?? "")}"
      }
    }.joined()
  }

  /// The string interpolation of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text to the phrase.
    public mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

    /// Appends a placeholder for the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.words("${applicationName}"))
    }

    /// Appends a placeholder for a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) { parts.append(.parameter(partial(keyPath))) }
  }
}

/// A placeholder in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The name of the app.
  case applicationName
}

/// A result builder that lists shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// Returns a list of one shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Joins lists of shortcuts in their order.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }
  /// Returns the shortcuts of an `if`; nil is an empty list.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  /// Returns the shortcuts of the first branch.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Returns the shortcuts of the second branch.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Joins the shortcuts of a `for` loop.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }
  /// Returns the shortcuts of an `if #available`.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}
