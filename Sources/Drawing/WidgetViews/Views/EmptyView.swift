// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// No view: nothing is shown, and a stack has neither a child nor spacing for it.
///
/// Source: the same in SwiftUI, if it is not documented what a modifier on an empty view does; here that is nothing either.
public struct EmptyView: View, Hashable, Sendable {
  /// Makes no view.
  public init() {}

  /// Nothing.
  public var body: EmptyView { self }

  /// Adds nothing.
  public func resolve(in resolver: inout ViewResolver) {}
}
