// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// Intents that a person can use without having set them up.
public protocol AppShortcutsProvider {
  /// The intents.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Tells the system that the parameters changed: nothing listens here.
  public static func updateAppShortcutParameters() {}
}

/// An intent with the phrases by which a person calls it.
public struct AppShortcut: Sendable {
  /// The intent.
  public let intent: any AppIntent

  /// Makes it of an intent.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {
    self.intent = intent
  }
}

/// A phrase with the app's name.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Makes a phrase.
  public init(stringLiteral value: String) {}

  /// Makes a phrase.
  public init(stringInterpolation: StringInterpolation) {}

  /// The parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// What stands for something in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name.
  case applicationName
}

/// Composes intents.
@resultBuilder public enum AppShortcutsBuilder {
  /// Takes intents.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
