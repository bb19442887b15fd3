// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view with a text, which is never drawn.
open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String?
  /// The text with attributes; nil for none.
  open var attributedText: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text: by default the system's at 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  open var textColor: UIColor! = .label
  /// Where the text begins.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for as many as there are.
  open var numberOfLines = 1
  /// The way in which lines are broken or shortened.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text is smaller where it does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller it may be.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size that the user chose.
  open var adjustsFontForContentSizeCategory = false

  /// The color of the shadow; nil for none.
  open var shadowColor: UIColor?
  /// How far the shadow is from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The color of the text while it is highlighted; nil for the other.
  open var highlightedTextColor: UIColor?
  /// What stays at its place where the text is smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// How lines may be broken.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether all of a shortened text is shown where a pointer is; never here.
  open var showsExpansionTextWhenTruncated = false
  /// Whether the text is highlighted.
  open var isHighlighted = false
  /// Whether the text looks as if it could be used.
  open var isEnabled = true
  /// The width at which lines are broken, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether letters are nearer where the text does not fit.
  open var allowsDefaultTighteningForTruncation = false

  /// Draws the text; never called here.
  open func drawText(in rect: CGRect) {}
  /// Returns where the text is.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { bounds }

  /// Creates a label without a text.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a label of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What stays at its place where a text is smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The line on which letters stand.
  case alignBaselines
  /// The middle of the text.
  case alignCenters
  /// The upper left corner of the text.
  case none
}
