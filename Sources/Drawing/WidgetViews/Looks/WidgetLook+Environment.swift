// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetLook {
  /// What the widget's view finds in its environment.
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
    environment.images = images
    environment.colors = colors
    return environment
  }

  /// The look that an environment was made from, for a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - environment: An environment that a look made, and that may have been changed since.
  ///   - now: The moment of the picture.
  package init(on canvas: WidgetCanvas, in environment: EnvironmentValues, at now: Instant) {
    self.init(on: canvas, scale: environment.displayScale, locale: environment.locale, now: now)
    appearance = environment.colorScheme
    mode = environment.widgetRenderingMode
    typeSize = environment.dynamicTypeSize
    direction = environment.layoutDirection
    sdk = environment.linkedSDK ?? .newest
    isRedacted = environment.redactionReasons.contains(.placeholder)
  }
}
