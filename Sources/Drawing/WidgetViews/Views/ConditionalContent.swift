// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The view of one of two branches.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// Adds the view of the branch.
  public func resolve(in resolver: inout ViewResolver) {
    switch self {
    case .first(let view): resolver.resolve(view)
    case .second(let view): resolver.resolve(view)
    }
  }
}

extension Optional: PrimitiveView, View where Wrapped: View {
  /// No body, because the view is not composed of others.
  public typealias Body = EmptyView

  /// Adds the view, if there is one.
  public func resolve(in resolver: inout ViewResolver) {
    if let view = self { resolver.resolve(view) }
  }
}
