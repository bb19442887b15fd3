// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

// What a user of an app edits with, which a widget does not have: modifiers have no effect, and views are those that a device does not
// draw in a widget.

/// A button that begins editing; a widget shows a prohibition sign instead.
nonisolated public struct EditButton: View {
  /// Creates a button, which a widget does not draw.
  public init() {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("EditButton") }
}

/// A control for colors; a widget shows a prohibition sign instead.
nonisolated public struct ColorPicker<Label: View>: View {
  /// Creates a control with a label, which is not called.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("ColorPicker") }
}

extension ColorPicker where Label == Text {
  /// Creates a control with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

/// Which letters of a typed text become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// No letter is capitalized.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All letters are capitalized.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The style of tabs.
public protocol TabViewStyle: Sendable {}

/// A tab view whose tabs are pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of pages are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// With more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// The dots of the pages are always shown.
    public static let always = IndexDisplayMode(name: "always")
    /// The dots of the pages are never shown.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Creates a style of pages, which shows dots below them as said.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view whose tabs are pages that are swiped.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Tabs as pages, with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// The style of navigation views.
public protocol NavigationViewStyle: Sendable {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a style that shows one view at a time.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The style that the system decides.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style of navigation views that set none.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the system decides.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// Several screens beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Several screens beside each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Sets which letters become capitals; it has no effect in a widget.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets what happens when a text was entered, which is never called in a widget.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Sets the style of tabs; it has no effect in a widget.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }

  /// Sets the style of navigation views; it has no effect in a widget.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the one at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = Set(source)
    var others: [Element] = []
    var taken: [Element] = []
    var place = 0
    for (offset, element) in enumerated() {
      if offset == destination { place = others.count }
      if moved.contains(offset) { taken.append(element) } else { others.append(element) }
    }
    if destination >= count { place = others.count }
    others.insert(contentsOf: taken, at: place)
    for (index, element) in zip(indices, others) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
