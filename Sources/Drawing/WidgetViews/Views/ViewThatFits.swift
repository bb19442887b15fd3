// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The first of several views that fits into what is offered; the last if none does.
///
/// A view fits if its ideal size is not larger than what is offered, in the axes that count. Source: Apple's documentation of
/// `ViewThatFits`.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Shows the first view that fits.
  ///
  /// - Parameters:
  ///   - axes: The directions in which it has to fit.
  ///   - content: The views, the most wanted first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds the views, of which one will be shown.
  public func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolveChildren(content, in: .other)
    let (first, count) = resolver.takeLinks(from: start)
    guard count > 0 else { return }
    var node = Node(kind: .fitting(axes), first: first, count: count)
    var spacing = Spacing.none
    for index in Int(first)..<Int(first + count) {
      let child = Int(resolver.tree.links[index])
      node.guides.formUnion(resolver.tree.nodes[child].guides)
      spacing.formUnion(resolver.tree.spacings[child])
    }
    resolver.add(node, spacing)
  }
}
