// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The presentation of a parameter's values as further choices of a shortcut, which nothing shows here.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Creates the presentation of a parameter; nothing of it is kept.
  public init(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections:
      () -> AppShortcutOptionsCollections<Value.UnwrappedType>
  ) {}
}

/// The sentence of a presentation, which names the parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent, Value: _IntentValue>:
  Sendable
{
  /// Creates a sentence, which is not kept.
  public init(
    _ summary: AppShortcutParameterPresentationString<Intent, Value>, table: StaticString? = nil
  ) {}
}

/// The title of a presentation.
public struct AppShortcutParameterPresentationTitle<Intent: AppIntent, Value: _IntentValue>:
  Sendable
{
  /// Creates a title, which is not kept, with the parameter and without it.
  public init(
    specific: AppShortcutParameterPresentationString<Intent, Value>, generic: StaticString,
    table: StaticString? = nil
  ) {}
}

/// A text of a presentation with places for the parameter and the app's name.
public struct AppShortcutParameterPresentationString<Intent: AppIntent, Value: _IntentValue>:
  ExpressibleByStringInterpolation, Sendable
{
  /// Creates a text from a literal, which is not kept.
  public init(stringLiteral value: String) {}

  /// Creates a text from a literal with interpolations, which are not kept.
  public init(stringInterpolation: StringInterpolation) {}

  /// The string interpolation of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Ignores literal text, which is not kept.
    public mutating func appendLiteral(_ literal: String) {}

    /// Ignores the app's name, which is not kept.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    /// Ignores the parameter, which is not kept.
    public mutating func appendInterpolation(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}
