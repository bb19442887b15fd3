// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What aids say of a text, which stays a text and can be put together with others; it does not change a picture.

public import WidgetViews

extension Text {
  /// Sets what VoiceOver says of the text, from a localized resource.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(labelResource))
  }

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
