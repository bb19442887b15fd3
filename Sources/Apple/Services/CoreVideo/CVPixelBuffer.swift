// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// Returns the bytes of a pixel; nil if it is of several planes or of a kind that is not known.
private func bytes(of format: OSType) -> Int? {
  switch format {
  case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA: 4
  case kCVPixelFormatType_32ABGR, kCVPixelFormatType_OneComponent32Float,
    kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
    4
  case kCVPixelFormatType_64RGBAHalf: 8
  case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: 3
  case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
    kCVPixelFormatType_DisparityFloat16:
    2
  case kCVPixelFormatType_OneComponent8: 1
  default: nil
  }
}

/// Returns the rows of pixels of a kind, each a multiple of 64 bytes; nil for a kind that is not known.
private func planes(of format: OSType, width: Int, height: Int) -> [PixelPlane]? {
  func rowBytes(_ count: Int) -> Int { (count + 63) / 64 * 64 }
  switch format {
  case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
    kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
    // The brightness of each pixel, then the two colors of each four.
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    return [
      PixelPlane(width: width, height: height, bytesPerRow: rowBytes(width), offset: 0),
      PixelPlane(
        width: halfWidth, height: halfHeight, bytesPerRow: rowBytes(halfWidth * 2),
        offset: rowBytes(width) * height),
    ]
  default:
    return bytes(of: format).map {
      [PixelPlane(width: width, height: height, bytesPerRow: rowBytes(width * $0), offset: 0)]
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a buffer of pixels that are 0; the allocator and the attributes make no difference.
///
/// - Returns: 0, or an error if a side is not positive or the kind of the pixels is not known.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFTypeRef?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  pixelBufferOut.pointee = nil
  guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16 else {
    let isKnown = planes(of: pixelFormatType, width: 1, height: 1) != nil
    return isKnown ? kCVReturnInvalidSize : kCVReturnInvalidPixelFormat
  }
  guard let planes = planes(of: pixelFormatType, width: width, height: height) else {
    return kCVReturnInvalidPixelFormat
  }
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, format: pixelFormatType, planes: planes,
    isPlanar: planes.count > 1)
  return kCVReturnSuccess
}

/// What a buffer of memory of the program calls when it is no longer used.
public typealias CVPixelBufferReleaseBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a buffer of memory of the program, which the callback is called for at the end.
///
/// - Returns: 0, or an error if a side is not positive.
@discardableResult
public func CVPixelBufferCreateWithBytes(
  _ allocator: CFTypeRef?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
  _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
  _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  pixelBufferOut.pointee = nil
  guard width > 0, height > 0, bytesPerRow > 0 else { return kCVReturnInvalidSize }
  let plane = PixelPlane(width: width, height: height, bytesPerRow: bytesPerRow, offset: 0)
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, format: pixelFormatType, planes: [plane], memory: baseAddress,
    release: { releaseCallback?(releaseRefCon, baseAddress) })
  return kCVReturnSuccess
}
