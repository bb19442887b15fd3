// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a widget, with SwiftUI's meaning: a value that says what is shown, and not how it is drawn.
///
/// A custom view is composed of others in ``body``:
///
/// ```swift
/// struct Greeting: View {
///   @Environment(\.widgetFamily) private var family
///
///   var body: some View {
///     Text(family == .systemSmall ? "Hi" : "Good morning").font(.headline)
///   }
/// }
/// ```
///
/// As in SwiftUI, a type that conforms to it is on the main actor with all that it declares, and is drawn there: Swift ends a program in
/// which a closure of its body runs elsewhere. A view that says `nonisolated` is drawn by any thread.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The views that the view is composed of.
  @ViewBuilder var body: Body { get }

  /// Adds what the view shows to a tree that can be laid out.
  ///
  /// A custom view does not implement it: the one that it has resolves the ``body``.
  nonisolated func resolve(in resolver: inout ViewResolver)
}

nonisolated extension View {
  /// Adds what the ``body`` shows to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.resolveBody(of: self)
  }
}

/// A view that is not composed of others: the layout knows it.
nonisolated public protocol PrimitiveView: View where Body == EmptyView {}

nonisolated extension PrimitiveView {
  /// No body, because the view is not composed of others.
  public var body: EmptyView { EmptyView() }
}
