// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The pixels of an image.
///
/// Nothing here reads or makes pixels: an image is what it was made of, a file or an image of a catalog, and `UIImage(cgImage:)` has it.
public final class CGImage: @unchecked Sendable {
  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// What it was made of.
  package let source: Any

  package init(width: Int, height: Int, source: Any) {
    self.width = width
    self.height = height
    self.source = source
  }
}
