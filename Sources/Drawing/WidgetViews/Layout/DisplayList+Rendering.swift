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
  ///   - canvas: The canvas of the widget.
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
    let corner = canvas.family == .accessoryCorner ? environment.watchCorner : nil
    // The face is black behind what is in its corner.
    let showsBackground = mode == .fullColor && corner == nil
    environment.showsWidgetContainerBackground = showsBackground
    if mode == .vibrant { environment.colorScheme = .dark }
    let layout = WidgetLayout(view, on: canvas, in: environment, settings: settings)
    let (statesBackground, curvesContent) = (layout.statesBackground, layout.curvesContent)
    var drawing = WidgetDrawing(layout, canvas: canvas, settings: settings)
    drawing.draw(showsBackground: showsBackground)
    var list = DisplayList(
      size: canvas.size, shape: canvas.shape, items: BehindComposer.composed(drawing.items),
      tapRegions: drawing.tapRegions, elements: drawing.elements, problems: drawing.problems)
    if !statesBackground, environment.shownPresentation == nil, !environment.hasFixedBackground,
      environment.linkedSDK?.separatesBackgrounds == true
    {
      list = list.replacedByNotice(on: canvas, in: environment, settings: settings)
    } else if let corner {
      let label = drawing.drawnCornerLabel()
      list.tapRegions = drawing.tapRegions
      list.problems = drawing.problems
      list.putInto(corner, label: label, curvesContent: curvesContent, settings: settings)
    }
    // The Lock Screen and watch faces give accessories no background.
    let ground = mode == .accented && !canvas.family.isAccessory ? settings.accentedGround : nil
    self = list.rendered(in: mode, ground: ground, settings: settings)
  }
}

extension DisplayList {
  /// The notice that a device shows in place of a widget without a container background.
  ///
  /// Source: screenshots in issues of public apps, such as wordpress-mobile/WordPress-iOS#21672; a tap opens the app.
  fileprivate func replacedByNotice(
    on canvas: WidgetCanvas, in environment: EnvironmentValues, settings: LayoutSettings
  ) -> DisplayList {
    let layout = WidgetLayout(
      MissingBackgroundNotice(), on: canvas, in: environment, settings: settings)
    var drawing = WidgetDrawing(layout, canvas: canvas, settings: settings)
    drawing.draw(showsBackground: !canvas.family.isAccessory)
    var list = self
    list.items = drawing.items
    list.elements = []
    list.tapRegions = tapRegions.filter(\.isWidgetURL)
    for index in list.tapRegions.indices {
      list.tapRegions[index].label = MissingBackgroundNotice.sentence
    }
    list.problems.insert(.missingContainerBackground, at: 0)
    return list
  }
}

/// The sentence that stands in place of a widget.
nonisolated private struct MissingBackgroundNotice: View {
  static let sentence = "Please adopt containerBackground API"

  var body: some View {
    Text(verbatim: Self.sentence).font(.caption).multilineTextAlignment(.center)
      .minimumScaleFactor(0.5)
      .containerBackground(Color(system: .systemBackground), for: .widget)
  }
}
