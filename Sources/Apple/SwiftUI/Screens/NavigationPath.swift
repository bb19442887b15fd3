// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Navigation belongs to an app's screens, which a widget does not have.

import Foundation
public import WidgetViews

/// The values of the screens that a navigation stack shows, the first first.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end of the path.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last values.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// What can be archived of the path; nil if one of its values cannot be.
  public var codable: CodableRepresentation? {
    let encodable = values.compactMap { $0.base as? any Codable }
    return encodable.count == values.count ? CodableRepresentation(values: encodable) : nil
  }

  /// Creates a path of what can be archived of one.
  public init(_ codable: CodableRepresentation) {
    values = codable.values.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }
  }

  /// The archive of a path: pairs of the name of a type and a value as JSON, the last one first.
  public struct CodableRepresentation: Codable {
    fileprivate var values: [any Codable]

    fileprivate init(values: [any Codable]) { self.values = values }

    /// Creates the archive of a path without values, as nothing finds the types of names here.
    public init(from decoder: any Decoder) throws { values = [] }

    /// Writes the values, each behind the name of its type.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        try container.encode(String(reflecting: type(of: value)))
        let data = try JSONEncoder().encode(value)
        try container.encode(String(decoding: data, as: UTF8.self))
      }
    }
  }
}

extension NavigationStack {
  /// Creates a navigation stack with a path; the root is not called.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Content) {
    self.init(root: root)
  }

  /// Creates a navigation stack with a path of values; the root is not called.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> Content
  ) where Data.Element: Hashable { self.init(root: root) }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value, of which a widget shows the label.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(shown: label) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localized title to the screen of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init { Text(titleKey) }
  }

  /// Creates a link with a title that is not localized to the screen of a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, P: Hashable>(_ title: Title, value: P?) {
    self.init { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link that a binding opens, of which a widget shows the label.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(shown: label) }

  /// Creates a link that a binding opens, of which a widget shows the label.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(shown: label) }

  /// Creates a link that a selection opens, of which a widget shows the label.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(shown: label) }

  /// Returns the link unchanged, as it opens nothing.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init { Text(titleKey) }
  }

  /// Creates a link with a localized title; the destination is not called.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init { Text(titleKey) }
  }

  /// Creates a link with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init { Text(title) }
  }

  /// Creates a link with a title that is not localized; the destination is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    self.init { Text(title) }
  }
}
