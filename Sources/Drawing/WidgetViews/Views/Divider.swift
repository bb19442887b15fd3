// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A thin line that separates views: upright in a horizontal stack, level anywhere else.
///
/// Along the line it takes all that it is offered. Source: Apple's documentation of `Divider`; measured on macOS.
public struct Divider: PrimitiveView, Hashable {
  /// Creates a divider; it has no settings.
  public init() {}

  /// Adds the line to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    let usual =
      resolver.environment.dynamicTypeSize >= .accessibility1 ? 1 : 1 / resolver.pixels.scale
    let paint = resolver.paint(.color(Color(system: .separator)))
    resolver.tree.shapes.append(ShapeNode(geometry: .rectangle, paint: paint))
    let axis: Axis = resolver.container.axis == .horizontal ? .vertical : .horizontal
    resolver.addLeaf(
      .divider(
        Int32(resolver.tree.shapes.count - 1), axis: axis,
        thickness: resolver.settings.dividerThickness ?? usual))
  }
}
