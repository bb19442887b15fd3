// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

struct GuidedView<Content: View>: PrimitiveView {
  let content: Content
  let guide: Guide
  let value: (ViewDimensions) -> Double

  /// The environment of the view that set the guide: the function is called later, and may read it.
  let environment = EnvironmentSnapshot.current

  func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolve(content)
    let (value, environment) = (value, environment)
    resolver.tree.guides.append(
      GuideNode(guide: guide) { dimensions in
        EnvironmentSnapshot.$current.withValue(environment) { value(dimensions) }
      })
    if guide.isOwn, !resolver.tree.rare.ownGuides.contains(guide) {
      resolver.tree.rare.ownGuides.append(guide)
    }
    resolver.wrap(
      from: start, as: .guide(Int32(resolver.tree.guides.count - 1)), guides: GuideSet(guide))
  }
}

nonisolated extension View {
  /// Sets the place of a guide, in points from the view's leading edge.
  ///
  /// It matters to containers only that align their views by this guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    GuidedView(content: self, guide: guide.guide, value: computeValue)
  }

  /// Sets the place of a guide, in points from the view's upper edge.
  ///
  /// It matters to containers only that align their views by this guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    GuidedView(content: self, guide: guide.guide, value: computeValue)
  }
}
