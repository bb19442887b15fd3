// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import StringTables
package import WidgetViews

/// A look: everything that decides how a widget is drawn.
///
/// It is the only builder of an environment for widgets, so that all commands draw the same.
package struct WidgetLook: Hashable, Sendable {
  /// The device that shows the widget.
  package var device: WidgetDevice

  /// The family of the widget.
  package var family: WidgetFamily

  /// Whether the content margins of the family apply.
  package var margins: ContentMargins

  /// Whether the background is light or dark.
  package var appearance: ColorScheme

  /// The size of the type.
  package var typeSize: DynamicTypeSize

  /// The rendering mode; nil for the family's own.
  package var mode: WidgetRenderingMode?

  /// Whether an accented widget is on clear glass.
  package var isClear = false

  /// The chosen wallpaper; nil for none in full color, and for one that suits the appearance in other modes.
  package var wallpaper: Wallpaper?

  /// The language of the texts, which decides the writing direction.
  package var locale: LocaleName

  /// The SDK that the widget is built with.
  package var sdk: WidgetSDK

  /// Creates a look; by default it is light, at the usual type size, on the default device.
  package init(
    device: WidgetDevice = .default, family: WidgetFamily, margins: ContentMargins = .standard,
    appearance: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    mode: WidgetRenderingMode? = nil, wallpaper: Wallpaper? = nil, locale: LocaleName,
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

  /// The area that the widget is drawn on; nil if the device does not show the family.
  package var canvas: WidgetCanvas? {
    WidgetCanvas(family: family, device: device, margins: sdk.contentMargins(margins))
  }

  /// The rendering mode that the system uses.
  package var renderingMode: WidgetRenderingMode { mode ?? .standard(for: family) }

  /// The way in which the widget is seen.
  package var style: RenderingStyle {
    get { RenderingStyle(renderingMode, isClear: isClear) }
    set { (mode, isClear) = (newValue.mode, newValue == .clear) }
  }

  /// The wallpaper that is visible behind the widget; nil for none.
  package var visibleWallpaper: Wallpaper? {
    wallpaper ?? (renderingMode == .fullColor ? nil : .standard(for: appearance))
  }

  /// The environment of the widget's view.
  package func environment(
    images: ImageCatalog, colors: ColorCatalog = ColorCatalog()
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = Double(device.scale)
    environment.colorScheme = appearance
    environment.widgetRenderingMode = renderingMode
    environment.dynamicTypeSize = typeSize
    environment.locale = locale.identifier
    environment.layoutDirection = locale.isWrittenFromRight ? .rightToLeft : .leftToRight
    environment.images = images
    environment.colors = colors
    environment.linkedSDK = sdk
    return environment
  }
}
