// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view that is the same as another if it is equal to it.
///
/// SwiftUI makes less of such a view anew when something changes. Here a widget is made once, and the view is the view.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view that is compared and shown.
  public var content: Content

  /// Wraps a view that can be compared.
  public init(content: Content) {
    self.content = content
  }

  /// Adds the view to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) { resolver.resolve(content) }
}

nonisolated extension View where Self: Equatable {
  /// The view as one that is the same as another if it is equal to it.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A branch that never returns is a view as well.
extension Never: PrimitiveView, View {
  /// No body, because the view is not composed of others.
  public typealias Body = EmptyView

  /// Never called, because the type has no values.
  public func resolve(in resolver: inout ViewResolver) {}
}
