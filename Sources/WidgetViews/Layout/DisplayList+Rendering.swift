// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension DisplayList {
  /// Lays a view out as a widget and says how it is drawn.
  ///
  /// The environment's family, size and content margins are set to those of the canvas. The view is laid out in full colors, without its
  /// container background where the rendering mode removes that; then its colors become those of the mode. In vibrant mode the view finds
  /// the dark appearance.
  ///
  /// - Parameters:
  ///   - view: The widget's view, with its `containerBackground` and its `widgetURL`.
  ///   - canvas: What the widget is drawn on.
  ///   - environment: Everything else that the view can know.
  ///   - settings: The numbers that Apple does not publish, and the limits.
  public init(
    rendering view: some View, on canvas: WidgetCanvas,
    in environment: EnvironmentValues = EnvironmentValues(), settings: LayoutSettings = .standard
  ) {
    var environment = environment
    environment.widgetFamily = canvas.family
    environment.widgetSize = canvas.size
    environment.widgetContentMargins = canvas.contentMargins
    let mode = environment.widgetRenderingMode
    environment.showsWidgetContainerBackground = mode == .fullColor
    if mode == .vibrant { environment.colorScheme = .dark }
    let layout = WidgetLayout(view, on: canvas, in: environment, settings: settings)
    var drawing = WidgetDrawing(layout, canvas: canvas, settings: settings)
    drawing.draw(showsBackground: mode == .fullColor)
    let list = DisplayList(
      size: canvas.size, shape: canvas.shape, items: drawing.items,
      tapRegions: drawing.tapRegions, elements: drawing.elements, problems: drawing.problems)
    // The Lock Screen and watch faces give accessories no ground.
    let ground = mode == .accented && !canvas.family.isAccessory ? settings.accentedGround : nil
    self = list.rendered(in: mode, ground: ground, settings: settings)
  }
}
