// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What tabs have beyond their content, which a widget does not show.

public import WidgetViews

nonisolated extension TabContent {
  /// Sets the identifier by which tests find the tab, where a condition holds; the tab is not shown.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets what VoiceOver says of the tab as a text, where a condition holds; the tab is not shown.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
  { self }

  /// Sets what VoiceOver says of the tab from a localized key, where a condition holds; the tab is not shown.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets what VoiceOver says of the tab from a string, where a condition holds; the tab is not shown.
  @_disfavoredOverload
  public func accessibilityLabel<Title: StringProtocol>(_ label: Title, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets what VoiceOver says of the tab from a localized resource, where a condition holds; the tab is not shown.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets the value that VoiceOver reads of the tab as a text, where a condition holds; the tab is not shown.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
  { self }

  /// Sets the value that VoiceOver reads of the tab from a localized key, where a condition holds; the tab is not shown.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets the value that VoiceOver reads of the tab from a string, where a condition holds; the tab is not shown.
  @_disfavoredOverload
  public func accessibilityValue<Title: StringProtocol>(_ value: Title, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets the value that VoiceOver reads of the tab from a localized resource, where a condition holds; the tab is not shown.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets the hint that VoiceOver reads of the tab as a text, where a condition holds; the tab is not shown.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    self
  }

  /// Sets the hint that VoiceOver reads of the tab from a localized key, where a condition holds; the tab is not shown.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets the hint that VoiceOver reads of the tab from a string, where a condition holds; the tab is not shown.
  @_disfavoredOverload
  public func accessibilityHint<Title: StringProtocol>(_ hint: Title, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Sets the hint that VoiceOver reads of the tab from a localized resource, where a condition holds; the tab is not shown.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Adds texts for Voice Control, where a condition holds; the tab is not shown.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }

  /// Adds localized texts for Voice Control, where a condition holds; the tab is not shown.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Adds texts for Voice Control that are not localized, where a condition holds; the tab is not shown.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets a localized text beside the tab, which is not shown.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }

  /// Sets the text of a localized resource beside the tab, which is not shown.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> { self }

  /// Sets a text beside the tab that is not localized, which is not shown.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { self }

  /// Lets a user drag the tab, which is not shown; the value is not made.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TabContent<TabValue>
  { self }

  /// Sets whether a drag that stays over the tab chooses it, which is not shown.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue>
  { self }

  /// Presents a popover at the tab, which is never shown in a widget.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Presents a popover for an item at the tab, which is never shown in a widget.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> { self }
}
