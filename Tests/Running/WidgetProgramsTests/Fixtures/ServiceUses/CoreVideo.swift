// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import CoreVideo
import UIKit

func useCoreVideo() async throws {
  let attributes =
    [
      kCVPixelBufferCGImageCompatibilityKey: true,
      kCVPixelBufferCGBitmapContextCompatibilityKey: true,
    ] as CFDictionary
  var buffer: CVPixelBuffer?
  let status = CVPixelBufferCreate(nil, 10, 4, kCVPixelFormatType_32ARGB, attributes, &buffer)
  expect(status == kCVReturnSuccess, "a buffer is made")
  guard let pixels = buffer else { return }
  expect(CVPixelBufferGetBaseAddress(pixels) == nil, "it is not locked")
  CVPixelBufferLockBaseAddress(pixels, CVPixelBufferLockFlags(rawValue: 0))
  let context = CGContext(
    data: CVPixelBufferGetBaseAddress(pixels), width: CVPixelBufferGetWidth(pixels),
    height: CVPixelBufferGetHeight(pixels), bitsPerComponent: 8,
    bytesPerRow: CVPixelBufferGetBytesPerRow(pixels), space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
  context?.setFillColor(UIColor.red.cgColor)
  context?.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
  let first = CVPixelBufferGetBaseAddress(pixels)!.assumingMemoryBound(to: UInt8.self)
  expect(first[0] == 255 && first[1] > 200 && first[2] < 100, "the pixels are red")
  expect(CVPixelBufferUnlockBaseAddress(pixels, []) == kCVReturnSuccess, "it is unlocked")
  expect(CVPixelBufferGetPixelFormatType(pixels) == kCVPixelFormatType_32ARGB, "the kind is kept")
  var other: CVImageBuffer?
  expect(
    CVPixelBufferCreate(nil, 1, 1, 0, nil, &other) == kCVReturnInvalidPixelFormat,
    "the kind is not known")
}
