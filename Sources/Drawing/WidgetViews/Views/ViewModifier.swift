// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A custom modification of views.
///
/// ```swift
/// struct Card: ViewModifier {
///   var color: Color
///
///   func body(content: Content) -> some View {
///     content.padding().background(color, in: RoundedRectangle(cornerRadius: 12))
///   }
/// }
///
/// let card = Text("Bread").modifier(Card(color: .yellow))
/// ```
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that the modifier makes.
  associatedtype Body: View

  /// The view to which the modifier is applied, in ``body(content:)``.
  typealias Content = ViewModifierContent<Self>

  /// Makes the modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Adds what becomes of a view to a tree.
  ///
  /// A custom modifier does not implement it.
  nonisolated func resolve<Modified: View>(_ content: Modified, in resolver: inout ViewResolver)
}

nonisolated extension ViewModifier {
  /// Adds what ``body(content:)`` makes of a view.
  public func resolve<Modified: View>(_ content: Modified, in resolver: inout ViewResolver) {
    let placed = ViewModifierContent<Self> { $0.resolve(content) }
    let made = resolver.evaluating((self, placed)) { $0.body(content: $1) }
    resolver.resolve(made)
  }

  /// Returns a modifier that applies this one and then another.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let add: (inout ViewResolver) -> Void

  /// Adds the view to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) { add(&resolver) }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Hashable, Sendable {
  /// The modifier as a value to pass where one is needed.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// A view or a modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view or the modifier.
  public var content: Content

  /// The modifier that is applied.
  public var modifier: Modifier

  /// Creates a modified view, or a combination of two modifiers.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: PrimitiveView, View where Content: View, Modifier: ViewModifier {
  /// No body, because the view is not composed of others.
  public typealias Body = EmptyView

  /// Adds what becomes of the view.
  public func resolve(in resolver: inout ViewResolver) {
    modifier.resolve(content, in: &resolver)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with both modifiers.
  public func body(
    content view: ViewModifierContent<Self>
  ) -> ModifiedContent<ModifiedContent<ViewModifierContent<Self>, Content>, Modifier> {
    ModifiedContent<ViewModifierContent<Self>, Content>(content: view, modifier: content)
      .modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
