// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views one after the other; where they are, they are children of what is around them.
///
/// Source: Apple's documentation of `Group`, which says the same of the views of a builder.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  /// Creates a view of several views in their order.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Adds the views to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    repeat resolver.resolvePart(each content)
  }
}
