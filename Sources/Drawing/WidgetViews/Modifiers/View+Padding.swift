// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

struct PaddedView<Content: View>: PrimitiveView {
  let content: Content
  let edges: Edge.Set
  /// The insets; nil if all are the usual length.
  let insets: EdgeInsets?

  func resolve(in resolver: inout ViewResolver) {
    let usual = resolver.settings.padding
    func length(_ edge: Edge.Set, _ value: Double?) -> Double {
      guard edges.contains(edge) else { return 0 }
      return resolver.checked(value ?? usual, for: "padding", allowsNegative: true) ?? 0
    }
    let checked = EdgeInsets(
      top: length(.top, insets?.top), leading: length(.leading, insets?.leading),
      bottom: length(.bottom, insets?.bottom), trailing: length(.trailing, insets?.trailing))
    var resets: Edge.Set = []
    if checked.top != 0 { resets.insert(.top) }
    if checked.leading != 0 { resets.insert(.leading) }
    if checked.bottom != 0 { resets.insert(.bottom) }
    if checked.trailing != 0 { resets.insert(.trailing) }
    resolver.wrap(content, resetsPriority: true, resets: resets) { _ in .padding(checked) }
  }
}

nonisolated extension View {
  /// Keeps a distance, in points, at each edge; a negative one lets the view reach out.
  public func padding(_ insets: EdgeInsets) -> some View {
    PaddedView(content: self, edges: .all, insets: insets)
  }

  /// Keeps a distance at some edges, in points; nil is ``LayoutSettings/padding``.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    PaddedView(content: self, edges: edges, insets: length.map(EdgeInsets.init(all:)))
  }

  /// Keeps a distance at all edges, in points.
  public func padding(_ length: Double) -> some View { padding(.all, length) }
}
