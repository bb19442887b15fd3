// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// No view: nothing is shown, and a stack has neither a child nor spacing for it.
///
/// Source: the same in SwiftUI, if it is not documented what a modifier on an empty view does; here that is nothing either.
nonisolated public struct EmptyView: View, Hashable, Sendable {
  // Written out: to find it, Swift would ask whether the type is on an actor, and for that again what its body is.
  /// The type of its body.
  public typealias Body = EmptyView

  /// Creates a view that shows nothing.
  public init() {}

  /// The view itself, which shows nothing.
  public var body: EmptyView { self }

  /// Adds no node to the view tree.
  public func resolve(in resolver: inout ViewResolver) {}
}
