// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A wheel that says that something is going on, which a widget cannot show.
open class UIActivityIndicatorView: UIView {
  /// The size of a wheel, and its color at first.
  public enum Style: Int, Sendable {
    /// A large white wheel, by its former name.
    case whiteLarge = 0
    /// A white wheel, by its former name.
    case white = 1
    /// A gray wheel, by its former name.
    case gray = 2
    /// A wheel of 20 points.
    case medium = 100
    /// A wheel of 37 points.
    case large = 101
  }

  /// The style of the wheel.
  open var style: Style
  /// Whether the view is hidden while the wheel does not turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the wheel; it is not drawn.
  open var color: UIColor! = .gray
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Creates a wheel of a style, in its size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// Creates a medium wheel with a frame in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a medium wheel of an archive, which has no properties here.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// The size of the wheel in points.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = [.large, .whiteLarge].contains(style) ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// Turns the wheel, and shows it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel, and hides it unless it is to stay.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
