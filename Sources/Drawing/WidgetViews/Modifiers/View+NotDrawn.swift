// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Shows the view as it is, and notes that a modifier changes it on a device.
  ///
  /// - Parameters:
  ///   - modifier: The modifier, as it is written in a program; nil if it changes nothing there either.
  ///   - place: The file and the line that use it, as in `Widget/Row.swift:12`.
  /// - Returns: The view.
  package func notDrawn(_ modifier: String?, at place: String) -> some View {
    NotDrawnView(content: self, modifier: modifier, place: place)
  }
}

/// A view with a modifier that is not drawn.
private struct NotDrawnView<Content: View>: PrimitiveView {
  let content: Content
  let modifier: String?
  let place: String

  func resolve(in resolver: inout ViewResolver) {
    if let modifier {
      resolver.report(.notDrawn(modifier: modifier, place: place, view: resolver.ownerName))
    }
    resolver.resolve(content)
  }
}
