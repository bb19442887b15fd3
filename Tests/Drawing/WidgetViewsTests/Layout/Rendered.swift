// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A view as it is drawn in a widget of 300 × 200 points, one pixel a point, without margins.
///
/// - Parameters:
///   - view: The view.
///   - family: The widget's family.
///   - margins: The margins of the content.
///   - settings: The numbers of the layout.
///   - change: Changes the environment.
/// - Returns: The display list.
func rendered(
  _ view: some View, family: WidgetFamily = .systemMedium, margins: EdgeInsets = .zero,
  settings: LayoutSettings = .standard, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> DisplayList {
  var environment = EnvironmentValues()
  environment.displayScale = 1
  change(&environment)
  let canvas = WidgetCanvas(
    family: family, size: Size(width: 300, height: 200), contentMargins: margins)
  return DisplayList(rendering: view, on: canvas, in: environment, settings: settings)
}

extension DisplayList {
  /// The frame of the only view of an identifier; nil where there is none, or more than one.
  func frame(of identifier: String) -> Rect? {
    let frames = elements.filter { $0.identifier == identifier }.map(\.frame)
    return frames.count == 1 ? frames[0] : nil
  }

  /// The outlines of the filled shapes.
  var fills: [Outline] {
    items.compactMap { if case .fill(let outline, _) = $0 { outline } else { nil } }
  }

  /// The colors of the filled shapes.
  var fillColors: [ResolvedColor] {
    items.compactMap { if case .fill(_, .color(let color)) = $0 { color } else { nil } }
  }

  /// The texts.
  var texts: [DisplayText] {
    items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The images.
  var images: [DisplayImage] {
    items.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  /// The groups.
  var groups: [DisplayGroup] {
    items.compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
  }
}

nonisolated extension View {
  /// Gives the view a fixed size and a name.
  func box(_ name: String, _ width: Double, _ height: Double) -> some View {
    frame(width: width, height: height).accessibilityIdentifier(name)
  }
}
