// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PNGFiles
package import WidgetValues

/// The image of a PNG or JPEG file, whose pixels are not decoded yet.
package struct PixelFile: Hashable, Sendable {
  /// The largest JPEG file that is read, in bytes: a photograph with the most pixels has a few of these 16 MB.
  package static let maximumJPEGByteCount = 16 << 20

  /// The decoded pixels of the image.
  package let image: BitmapImage

  /// Reads the size of a file of pixels, and whether it is complete.
  ///
  /// As in Xcode, the content decides which of the two formats a file has, and not its name.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - format: The format that the file's name says.
  ///   - file: The file's name, for the error.
  /// - Throws: ``ImageAssetError`` if the file is of neither format, is not complete or has too many pixels.
  package init(
    _ bytes: [UInt8], format: ImageFileName.Format, file: String
  ) throws(ImageAssetError) {
    func fault(_ message: ImageAssetMessage) -> ImageAssetError {
      ImageAssetError(message, at: .init(file: file))
    }
    guard JPEGSegments.isJPEG(bytes) else {
      guard format == .png || PNGChunks.isPNG(bytes) else { throw fault(.noJPEG) }
      let size = try PNGSize(bytes, file: file)
      image = BitmapImage(width: size.width, height: size.height, png: bytes)
      return
    }
    guard bytes.count <= Self.maximumJPEGByteCount else {
      throw fault(.fileTooLarge(byteCount: bytes.count, limit: Self.maximumJPEGByteCount))
    }
    do throws(UnreadableImage) {
      image = try BitmapImage(reading: bytes)
    } catch {
      throw fault(error == .jpegCoding ? .unsupportedJPEG : .incompleteJPEG)
    }
    guard max(image.width, image.height) <= PNGSize.maximumSide else {
      throw fault(
        .tooManyPixels(
          .jpeg, width: image.width, height: image.height, limit: PNGSize.maximumSide))
    }
    guard JPEGDecoder.isWhole(bytes) else { throw fault(.incompleteJPEG) }
  }
}
