// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
import PNGFiles

/// The memory from which a program reads the pixels of a bitmap.
final class PixelMemory {
  /// The address of the first pixel.
  let start: UnsafeMutableRawPointer

  /// The number of bytes per row.
  let bytesPerRow: Int

  private let isOwned: Bool
  private let height: Int
  private let isGray: Bool
  private let info: CGBitmapInfo
  private let canBeWritten: Bool

  init(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo
  ) {
    self.height = height
    self.info = info
    isGray = space.numberOfComponents == 1
    let bytesPerPixel = isGray ? 1 : 4
    canBeWritten =
      bitsPerComponent == 8 && (bytesPerRow == 0 || bytesPerRow >= width * bytesPerPixel)
    self.bytesPerRow = max(bytesPerRow, width * bytesPerPixel)
    isOwned = data == nil
    start =
      data
      ?? .allocate(byteCount: self.bytesPerRow * height, alignment: 16)
  }

  deinit {
    if isOwned { start.deallocate() }
  }

  /// Writes the pixels if the program provided the memory.
  func writeForOwner(_ drawing: BitmapDrawing) {
    if !isOwned { write(drawing) }
  }

  /// Writes the pixels; reports it if the format is not supported.
  func write(_ drawing: BitmapDrawing) {
    guard canBeWritten else {
      return reportUnavailable(
        "CGContext with other than 8 bits a part", answer: "its memory is left as it is")
    }
    guard let image = drawing.pixels(scale: 1) else { return }
    for row in 0..<min(height, image.height) {
      var place = start + row * bytesPerRow
      for pixel in image.pixels[row * image.width..<(row + 1) * image.width] {
        if isGray {
          place.storeBytes(of: gray(pixel), as: UInt8.self)
          place += 1
        } else {
          place.storeBytes(of: bytes(pixel), as: SIMD4<UInt8>.self)
          place += 4
        }
      }
    }
  }

  private func gray(_ pixel: PixelImage.Pixel) -> UInt8 {
    let parts = premultiplied(pixel)
    let red = 299 * Int(parts.x)
    let green = 587 * Int(parts.y)
    let blue = 114 * Int(parts.z)
    return UInt8((red + green + blue + 500) / 1000)
  }

  private func bytes(_ pixel: PixelImage.Pixel) -> SIMD4<UInt8> {
    let isMultiplied = info.alphaInfo != .first && info.alphaInfo != .last
    let parts = isMultiplied ? premultiplied(pixel) : pixel
    let ordered = info.isAlphaFirst ? SIMD4(parts.w, parts.x, parts.y, parts.z) : parts
    let isLittle = info.contains(.byteOrder32Little)
    return isLittle ? SIMD4(ordered.w, ordered.z, ordered.y, ordered.x) : ordered
  }

  private func premultiplied(_ pixel: PixelImage.Pixel) -> SIMD4<UInt8> {
    func part(_ value: UInt8) -> UInt8 { UInt8((Int(value) * Int(pixel.w) + 127) / 255) }
    return SIMD4(part(pixel.x), part(pixel.y), part(pixel.z), pixel.w)
  }
}
