// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Puts the view into the accent group of an accented widget, or back into the primary group.
  ///
  /// On an iPhone both groups are white; a watch gives the accent group the color of its face.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    WrappedView(content: self) { _ in .accentable(accentable) }
  }
}

extension Image {
  /// Chooses what an image that keeps its colors looks like in an accented widget; nil turns all of it into the color of its group.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image {
    var image = self
    image.accentedRenderingMode = mode
    return image
  }
}
