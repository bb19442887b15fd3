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
  useFrameOfCamera()
  usePoolAndAttachments(of: pixels)
}

private func useFrameOfCamera() {
  var frame: CVPixelBuffer?
  CVPixelBufferCreate(nil, 6, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &frame)
  guard let frame else { return expect(false, "a frame is made") }
  expect(CVPixelBufferIsPlanar(frame) && CVPixelBufferGetPlaneCount(frame) == 2, "two planes")
  expect(CVPixelBufferGetBaseAddressOfPlane(frame, 0) == nil, "a plane is not locked")
  CVPixelBufferLockBaseAddress(frame, .readOnly)
  defer { CVPixelBufferUnlockBaseAddress(frame, .readOnly) }
  let rows = CVPixelBufferGetHeightOfPlane(frame, 0) * CVPixelBufferGetBytesPerRowOfPlane(frame, 0)
  let distance = CVPixelBufferGetBaseAddressOfPlane(frame, 0)!
    .distance(to: CVPixelBufferGetBaseAddressOfPlane(frame, 1)!)
  expect(distance == rows, "the colors are after the brightness")
  expect(CVPixelBufferGetWidthOfPlane(frame, 1) == 3, "they are half as wide")
  expect(CVPixelBufferGetHeightOfPlane(frame, 1) == 2, "and half as high")
  expect(CVPixelBufferGetBaseAddressOfPlane(frame, 2) == nil, "there is no third plane")
}

private func usePoolAndAttachments(of pixels: CVPixelBuffer) {
  var bytes: [UInt8] = [1, 2, 3, 4]
  bytes.withUnsafeMutableBytes { memory in
    var own: CVPixelBuffer?
    CVPixelBufferCreateWithBytes(
      kCFAllocatorDefault, 1, 1, kCVPixelFormatType_32BGRA, memory.baseAddress!, 4, nil, nil, nil,
      &own)
    CVPixelBufferLockBaseAddress(own!, [])
    expect(CVPixelBufferGetBaseAddress(own!) == memory.baseAddress, "the memory is the app's")
  }
  CVBufferSetAttachment(pixels, kCVImageBufferYCbCrMatrixKey, "601" as CFString, .shouldPropagate)
  let attributes: [String: Any] = [
    kCVPixelBufferWidthKey as String: 2, kCVPixelBufferHeightKey as String: 3,
    kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA,
  ]
  var pool: CVPixelBufferPool?
  CVPixelBufferPoolCreate(kCFAllocatorDefault, nil, attributes as CFDictionary, &pool)
  var copy: CVPixelBuffer?
  guard let pool, CVPixelBufferPoolCreatePixelBuffer(nil, pool, &copy) == kCVReturnSuccess,
    let copy
  else { return expect(false, "a pool makes buffers") }
  expect(CVImageBufferGetDisplaySize(copy) == CGSize(width: 2, height: 3), "of its size")
  CVBufferPropagateAttachments(pixels, copy)
  expect(CVBufferHasAttachment(copy, kCVImageBufferYCbCrMatrixKey), "a value goes along")
}
