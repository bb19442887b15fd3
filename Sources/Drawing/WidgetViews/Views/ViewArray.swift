// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The views of a `for` in a ``ViewBuilder``.
public struct ViewArray<Content: View>: PrimitiveView {
  private let views: [Content]

  init(_ views: [Content]) {
    self.views = views
  }

  /// Adds the views to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    for view in views { resolver.resolvePart(view) }
  }
}
