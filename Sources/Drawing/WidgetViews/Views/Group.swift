// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views that get the same modifiers; in a chart, marks that do.
///
/// A group has no place of its own: its views are children of what is around it, and a modifier of the group is applied to each of them.
/// Source: Apple's documentation of `Group`.
public struct Group<Content> {
  /// No body, because it is not composed of others.
  public typealias Body = EmptyView

  package let content: Content

  // Not an initializer of the content itself, which would take the closure of the others for it.
  private init(_ made: Made<Content>) {
    content = made.content
  }

  /// A group of what is made already.
  package static func of(_ content: Content) -> Group {
    Group(Made(content: content))
  }
}

extension Group: PrimitiveView, View where Content: View {
  /// Creates a group of the views that the builder makes.
  public init(@ViewBuilder content: () -> Content) {
    self = .of(content())
  }

  /// Adds the views to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.resolve(content)
  }
}

private struct Made<Content> {
  let content: Content
}
