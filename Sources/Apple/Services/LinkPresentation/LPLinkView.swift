// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import UIKit

/// A view that shows a link, which is never drawn.
open class LPLinkView: UIView {
  /// What the link shows; empty at first.
  open var metadata = LPLinkMetadata()

  /// Creates a view for an address, without a title or a picture.
  public convenience init(url: URL) {
    self.init(frame: .zero)
    metadata.originalURL = url
    metadata.url = url
  }

  /// Creates a view that shows what metadata have.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }

  /// Creates a view with a frame, in points, and without a link.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
