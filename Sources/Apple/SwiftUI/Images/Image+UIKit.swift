// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import UIKit
public import WidgetViews

extension Image {
  /// Shows an image of UIKit's.
  public init(uiImage image: UIImage) {
    self = image.engineImage
  }

  /// Shows the image of a name in a bundle's catalog: the program has one catalog.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// Shows the image of a name in a bundle's catalog, and tells a screen reader what it shows.
  public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name, label: label) }

  /// Shows the image of a name in a bundle's catalog, which a screen reader ignores.
  public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }

  /// Chooses whether edges are smooth: they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Label where Title == Text, Icon == Image {
  /// Puts an image of a catalog before a text that is looked up.
  public init(_ key: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(key)
    } icon: {
      Image(resource)
    }
  }

  /// Puts an image of a catalog before a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }

  /// Puts an SF Symbol before a text that is looked up where it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, systemImage: String) {
    self.init {
      Text(resource)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}
