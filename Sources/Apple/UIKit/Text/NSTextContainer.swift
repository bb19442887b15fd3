// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The space in which the lines of a text are.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// The size, in points; 0 is without end.
  open var size: CGSize
  /// The space at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0
  /// The way in which the last line is broken or shortened.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows the view's.
  open var widthTracksTextView = false
  /// Whether the height follows the view's.
  open var heightTracksTextView = false

  /// The areas that lines leave free.
  open var exclusionPaths: [UIBezierPath] = []

  /// Creates a space of a size in points.
  public init(size: CGSize = .zero) { self.size = size }
}
