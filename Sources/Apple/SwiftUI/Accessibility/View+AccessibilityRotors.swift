// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Lists of VoiceOver's rotor; none of them changes a picture.

public import WidgetViews

nonisolated extension View {
  /// Adds a list of entries with a text as the label to VoiceOver's rotor; it does not change the picture.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of entries with a localized label to VoiceOver's rotor; it does not change the picture.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of entries with a label that is not localized to VoiceOver's rotor; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of entries with the label of a localized resource to VoiceOver's rotor; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Replaces a list of VoiceOver's rotor by entries; it does not change the picture.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a list of entries of elements with a text as the label to VoiceOver's rotor; it does not change the picture.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of entries of elements with a localized label to VoiceOver's rotor; it does not change the picture.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of entries of elements with a label that is not localized to VoiceOver's rotor; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of entries of elements with the label of a localized resource to VoiceOver's rotor; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Replaces a list of VoiceOver's rotor by entries of elements; it does not change the picture.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of entries of elements of a key path with a text as the label to VoiceOver's rotor; no picture changes.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of entries of elements of a key path with a localized label to VoiceOver's rotor; no picture changes.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of entries of elements of a key path with a label that is not localized to VoiceOver's rotor; no picture changes.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of entries of elements of a key path with the label of a localized resource to VoiceOver's rotor; no picture changes.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Replaces a list of VoiceOver's rotor by entries of elements that a key path identifies; no picture changes.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a list of ranges of a text with a text as the label to VoiceOver's rotor; it does not change the picture.
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    self
  }

  /// Adds a list of ranges of a text with a localized label to VoiceOver's rotor; it does not change the picture.
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  { self }

  /// Adds a list of ranges of a text with a label that is not localized to VoiceOver's rotor; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>])
    -> some View
  { self }

  /// Adds a list of ranges of a text with the label of a localized resource to VoiceOver's rotor; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Replaces a list of VoiceOver's rotor by ranges of a text; it does not change the picture.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
}
