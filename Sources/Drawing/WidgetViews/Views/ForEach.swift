// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view for each element of a collection; they are children of what is around them.
///
/// In a chart it is a mark for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// No body, because it is not composed of others.
  public typealias Body = EmptyView

  /// The view, or the mark, of each element, in the elements' order.
  ///
  /// They are made at once, and not when they are laid out, so that they read the `@Environment` of the view that made them.
  package let views: [Content]

  /// Takes what was made for each element.
  package init(made views: [Content]) {
    self.views = views
  }
}

extension ForEach: PrimitiveView, View where Content: View {
  /// Creates a view for each element.
  ///
  /// The identity of an element matters to animations only, which a widget does not have here.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(made: data.map { content($0) })
  }

  /// Adds the views to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    for view in views { resolver.resolvePart(view) }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element.
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) {
    self.init(made: data.map { content($0) })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
    self.init(made: data.map { content($0) })
  }
}
