// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A type-erased layout, so that one can be chosen at run time.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// ```
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout; empty until the layout is first asked.
  public struct Cache {
    var value: Any?
  }

  private let layout: any Layout

  /// Wraps a layout of any type.
  public init(_ layout: some Layout) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  var properties: LayoutProperties { type(of: layout).layoutProperties }

  /// Creates an empty cache; the wrapped layout fills it when it is first used.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Empties the cache, so that the wrapped layout makes its own again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }

  /// The distances of the layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(of: subviews, keeping: &cache)
  }

  /// The size of the layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    layout.size(of: subviews, for: proposal, keeping: &cache)
  }

  /// Puts the views where the layout does.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(subviews, in: bounds, for: proposal, keeping: &cache)
  }

  /// The guide of the layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    layout.value(of: guide, in: bounds, for: proposal, of: subviews, keeping: &cache)
  }

  /// The guide of the layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    layout.value(of: guide, in: bounds, for: proposal, of: subviews, keeping: &cache)
  }

  /// Adds a container of the layout.
  public func resolve<Content: View>(_ content: Content, in resolver: inout ViewResolver) {
    layout.resolve(content, in: &resolver)
  }
}

/// The functions of a type-erased layout, with its cache.
extension Layout {
  fileprivate func spacing(
    of subviews: Subviews, keeping cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    keeping(&cache, of: subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    of subviews: Subviews, for proposal: ProposedViewSize, keeping cache: inout AnyLayout.Cache
  ) -> Size {
    keeping(&cache, of: subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ subviews: Subviews, in bounds: Rect, for proposal: ProposedViewSize,
    keeping cache: inout AnyLayout.Cache
  ) {
    keeping(&cache, of: subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func value(
    of guide: HorizontalAlignment, in bounds: Rect, for proposal: ProposedViewSize,
    of subviews: Subviews, keeping cache: inout AnyLayout.Cache
  ) -> Double? {
    keeping(&cache, of: subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func value(
    of guide: VerticalAlignment, in bounds: Rect, for proposal: ProposedViewSize,
    of subviews: Subviews, keeping cache: inout AnyLayout.Cache
  ) -> Double? {
    keeping(&cache, of: subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func keeping<Result>(
    _ cache: inout AnyLayout.Cache, of subviews: Subviews, _ function: (inout Cache) -> Result
  ) -> Result {
    var kept = cache.value as? Cache ?? makeCache(subviews: subviews)
    // So that it is not copied when it is changed.
    cache.value = nil
    defer { cache.value = kept }
    return function(&kept)
  }
}
