// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers that change the picture, made of other modifiers.

public import Foundation
public import WidgetViews

nonisolated extension View {
  /// Sets the color scheme of the view and its subviews.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  /// Sets whether the controls inside are disabled; disabled buttons and toggles are fainter, and
  /// cannot be tapped.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Draws the view apart from what is behind it, as a picture of its own; colors are always mixed as they are stored.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
    drawingGroup(opaque: opaque)
  }

  /// Mirrors the view in right-to-left languages.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    FlippedView(content: self, isEnabled: enabled)
  }

  /// Sets the background of the view to the background style; the safe area is ignored.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background)
  }

  /// Places a view at an edge, and the view itself in the rest; nil spacing is 8 points.
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

  /// Places a view at a side, and the view itself in the rest; nil spacing is 8 points.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    HStack(alignment: alignment, spacing: Double(spacing ?? 8)) {
      if edge == .leading { content() }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { content() }
    }
  }
}

/// A view that is mirrored in right-to-left languages.
nonisolated private struct FlippedView<Content: View>: View {
  @Environment(\.layoutDirection) private var direction
  let content: Content
  let isEnabled: Bool

  var body: some View {
    content.scaleEffect(
      x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1, anchor: UnitPoint.center)
  }
}

nonisolated extension View {
  /// Hides the labels of gauges and progress views inside, but not those of their values.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
