// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers that only concern VoiceOver and other aids; none of them changes a picture.

public import Foundation
public import UIKit
public import WidgetViews

/// The level of a heading.
public struct AccessibilityHeadingLevel: Hashable, Sendable {
  private let name: String

  /// A heading of no level.
  public static let unspecified = AccessibilityHeadingLevel(name: "unspecified")
  /// A heading of the first level.
  public static let h1 = AccessibilityHeadingLevel(name: "h1")
  /// A heading of the second level.
  public static let h2 = AccessibilityHeadingLevel(name: "h2")
  /// A heading of the third level.
  public static let h3 = AccessibilityHeadingLevel(name: "h3")
  /// A heading of the fourth level.
  public static let h4 = AccessibilityHeadingLevel(name: "h4")
  /// A heading of the fifth level.
  public static let h5 = AccessibilityHeadingLevel(name: "h5")
  /// A heading of the sixth level.
  public static let h6 = AccessibilityHeadingLevel(name: "h6")
}

/// What a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text of a console, as of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A path of a file.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Text of a conversation, as of messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Text that tells a story, as of a novel.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Text in a programming language.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Text in the cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text of a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The part of a pair.
public struct AccessibilityLabeledPairRole: Hashable, Sendable {
  private let name: String

  /// The view is the label of the pair.
  public static let label = AccessibilityLabeledPairRole(name: "label")
  /// The view is what the pair's label names.
  public static let content = AccessibilityLabeledPairRole(name: "content")
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// The value becomes greater.
  case increment
  /// The value becomes smaller.
  case decrement
}

/// What is read of a view on demand.
public struct AccessibilityCustomContentKey: Equatable {
  private let label: Text

  /// Creates a key with a label.
  public init(_ label: Text, id: String) { self.label = label }

  /// Creates a key with a localized label.
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }

  /// Creates a key with a localized label that is its identifier.
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }

  /// Creates a key with the label of a localized resource.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) { label = Text(labelResource) }

  /// Creates a key with the label of a localized resource that is its identifier.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) { label = Text(labelResource) }
}

/// A category of actions, under which a screen reader lists them.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// The actions that are listed first.
  public static let `default` = AccessibilityActionCategory(name: "default")

  /// The actions that edit.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) {
    self.name = name
  }

  /// Creates a category with a name.
  public init(_ name: Text) {
    self.init(name: "\(name)")
  }

  /// Creates a category with a name that is looked up.
  public init(_ name: LocalizedStringKey) {
    self.init(name: "\(name)")
  }

  /// Creates a category with the name of a localized resource.
  @_disfavoredOverload
  public init(_ name: LocalizedStringResource) {
    self.init(name: name.key)
  }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) {
    self.init(name: String(name))
  }
}

nonisolated extension View {
  /// Adds an action with a localized name, which is never called; it does not change the picture.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a name that is not localized, which is never called; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Adds an action with a label, which is never called; it does not change the picture.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Adds the actions of buttons; it does not change the picture.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { self }

  /// Adds the actions of buttons under a category; it does not change the picture.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Adds an action for adjustments, which is never called; it does not change the picture.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Adds an action for scrolling, which is never called; it does not change the picture.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Sets the point that VoiceOver taps; it does not change the picture.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Sets the point that VoiceOver taps; it does not change the picture.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Replaces the elements that VoiceOver reads; it does not change the picture.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Replaces the view for VoiceOver; it does not change the picture.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { self }

  /// Adds content that is read on demand; it does not change the picture.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content with a localized label that is read on demand; it does not change the picture.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content with localized texts that is read on demand; it does not change the picture.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds content with a value that is not localized, which is read on demand; it does not change the picture.
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Sets whether touches pass VoiceOver; it does not change the picture.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Sets the level of a heading; it does not change the picture.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Pairs a label with what it labels; it does not change the picture.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links elements that belong together; it does not change the picture.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Sets whether the view reacts to a user; it does not change the picture.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// Sets what a text is; it does not change the picture.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Shows a view in the large content viewer; it does not change the picture.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Sets the pitch of speech; it does not change the picture.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether punctuation is spoken; it does not change the picture.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether announcements wait; it does not change the picture.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether words are spelled; it does not change the picture.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Marks an entry of a rotor's list; it does not change the picture.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  { self }

  /// Binds the focus of VoiceOver; it does not change the picture.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  { self }

  /// Binds the focus of VoiceOver to a value; it does not change the picture.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
