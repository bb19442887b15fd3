// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views that are made for a size and a place: it takes all that it is offered, and hands both on.
///
/// ```swift
/// GeometryReader { proxy in
///   Color.blue.frame(width: proxy.size.width * 0.6)
/// }
/// ```
///
/// Its views are in its upper leading corner, and what they choose does not change its size. Source: Apple's documentation of
/// `GeometryReader`; 10 points where nothing is offered is measured.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Creates views for a size and a place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds a place for the views, which are made when it is known.
  public func resolve(in resolver: inout ViewResolver) {
    let content = content
    resolver.tree.rare.readers.append(
      ReaderNode(late: resolver.late) { proxy, resolver in
        let views = resolver.evaluating { content(proxy) }
        resolver.resolve(views)
      })
    resolver.addLeaf(.reader(Int32(resolver.tree.rare.readers.count - 1)))
  }
}
