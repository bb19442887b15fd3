// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An item of a menu, which no widget has.
open class UIMenuElement: NSObject, @unchecked Sendable {
  /// The title that a menu shows.
  open var title: String
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The image; nil for none.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}
