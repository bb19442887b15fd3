// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension View {
  /// Shows the view as it is, and notes that a modifier changes it on a device.
  ///
  /// - Parameters:
  ///   - modifier: The modifier, as it is written in a program.
  ///   - place: The file and the line that use it, as in `Widget/Row.swift:12`.
  ///   - family: The only family in which it changes the view; nil for any.
  /// - Returns: The view.
  package func notDrawn(
    _ modifier: String, at place: String, in family: WidgetFamily? = nil
  ) -> some View {
    NotDrawnView(content: self, modifier: modifier, place: place, family: family)
  }
}

/// A view with a modifier that is not drawn.
private struct NotDrawnView<Content: View>: PrimitiveView {
  let content: Content
  let modifier: String
  let place: String
  let family: WidgetFamily?

  func resolve(in resolver: inout ViewResolver) {
    if family == nil || family == resolver.snapshot.values.widgetFamily {
      resolver.report(
        .notDrawn(modifier: modifier, place: place, view: resolver.ownerName))
    }
    resolver.resolve(content)
  }
}
