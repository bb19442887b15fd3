// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views each of which is wrapped in a node of the same kind.
///
/// The wrapping node keeps the layout priority, the guides and the spacing of the view, unless it resets the priority.
struct WrappedView<Content: View>: PrimitiveView {
  let content: Content
  var resetsPriority = false
  let kind: (inout ViewResolver) -> NodeKind

  func resolve(in resolver: inout ViewResolver) {
    resolver.wrap(content, resetsPriority: resetsPriority, as: kind)
  }
}
