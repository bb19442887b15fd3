// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers for VoiceOver and other aids with localized resources, and older names; none of them changes a picture.

public import CoreGraphics
public import UIKit
public import WidgetViews

nonisolated extension View {
  /// Sets the accessibility value from a localized resource; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View { self }

  /// Sets the accessibility hint from a localized resource; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View { self }

  /// Adds an action with the name of a localized resource, which is never called; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Sets what VoiceOver says after scrolling from a text; it does not change the picture.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets what VoiceOver says after scrolling, which is not localized; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true)
    -> some View
  { self }

  /// Sets what VoiceOver says after scrolling from a localized resource; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  { self }

  /// Adds a view to what VoiceOver says; it does not change the picture, and the view is not called.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  /// Adds texts for Voice Control; it does not change the picture.
  public func accessibility(inputLabels: [Text]) -> some View { self }

  /// Removes accessibility traits; it does not change the picture.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Sets the priority by which VoiceOver orders views; it does not change the picture.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Sets the point that VoiceOver taps; it does not change the picture.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// Sets the point in points that VoiceOver taps; it does not change the picture.
  public func accessibility(activationPoint: CGPoint) -> some View { self }

  /// Sets the value by which a group knows the view; it does not change the picture.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// Adds content of a key with a localized value that is read on demand; it does not change the picture.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content of a key with a value that is not localized that is read on demand; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content of a key with the value of a localized resource that is read on demand; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content with texts that is read on demand; it does not change the picture.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content with the label of a localized resource and a text that is read on demand; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content with a label and a value of localized resources that is read on demand; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content with the label of a localized resource and a value that is not localized that is read on demand; no picture changes.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}
