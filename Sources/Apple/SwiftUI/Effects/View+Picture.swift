// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers with a picture that are made of others.

public import Foundation
public import WidgetViews

extension View {
  /// Chooses the color scheme of the view.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  /// Says whether a person can use the controls; buttons and switches that nobody can use are fainter, and cannot be tapped.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Mirrors the view where reading begins at the right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    FlippedView(content: self, isEnabled: enabled)
  }

  /// Fills what is behind the view with the style of grounds.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background)
  }

  /// Puts a view at an edge and the view in the rest.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    VStack(alignment: alignment, spacing: Double(spacing ?? 8)) {
      if edge == .top { content() }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { content() }
    }
  }
}

/// A view that is mirrored where reading begins at the right.
private struct FlippedView<Content: View>: View {
  @Environment(\.layoutDirection) private var direction
  let content: Content
  let isEnabled: Bool

  var body: some View {
    content.scaleEffect(
      x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1, anchor: UnitPoint.center)
  }
}

extension View {
  /// Hides the labels of the gauges and progress views inside; the values that they show stay.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
