// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation

/// A picture or a file in a text; it is not drawn here.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = ForeignMark()

  /// The character that stands for it in a text.
  public class var character: Int { 0xFFFC }

  /// The picture that is shown; nil for none.
  open var image: UIImage?
  /// The place and size of the picture, in points, from the line of the text.
  open var bounds = CGRect.zero
  /// The content of the file; nil for none.
  open var contents: Data?
  /// The identifier of the type of the file; nil for none.
  open var fileType: String?
  /// The file itself; nil for none.
  open var fileWrapper: FileWrapper?
  /// The space around the line, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view of its own may show it.
  open var allowsTextAttachmentView = true

  /// Creates what holds a file of a type.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
  }

  /// Creates what holds nothing yet.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates what shows a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates the text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of a text; it is not drawn here.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = ForeignMark()

  /// How far the shadow is from the text, in points.
  open var shadowOffset = CGSize.zero
  /// How soft the shadow is, in points; 0 is sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`; nil for the usual one.
  open var shadowColor: Any?
  /// Creates a sharp shadow at the place of the text.
  public override init() {}
}
