// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Adds a label beside the widget in a corner of a watch face, along the dial; it is shown nowhere else.
  ///
  /// A text is one line, a gauge is a bar with a mark, and a progress view a bar. The innermost label counts.
  ///
  /// - Parameters:
  ///   - place: The file and the line that add it, as in `Widget/Corner.swift:12`.
  ///   - label: The label.
  /// - Returns: The view with its label.
  package func cornerLabel(at place: String, @ViewBuilder _ label: () -> some View) -> some View {
    CornerLabelView(content: self, label: label(), place: place)
  }

  /// Bends the widget's content along the corner of a watch face; it changes nothing anywhere else.
  ///
  /// - Parameters:
  ///   - isCurved: Whether the content is bent.
  ///   - place: The file and the line that ask for it, as in `Widget/Corner.swift:12`.
  /// - Returns: The view.
  package func curvesCornerContent(_ isCurved: Bool, at place: String) -> some View {
    CurvedContentView(content: self, isCurved: isCurved, place: place)
  }
}

/// A view with a label in a corner of a watch face.
private struct CornerLabelView<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label
  let place: String

  func resolve(in resolver: inout ViewResolver) {
    if resolver.isInCorner {
      let font = resolver.settings.cornerLabelFont
      let styled = label.font(font).lineLimit(1).gaugeStyle(.accessoryLinear)
      resolver.cornerLabel = resolver.detached(styled)
    } else {
      resolver.reportOutsideCorner("widgetLabel", at: place)
    }
    resolver.resolve(content)
  }
}

/// A view whose content is bent in a corner of a watch face.
private struct CurvedContentView<Content: View>: PrimitiveView {
  let content: Content
  let isCurved: Bool
  let place: String

  func resolve(in resolver: inout ViewResolver) {
    if resolver.isInCorner {
      resolver.curvesContent = isCurved
    } else if isCurved {
      resolver.reportOutsideCorner("widgetCurvesContent", at: place)
    }
    resolver.resolve(content)
  }
}

extension ViewResolver {
  /// Whether the face is drawn in whose corner the widget is.
  fileprivate var isInCorner: Bool {
    environment.widgetFamily == .accessoryCorner && environment.watchCorner != nil
  }

  /// Notes that a modifier for corners is not drawn, where a corner is drawn without the face around it.
  fileprivate mutating func reportOutsideCorner(_ modifier: String, at place: String) {
    guard environment.widgetFamily == .accessoryCorner else { return }
    report(.notDrawn(modifier: modifier, place: place, view: ownerName))
  }
}
