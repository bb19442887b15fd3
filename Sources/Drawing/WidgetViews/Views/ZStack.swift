// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views over each other, the first the furthest behind.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack that puts views in front of each other.
  ///
  /// - Parameters:
  ///   - alignment: The lines of the views that meet.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the stack to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolveChildren(content, in: .other)
    resolver.addZStack(alignment, from: start)
  }
}
