// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Composes views of statements: one a line, with `if`, `switch` and `for`.
@resultBuilder public enum ViewBuilder {
  /// Returns a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for a builder without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes a single view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Joins the views of a builder in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Takes the view of an `if` without `else`; none if the condition is false.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// Takes the view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first content: First
  ) -> ConditionalContent<First, Second> {
    .first(content)
  }

  /// Takes the view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second content: Second
  ) -> ConditionalContent<First, Second> {
    .second(content)
  }

  /// Joins the views of a `for` loop.
  public static func buildArray<Content: View>(_ content: [Content]) -> ViewArray<Content> {
    ViewArray(content)
  }

  /// Takes a view whose type some deployment targets do not have.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
