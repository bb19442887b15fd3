// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view whose type is not told.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// Takes a view of any type.
  public init(_ view: some View) {
    self.view = view
  }

  /// Takes a view of any type.
  public init(erasing view: some View) {
    self.init(view)
  }

  /// Adds the view.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.resolve(view)
  }
}
