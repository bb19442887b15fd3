// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes from one row to the next, of the first plane if there are several.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes[0].bytesPerRow
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes of all rows of all planes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.byteCount
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of the pixels.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the pixels have several planes, as those of a camera have.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of planes; 0 for pixels that have none.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of an image, in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size at which an image is shown, in pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CVImageBufferGetEncodedSize(imageBuffer)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the part of an image that is shown: all of it.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the first row is the upper one, as it always is.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the memory of a plane; nil if the pixels are not locked, or have no such plane.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
  pixelBuffer.plane(planeIndex).flatMap { plane in
    CVPixelBufferGetBaseAddress(pixelBuffer).map { $0 + plane.offset }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width of a plane; 0 if the pixels have no such plane.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.plane(planeIndex)?.width ?? 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the height of a plane; 0 if the pixels have no such plane.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.plane(planeIndex)?.height ?? 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes from one row of a plane to the next; 0 if the pixels have no such plane.
public func CVPixelBufferGetBytesPerRowOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> Int { pixelBuffer.plane(planeIndex)?.bytesPerRow ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets how many pixels are around the image: always none here.
public func CVPixelBufferGetExtendedPixels(
  _ pixelBuffer: CVPixelBuffer, _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
  _ extraColumnsOnRight: UnsafeMutablePointer<Int>?,
  _ extraRowsOnTop: UnsafeMutablePointer<Int>?, _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
  for count in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] {
    count?.pointee = 0
  }
}
