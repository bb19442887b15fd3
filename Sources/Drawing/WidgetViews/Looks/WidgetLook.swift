// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A look of a widget: the device or canvas that it is drawn on, and its environment.
///
/// The commands choose a look, and the program of an app's own widgets is sent one. A new aspect of a look is a property here, what
/// ``environment(images:colors:)`` makes of it and, if a program has to know it, a member of its message in `WidgetProtocol`.
package struct WidgetLook: Hashable, Sendable {
  /// A canvas and its resolution.
  package struct Area: Hashable, Sendable {
    /// The canvas that the widget is drawn on.
    package var canvas: WidgetCanvas

    /// The number of pixels a point, in each direction.
    package var scale: Double

    /// Whether the view is drawn alone, without the shape of its family.
    package var isBare = false

    /// Creates a canvas with a resolution.
    package init(canvas: WidgetCanvas, scale: Double, isBare: Bool = false) {
      self.canvas = canvas
      self.scale = scale
      self.isBare = isBare
    }
  }

  /// The device that shows the widget.
  package var device: WidgetDevice

  /// The family of the widget.
  package var family: WidgetFamily

  /// The presentation of a Live Activity or a control; nil for a widget, which has its family.
  package var presentation: WidgetPresentation?

  /// Whether the content margins of the family apply.
  package var margins: ContentMargins

  /// The canvas and resolution of the drawing, whatever the device; nil for those of the device.
  package var area: Area?

  /// Whether the background is light or dark.
  package var appearance: ColorScheme

  /// The Dynamic Type size.
  package var typeSize: DynamicTypeSize

  /// The rendering mode; nil for the family's own on the device.
  package var mode: WidgetRenderingMode?

  /// Whether an accented widget is on clear glass.
  package var isClear = false

  /// The chosen wallpaper; nil for none in full color, and for one that suits the appearance in other modes.
  package var wallpaper: Wallpaper?

  /// The identifier of the locale, such as `pt-BR`.
  package var locale: String

  /// The layout direction; nil for that of the locale.
  package var direction: LayoutDirection?

  /// The SDK that the widget is built with.
  package var sdk: WidgetSDK

  /// The date of the picture; nil for that of the entry.
  package var now: Instant?

  /// Whether the content is redacted, as in a placeholder.
  package var isRedacted = false

  /// Whether the screen is dimmed, as an Always-On display is.
  package var isDimmed = false

  /// Creates the look of a widget on a device.
  package init(
    device: WidgetDevice = .default, family: WidgetFamily, margins: ContentMargins = .standard,
    appearance: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    mode: WidgetRenderingMode? = nil, wallpaper: Wallpaper? = nil, locale: String = "en",
    sdk: WidgetSDK = .newest
  ) {
    self.device = device
    self.family = family
    self.margins = margins
    self.appearance = appearance
    self.typeSize = typeSize
    self.mode = mode
    self.wallpaper = wallpaper
    self.locale = locale
    self.sdk = sdk
  }

  /// Creates the look of a Live Activity or a control.
  package init(_ presentation: WidgetPresentation, like look: WidgetLook) {
    self = look
    family = presentation.family
    self.presentation = presentation
    area = nil
    style = .fullColor
  }

  /// Creates the default look of a widget on a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - scale: The number of pixels a point.
  ///   - locale: The identifier of the locale.
  ///   - now: The date of the picture; nil for that of the entry.
  package init(
    on canvas: WidgetCanvas, scale: Double = 3, locale: String = "en", now: Instant? = nil
  ) {
    self.init(family: canvas.family, locale: locale)
    area = Area(canvas: canvas, scale: scale)
    self.now = now
  }

  /// The look at a date.
  package func at(_ now: Instant?) -> WidgetLook {
    var look = self
    look.now = now
    return look
  }

  /// The name of what the look shows: of the presentation or the family.
  package var shapeName: String { presentation?.rawValue ?? family.rawValue }

  /// The canvas, of a presentation that fits its content the largest; nil if the device does not show the family or the presentation, or its
  /// size there is not known.
  package var canvas: WidgetCanvas? {
    if let presentation, area == nil {
      let extent = device.extent(of: presentation)
      return extent.map { $0.canvas(for: $0.limit, of: presentation) }
    }
    return area?.canvas
      ?? WidgetCanvas(family: family, device: device, margins: sdk.contentMargins(margins))
  }

  /// The number of pixels a point, in each direction.
  package var scale: Double { area?.scale ?? Double(device.scale) }

  /// The rendering mode: the chosen one, or that of the family; on a watch that of its face, in full color.
  package var renderingMode: WidgetRenderingMode {
    mode ?? (device.isWatch ? .fullColor : .standard(for: family))
  }

  /// The corner of the watch face that shows the widget; nil for a widget in no corner, and for one that is drawn alone.
  package var watchCorner: WatchCorner? {
    guard family == .accessoryCorner, presentation == nil, device.isWatch, area?.isBare != true,
      let size = canvas?.size, size == device.size(of: family)
    else { return nil }
    return WatchCorner(screen: device.screenSize, content: size)
  }

  /// The layout direction: the chosen one, or that of the locale.
  package var layoutDirection: LayoutDirection { direction ?? LayoutDirection(locale: locale) }

  /// The rendering style: the mode, and whether an accented widget is on clear glass.
  package var style: RenderingStyle {
    get { RenderingStyle(renderingMode, isClear: isClear) }
    set { (mode, isClear) = (newValue.mode, newValue == .clear) }
  }

  /// The wallpaper that is visible behind the widget; nil for none.
  package var visibleWallpaper: Wallpaper? {
    wallpaper ?? (renderingMode == .fullColor ? nil : .standard(for: appearance))
  }
}

extension WidgetLook {
  /// The environment of the widget's view.
  ///
  /// It is the only function that makes the environment of a widget: the commands draw with it, and so does the program of an app's own widgets.
  ///
  /// - Parameters:
  ///   - images: The images that views can name.
  ///   - colors: The colors that views can name.
  /// - Returns: The environment, to which the drawing adds the family, the size and the margins of the canvas.
  package func environment(
    images: ImageCatalog = ImageCatalog(), colors: ColorCatalog = ColorCatalog()
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = appearance
    environment.widgetRenderingMode = renderingMode
    environment.dynamicTypeSize = typeSize
    environment.locale = locale
    environment.layoutDirection = layoutDirection
    environment.linkedSDK = sdk
    if let now { environment.now = now }
    if isRedacted { environment.redactionReasons = .placeholder }
    if isDimmed { environment.isLuminanceReduced = true }
    environment.images = images
    environment.colors = colors
    if let watchCorner { environment.watchCorner = watchCorner }
    if let presentation {
      environment.shownPresentation = ShownPresentation(presentation, on: device)
      if presentation.isAlwaysDark { environment.colorScheme = .dark }
    }
    return environment
  }

  /// The look that an environment was made from, for a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - environment: An environment that a look made, and that may have been changed since.
  ///   - now: The date of the picture.
  package init(on canvas: WidgetCanvas, in environment: EnvironmentValues, at now: Instant) {
    self.init(on: canvas, scale: environment.displayScale, locale: environment.locale, now: now)
    appearance = environment.colorScheme
    mode = environment.widgetRenderingMode
    typeSize = environment.dynamicTypeSize
    direction = environment.layoutDirection
    sdk = environment.linkedSDK ?? .newest
    isRedacted = environment.redactionReasons.contains(.placeholder)
    isDimmed = environment.isLuminanceReduced
  }
}
