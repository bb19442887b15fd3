// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views side by side, from leading to trailing.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a stack that puts views side by side.
  ///
  /// - Parameters:
  ///   - alignment: The lines of the views that are at the same height.
  ///   - spacing: The distance between two views, in points; nil is what both of them prefer, usually 8.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the stack to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addStack(
      .horizontal, guide: alignment.guide, spacing: spacing, modifier: "HStack", content: content)
  }
}
