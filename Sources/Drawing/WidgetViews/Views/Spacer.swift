// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Empty room that grows along the axis of its stack, and in both directions outside of stacks.
///
/// It keeps no distance to its neighbors, and gets what all others leave: its layout priority is lower than any other.
/// Source: Apple's documentation of `Spacer`; the rest is measured.
public struct Spacer: PrimitiveView, Hashable {
  private let minLength: Double?

  /// Creates room of at least a length, in points; nil is ``LayoutSettings/spacerMinLength``.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// Adds the spacer to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    let length = resolver.checked(minLength, for: "Spacer") ?? resolver.settings.spacerMinLength
    let axis = resolver.container.axis
    resolver.add(
      Node(kind: .spacer(axis: axis, minLength: length), priority: -.infinity),
      axis.map(Spacing.spacer) ?? .standard)
  }
}
