// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view with an image, which is never drawn.
open class UIImageView: UIView {
  /// The image; nil for none.
  open var image: UIImage?
  /// The image while the view is highlighted; nil for none.
  open var highlightedImage: UIImage?
  /// Whether the view shows the image for that.
  open var isHighlighted = false
  /// The images that take turns while the view is animated; nil for none.
  open var animationImages: [UIImage]?
  /// Those that take turns while it is highlighted, too; nil for none.
  open var highlightedAnimationImages: [UIImage]?
  /// How long all images are shown once, in seconds; 0 for 30 of them a second.
  open var animationDuration: TimeInterval = 0
  /// How often all images are shown; 0 for no end.
  open var animationRepeatCount = 0
  /// How symbols look; kept, as nothing is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  private var isStarted = false
  /// Whether images take turns.
  open var isAnimating: Bool { isStarted }

  /// Creates a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view of an image, and of one for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets images take turns, if there are any.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages : animationImages
    isStarted = images?.isEmpty == false
  }

  /// Shows the image again.
  open func stopAnimating() { isStarted = false }
}
