// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What only a screen reader says beyond the label; nothing of it is seen.

public import WidgetViews

extension View {
  /// Says what the view's parts are to a screen reader.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Says the value of the view.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Says the value of the view.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }

  /// Says what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says what the view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says in which order views are read.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Says what a person can do with the view.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says what a person can do with the view.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Says by what a person can call the view.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }

  /// Says that colors are not inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows the view larger to who needs it.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Says the value of the view.
  public func accessibility(value: Text) -> some View { self }

  /// Says what the view is.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Says what happens when the view is used.
  public func accessibility(hint: Text) -> some View { self }

  /// Says the value of the view.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { self }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  /// Says what a screen reader reads.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Hides the view from a screen reader.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for tests.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what a screen reader reads, where it is looked up.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }
}

/// What becomes of a view's parts for a screen reader.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
  /// They are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
}

/// What a view is to a screen reader.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  private init(_ name: String) { names = [name] }

  /// Nothing in particular.
  public init() {}

  /// A button.
  public static let isButton = AccessibilityTraits("button")
  /// A heading.
  public static let isHeader = AccessibilityTraits("header")
  /// What is chosen.
  public static let isSelected = AccessibilityTraits("selected")
  /// A link.
  public static let isLink = AccessibilityTraits("link")
  /// An image.
  public static let isImage = AccessibilityTraits("image")
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits("text")
  /// What sums a screen up.
  public static let isSummaryElement = AccessibilityTraits("summary")
  /// What changes often.
  public static let updatesFrequently = AccessibilityTraits("updates")
  /// A switch.
  public static let isToggle = AccessibilityTraits("toggle")

  /// Whether a trait is among them.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }
  /// Adds traits.
  @discardableResult public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  /// Takes traits away.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }
  /// Adds traits.
  @discardableResult public mutating func update(
    with member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let known = contains(member) ? member : nil
    names.formUnion(member.names)
    return known
  }
  /// Adds all traits.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Keeps what both have.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  /// Keeps what one has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formUnion(other)
    return traits
  }
  /// What both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formIntersection(other)
    return traits
  }
  /// What one has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var traits = self
    traits.formSymmetricDifference(other)
    return traits
  }
}

/// What a person does with a view by a screen reader.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// The usual one.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving.
  public static let escape = AccessibilityActionKind(name: "escape")
}
