// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// Reads drawings, and keeps the images that came with earlier ones.
package struct DrawingReader {
  private var images: [Int: ImageAsset.Content] = [:]

  /// Creates a reader that has read no image yet.
  package init() {}

  /// Reads a drawing from a message.
  ///
  /// - Throws: ``MessageError`` if it is not one, or names an image that did not come.
  package mutating func read(_ message: MessageReader) throws(MessageError) -> DisplayList {
    let came: [CarriedImage] = try message.member(DisplayList.imagesMember).read()
    for image in came { images[image.number] = image.content }
    return try message.read(images: images)
  }
}
