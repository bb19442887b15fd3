// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers that only affect VoiceOver beyond the label; none of them changes a picture.

public import WidgetViews

nonisolated extension View {
  /// Sets how VoiceOver treats the view's subviews; it does not change the picture.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Sets the accessibility value; it does not change the picture.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Sets the accessibility value from a localized key; it does not change the picture.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }

  /// Sets the accessibility hint; it does not change the picture.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets the accessibility hint from a localized key; it does not change the picture.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }

  /// Adds accessibility traits; it does not change the picture.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Removes accessibility traits; it does not change the picture.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Sets the priority by which VoiceOver orders views; it does not change the picture.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Adds an accessibility action, which is never called; it does not change the picture.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a named accessibility action, which is never called; it does not change the picture.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Sets the names by which Voice Control finds the view; it does not change the picture.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }

  /// Sets whether Smart Invert leaves the view's colors unchanged; it does not change the picture.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows the view in the large content viewer; it does not change the picture.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Sets the accessibility value; it does not change the picture.
  public func accessibility(value: Text) -> some View { self }

  /// Adds accessibility traits; it does not change the picture.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Sets the accessibility hint; it does not change the picture.
  public func accessibility(hint: Text) -> some View { self }

  /// Sets the accessibility value, which is not localized; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { self }

  /// Sets the accessibility hint, which is not localized; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  /// Sets the accessibility label, which VoiceOver reads.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Hides the view from VoiceOver.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the accessibility identifier, by which tests find the view.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets the accessibility label from a localized resource.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }
}

/// The treatment of a view's subviews by VoiceOver.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The subviews are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The subviews are read as one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
  /// The subviews are read one after the other.
  public static let contain = AccessibilityChildBehavior(name: "contain")
}

/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  private init(_ name: String) { names = [name] }

  /// Creates an empty set of traits.
  public init() {}

  /// The view is a button.
  public static let isButton = AccessibilityTraits("button")
  /// The view is a header.
  public static let isHeader = AccessibilityTraits("header")
  /// The view is selected.
  public static let isSelected = AccessibilityTraits("selected")
  /// The view is a link.
  public static let isLink = AccessibilityTraits("link")
  /// The view is an image.
  public static let isImage = AccessibilityTraits("image")
  /// The view is a text that does not change.
  public static let isStaticText = AccessibilityTraits("text")
  /// The view summarizes the screen.
  public static let isSummaryElement = AccessibilityTraits("summary")
  /// The view changes frequently.
  public static let updatesFrequently = AccessibilityTraits("updates")
  /// The view is a field for searching.
  public static let isSearchField = AccessibilityTraits("search")
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("key")
  /// The view is in front of others, which cannot be used.
  public static let isModal = AccessibilityTraits("modal")
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits("tabs")
  /// The view plays a sound of its own.
  public static let playsSound = AccessibilityTraits("sound")
  /// The view plays or records when it is activated.
  public static let startsMediaSession = AccessibilityTraits("media")
  /// Touches pass VoiceOver to the view.
  public static let allowsDirectInteraction = AccessibilityTraits("direct")
  /// VoiceOver turns the page after the view.
  public static let causesPageTurn = AccessibilityTraits("page")
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits("toggle")

  /// Returns whether the set has all traits of another.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }
  /// Adds traits, and returns whether any of them was new.
  @discardableResult public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  /// Removes traits and returns them; nil if the set does not have all of them.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  /// Adds traits, and returns them if the set already had all of them; nil otherwise.
  @discardableResult public mutating func update(
    with member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let known = contains(member) ? member : nil
    names.formUnion(member.names)
    return known
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Keeps only the traits that both sets have.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  /// Keeps only the traits that exactly one of the sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
  /// Returns the traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formUnion(other)
    return traits
  }
  /// Returns the traits that both sets have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formIntersection(other)
    return traits
  }
  /// Returns the traits that exactly one of the sets has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formSymmetricDifference(other)
    return traits
  }
}

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// The default action of the view.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that dismisses or leaves the view.
  public static let escape = AccessibilityActionKind(name: "escape")

  /// Creates the kind of an action with a name, which is listed with others.
  public init(named name: Text) { self.init(name: "\(name)") }
}
