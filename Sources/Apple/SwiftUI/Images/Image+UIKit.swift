// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import UIKit
public import WidgetViews

extension Image {
  /// Creates an image from a UIKit image.
  public init(uiImage image: UIImage) {
    self = image.engineImage
  }

  /// Creates the image of an asset catalog; the bundle is ignored.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// Creates the image of an asset catalog with an accessibility label; the bundle is ignored.
  public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name, label: label) }

  /// Creates the image of an asset catalog that VoiceOver ignores; the bundle is ignored.
  public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }

  /// Creates the image of an asset catalog, as full as a value says, from 0 to 1, if it is a symbol; it is drawn whole, which is reported.
  public init(_ name: String, variableValue: Double?, bundle: Bundle?) {
    self.init(name, variableValue: variableValue)
  }

  /// Creates the image of an asset catalog with an accessibility label, as full as a value says, from 0 to 1, if it is a symbol; it is drawn whole, which is reported.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, label: label)
  }

  /// Creates the image of an asset catalog that VoiceOver ignores, as full as a value says, from 0 to 1, if it is a symbol; it is drawn whole, which is reported.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle?) {
    self.init(decorative: name, variableValue: variableValue)
  }

  /// Sets the dynamic range in which the image may be drawn, which has no effect on a picture.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }

  /// Sets whether edges are antialiased; they always are here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalog.
  public init(_ key: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(key)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with the title of a localized resource and an SF Symbol.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, systemImage: String) {
    self.init {
      Text(resource)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Creates a label with the title of a localized resource and an image of an asset catalog.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, image name: String) {
    self.init {
      Text(resource)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with the title of a localized resource and an image of an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}
