// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers for VoiceOver and other aids that a condition turns on; none of them changes a picture.

public import CoreGraphics
public import WidgetViews

nonisolated extension View {
  /// Sets what VoiceOver says from a text, where a condition holds.
  @ViewBuilder public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }

  /// Sets what VoiceOver says from a localized key, where a condition holds.
  @ViewBuilder public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    if isEnabled { accessibilityLabel(labelKey) } else { self }
  }

  /// Sets what VoiceOver says from a string that is not localized, where a condition holds.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> some View
  {
    if isEnabled { accessibilityLabel(label) } else { self }
  }

  /// Sets what VoiceOver says from a localized resource, where a condition holds.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View {
    if isEnabled { accessibilityLabel(labelResource) } else { self }
  }

  /// Keeps a screen reader from reading the view, where a condition holds.
  @ViewBuilder public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHidden(hidden) } else { self }
  }

  /// Names the view for tests and reports, where a condition holds.
  @ViewBuilder public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> some View
  {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }

  /// Sets the value that VoiceOver reads, where a condition holds; it does not change the picture.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }

  /// Sets the value that VoiceOver reads from a localized key, where a condition holds; it does not change the picture.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    self
  }

  /// Sets the value that VoiceOver reads, which is not localized, where a condition holds; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    self
  }

  /// Sets the value that VoiceOver reads from a localized resource, where a condition holds; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> some View
  { self }

  /// Sets the hint that VoiceOver reads, where a condition holds; it does not change the picture.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }

  /// Sets the hint that VoiceOver reads from a localized key, where a condition holds; it does not change the picture.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    self
  }

  /// Sets the hint that VoiceOver reads, which is not localized, where a condition holds; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }

  /// Sets the hint that VoiceOver reads from a localized resource, where a condition holds; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool)
    -> some View
  { self }

  /// Adds texts for Voice Control, where a condition holds; it does not change the picture.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }

  /// Adds localized texts for Voice Control, where a condition holds; it does not change the picture.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
    -> some View
  { self }

  /// Adds texts for Voice Control that are not localized, where a condition holds; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool)
    -> some View
  { self }

  /// Sets whether the view reacts to a user, where a condition holds; it does not change the picture.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View { self }

  /// Sets the point that VoiceOver taps, where a condition holds; it does not change the picture.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> some View
  { self }

  /// Sets the point in points that VoiceOver taps, where a condition holds; it does not change the picture.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View
  { self }
}
