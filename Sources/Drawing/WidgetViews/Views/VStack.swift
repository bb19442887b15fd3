// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views one above the other, from top to bottom.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a stack that puts views one above the other.
  ///
  /// - Parameters:
  ///   - alignment: The lines of the views that are at the same distance from the leading side.
  ///   - spacing: The distance between two views, in points; nil is what both of them prefer: 0 between texts, usually 8.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the stack to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addStack(
      .vertical, guide: alignment.guide, spacing: spacing, modifier: "VStack", content: content)
  }
}
