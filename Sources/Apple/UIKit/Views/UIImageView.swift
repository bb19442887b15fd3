// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view with an image, which is never drawn.
open class UIImageView: UIView, @unchecked Sendable {
  /// The image; nil for none.
  open var image: UIImage?
  /// The image while the view is highlighted; nil for none.
  open var highlightedImage: UIImage?

  /// Creates a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view without an image.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
