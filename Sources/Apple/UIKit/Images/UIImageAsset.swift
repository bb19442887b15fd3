// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// Images of which one is shown, by the traits of where it is shown.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private typealias Images = [(image: UIImage, traits: UITraitCollection)]

  private let images = Mutex<Images>([])

  /// Adds an image for some traits, in place of one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images.withLock {
      Self.unregister(traitCollection, from: &$0)
      $0.append((image, traitCollection))
    }
  }

  /// Removes the image for some traits.
  open func unregister(with traitCollection: UITraitCollection) {
    images.withLock { Self.unregister(traitCollection, from: &$0) }
  }

  private static func unregister(_ traits: UITraitCollection, from images: inout Images) {
    images.removeAll {
      $0.traits.containsTraits(in: traits) && traits.containsTraits(in: $0.traits)
    }
  }

  /// Returns the image whose traits are all those of a collection, else the first one; without any, an empty image.
  ///
  /// It stays the same where it is drawn with other traits, unlike on a device.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    images.withLock { images in
      (images.last { traitCollection.containsTraits(in: $0.traits) } ?? images.first)?.image
    } ?? UIImage()
  }
}
