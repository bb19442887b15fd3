// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views that get the same modifiers.
///
/// A group has no place of its own: its views are children of what is around it, and a modifier of the group is applied to each of them.
/// Source: Apple's documentation of `Group`.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds the views.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.resolve(content)
  }
}
