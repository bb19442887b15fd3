// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What aids say of a text, which stays a text and can be put together with others; none of it changes a picture.

public import WidgetViews

extension Text {
  /// Sets what VoiceOver says of the text where a text is needed; it is not kept in a text that is a part of others.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Sets what VoiceOver says of the text where a text is needed, from a localized key; it is not kept in a part of others.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Sets the level of a heading; it does not change the picture.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Sets what the text is; it does not change the picture.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// Sets the pitch of speech; it does not change the picture.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets whether punctuation is spoken; it does not change the picture.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets whether announcements wait; it does not change the picture.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets whether words are spelled; it does not change the picture.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
