// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension DisplayList {
  /// Lays a view out as a widget and says how it is drawn.
  ///
  /// The environment's family, size and content margins are set to those of the canvas. Widgets in vibrant mode have dark ground.
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
    environment.showsWidgetContainerBackground = environment.widgetRenderingMode == .fullColor
    if environment.widgetRenderingMode == .vibrant { environment.colorScheme = .dark }
    let layout = WidgetLayout(view, on: canvas, in: environment, settings: settings)
    var drawing = WidgetDrawing(layout, canvas: canvas, settings: settings)
    drawing.draw(mode: environment.widgetRenderingMode)
    self.init(
      size: canvas.size, shape: canvas.shape, items: drawing.items,
      tapRegions: drawing.tapRegions, elements: drawing.elements, problems: drawing.problems)
  }
}
