// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreVideo

/// The codec of pictures, in four letters as a number.
public typealias CMVideoCodecType = FourCharCode
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The medium of pictures that move, which is `vide`.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The medium of what is heard, which is `soun`.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The medium of pictures and sound in one, which is `muxx`.
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The medium of texts over time, which is `text`.
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The medium of what is said, as texts, which is `sbtl`.
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The medium of facts over time, which is `meta`.
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The codec of H.264, which is `avc1`.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The codec of HEVC, which is `hvc1`.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The codec of JPEG pictures one after another, which is `jpeg`.
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sort of a medium.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType {
  desc.mediaType.rawValue
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the codec of a medium, or the kind of its pixels.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of pictures, in pixels.
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the description of the pixels of a picture.
///
/// - Returns: Always 0.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
  formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the description of pictures of a codec and a size; what else is said of them is not kept.
///
/// - Returns: Always 0.
@discardableResult
public func CMVideoFormatDescriptionCreate(
  allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32,
  extensions: CFDictionary?, formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
  formatDescriptionOut.pointee = CMFormatDescription(
    .video, CMFormatDescription.MediaSubType(rawValue: codecType),
    dimensions: CMVideoDimensions(width: width, height: height))
  return 0
}
