// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A property wrapper for VoiceOver's focus; in a widget nothing has it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  public typealias Binding = SwiftUI.Binding<Value>

  private let state: State<Value>

  /// Creates a state without focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state without a focused element.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Creates a state without focus for some aids.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a state without a focused element for some aids.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// Whether the view has the focus, or the element that has it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { state.projectedValue }
}

/// The entries of a list for VoiceOver's rotor.
public protocol AccessibilityRotorContent {}

/// An entry of a list for VoiceOver's rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {}

extension AccessibilityRotorEntry {
  /// Creates an entry with a text as its label; a nil range is all of the view.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a localized label; a nil range is all of the view.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a label that is not localized; a nil range is all of the view.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with the label of a localized resource; a nil range is all of the view.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a view in a namespace with a text as its label; a nil range is all of the view.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a view in a namespace with a localized label; a nil range is all of the view.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a view in a namespace with a label that is not localized; a nil range is all of the view.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a view in a namespace with the label of a localized resource; a nil range is all of the view.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry of a part of a text with a text as its label; the function that prepares it is never called.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a part of a text with a localized label; the function that prepares it is never called.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a part of a text with a label that is not localized; the function that prepares it is never called.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry of a part of a text with the label of a localized resource; the function that prepares it is never called.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Entries of a list for VoiceOver's rotor.
public struct AccessibilityRotorContentList: AccessibilityRotorContent {}

/// A result builder that combines entries of a rotor's list.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Returns the only entry unchanged.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Combines the entries of a rotor in their order.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> AccessibilityRotorContentList { AccessibilityRotorContentList() }

  /// Returns the entries of an `if`.
  public static func buildIf(_ content: (any AccessibilityRotorContent)?)
    -> AccessibilityRotorContentList
  {
    AccessibilityRotorContentList()
  }
}
