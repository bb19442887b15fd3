// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// Intents that a person can use without having set them up.
public protocol AppShortcutsProvider {
  /// The intents.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

  /// The color of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The system's color.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Tells the system that the parameters changed: nothing listens here.
  public static func updateAppShortcutParameters() {}
}

/// The color of a tile of Shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  /// The system's colors.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  /// Further colors of the system.
  case red, tangerine, teal, yellow
}

/// An intent with the phrases by which a person calls it.
public struct AppShortcut: Sendable {
  /// The intent.
  public let intent: any AppIntent
  /// The phrases, in which `${applicationName}` and `${parameter}` are what they stand for.
  public let phrases: [String]
  /// The short name for people.
  public let shortTitle: LocalizedStringResource
  /// The name of the symbol.
  public let systemImageName: String

  /// Makes it of an intent.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {
    self.intent = intent
    self.phrases = phrases.map { $0.text(of: intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// Makes it of an intent, with one of its parameters as further choices.
  public init<Intent: AppIntent, Value, Content>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = "",
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Content>
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}

/// How the values of a parameter are further choices of a shortcut.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue, Content>:
  @unchecked Sendable
{
  /// Takes a parameter.
  public init(
    for parameter: KeyPath<Intent, IntentParameter<Value>>, summary: Content,
    optionsCollections: () -> Void = {}
  ) {}
}

/// A phrase with the app's name.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  private let parts: [Part]

  fileprivate enum Part {
    case words(String)
    case parameter(HostedSummaryPart.PartialParameter)
  }

  /// Makes a phrase.
  public init(stringLiteral value: String) { parts = [.words(value)] }

  /// Makes a phrase.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  fileprivate func text(of intent: Intent) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .parameter(let find): "${\(intent.hostedName(of: find) ?? "")}"
      }
    }.joined()
  }

  /// The parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.words("${applicationName}"))
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) { parts.append(.parameter(partial(keyPath))) }
  }
}

/// What stands for something in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name.
  case applicationName
}

/// Composes intents.
@resultBuilder public enum AppShortcutsBuilder {
  /// Takes an intent.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Takes intents.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }
  /// Takes intents, if there are any.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  /// Takes the first of two.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Takes the second of two.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Takes the intents of a loop.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }
  /// Takes the intents of a system that is new enough.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}
