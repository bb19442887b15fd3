// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view whose type is erased.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// Wraps a view of any type.
  public init(_ view: some View) {
    self.view = view
  }

  /// Wraps a view of any type.
  public init(erasing view: some View) {
    self.init(view)
  }

  /// Adds the view to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.resolve(view)
  }
}
