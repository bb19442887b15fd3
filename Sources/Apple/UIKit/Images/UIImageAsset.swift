// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Images of which one is shown, by the traits of where it is shown.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [(image: UIImage, traits: UITraitCollection)] = []

  /// Adds an image for some traits, in place of one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(traitCollection)
    images.append((image, traitCollection))
  }

  /// Removes the image for some traits.
  open func unregister(with traitCollection: UITraitCollection) { unregister(traitCollection) }

  private func unregister(_ traits: UITraitCollection) {
    images.removeAll {
      $0.traits.containsTraits(in: traits) && traits.containsTraits(in: $0.traits)
    }
  }

  /// Returns the image whose traits are all those of a collection, else the first one; without any, an empty image.
  ///
  /// It stays the same where it is drawn with other traits, unlike on a device.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    (images.last { traitCollection.containsTraits(in: $0.traits) } ?? images.first)?.image
      ?? UIImage()
  }
}
