// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a control that its style puts somewhere: its label, for one.
///
/// It may be put anywhere, and several times, as any view.
public struct StyleContent: PrimitiveView {
  private let add: (inout ViewResolver) -> Void

  init(_ content: some View) {
    add = { $0.resolve(content) }
  }

  /// Takes a view, and nothing of one that is known to show nothing.
  init?<Content: View>(unlessEmpty content: Content) {
    guard Content.self != EmptyView.self else { return nil }
    self.init(content)
  }

  /// Adds the part to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) { add(&resolver) }
}
