// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further modifiers and types for VoiceOver and other aids; none of them changes a picture.

public import CoreGraphics
public import WidgetViews

/// A direction in which VoiceOver scrolls.
public enum AccessibilityScrollDirection: Hashable, Sendable {
  /// The content moves up.
  case up
  /// The content moves down.
  case down
  /// The content moves to its leading end.
  case leading
  /// The content moves to its trailing end.
  case trailing
}

/// What a modifier for VoiceOver attaches to a view: nothing here.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  /// Returns the view unchanged, as nothing is attached.
  public func body(content: Content) -> some View { content }
}

/// How touches pass VoiceOver.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// VoiceOver is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches pass VoiceOver once the view was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)

  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A list of VoiceOver's rotor that the system has.
public struct AccessibilitySystemRotor: Sendable {
  /// The links that were or were not visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// All links of the screen.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// All headings of the screen.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text in a bold font.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text in an italic font.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text with a line below it.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Words that are misspelled.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The images of the screen.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The text fields of the screen.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The tables of the screen.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The lists of the screen.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// The landmarks of the screen.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

/// The aids that a user has on.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Set<Int>

  /// Creates a set without aids.
  public init() { bits = [] }

  private init(_ bit: Int) { bits = [bit] }

  /// The aid that reads the screen.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(1) }
  /// The aid that is used with switches.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(2) }

  /// Returns whether the set has all aids of another.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    bits.isSuperset(of: member.bits)
  }
  /// Adds aids, and returns whether any of them was new.
  @discardableResult public mutating func insert(_ member: AccessibilityTechnologies) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTechnologies
  ) {
    let isNew = !contains(member)
    bits.formUnion(member.bits)
    return (isNew, member)
  }
  /// Removes aids and returns them; nil if the set does not have all of them.
  @discardableResult public mutating func remove(_ member: AccessibilityTechnologies)
    -> AccessibilityTechnologies?
  {
    guard contains(member) else { return nil }
    bits.subtract(member.bits)
    return member
  }
  /// Adds aids, and returns them if the set already had all of them; nil otherwise.
  @discardableResult public mutating func update(with member: AccessibilityTechnologies)
    -> AccessibilityTechnologies?
  {
    insert(member).inserted ? nil : member
  }
  /// Adds the aids of another set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits.formUnion(other.bits) }
  /// Keeps only the aids that both sets have.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    bits.formIntersection(other.bits)
  }
  /// Keeps only the aids that exactly one of the sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits.formSymmetricDifference(other.bits)
  }
  /// Returns the aids of both sets.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formUnion(other)
    return result
  }
  /// Returns the aids that both sets have.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formIntersection(other)
    return result
  }
  /// Returns the aids that exactly one of the sets has.
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}

/// How a quick action of a watch looks.
public protocol AccessibilityQuickActionStyle {}
/// A quick action that is shown by a line around the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A quick action that is shown by a line around the view.
  public static var outline: AccessibilityQuickActionOutlineStyle {
    AccessibilityQuickActionOutlineStyle()
  }
}

/// A quick action that is shown by a banner.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A quick action that is shown by a banner.
  public static var prompt: AccessibilityQuickActionPromptStyle {
    AccessibilityQuickActionPromptStyle()
  }
}

nonisolated extension View {
  /// Sets a point from which VoiceOver drags; it does not change the picture.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> some View
  { self }

  /// Sets a point from which VoiceOver drags; it does not change the picture.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  )
    -> some View
  { self }

  /// Sets a point from which VoiceOver drags; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  )
    -> some View
  { self }

  /// Sets a point from which VoiceOver drags; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  )
    -> some View
  { self }

  /// Sets a point to which VoiceOver drags; it does not change the picture.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> some View
  { self }

  /// Sets a point to which VoiceOver drags; it does not change the picture.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  )
    -> some View
  { self }

  /// Sets a point to which VoiceOver drags; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  )
    -> some View
  { self }

  /// Sets a point to which VoiceOver drags; it does not change the picture.
  @_disfavoredOverload
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  )
    -> some View
  { self }

  /// Adds a quick action of a watch, which is never called; it does not change the picture.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Adds a quick action of a watch that can be off; it does not change the picture.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets how touches pass VoiceOver; it does not change the picture.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { self }

  /// Sets what VoiceOver says after scrolling; it does not change the picture.
  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  { self }
}
