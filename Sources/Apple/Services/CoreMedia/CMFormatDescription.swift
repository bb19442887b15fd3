// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreVideo

/// The sort of a medium, in four letters as a number.
public typealias CMMediaType = FourCharCode
/// The size of a picture, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width of the picture, in pixels.
  public var width: Int32
  /// The height of the picture, in pixels.
  public var height: Int32

  /// Creates a size of its sides.
  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }

  /// Creates the size of no picture.
  public init() { self.init(width: 0, height: 0) }
}

/// What the samples of a medium are.
public final class CMFormatDescription: _CFObject, @unchecked Sendable {
  /// The sort of a medium.
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    /// The four letters of the sort as a number.
    public var rawValue: FourCharCode
    /// Creates a sort of four letters as a number.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }
    /// The medium is pictures that move.
    public static let video = MediaType(rawValue: kCMMediaType_Video)
    /// The medium is something to hear.
    public static let audio = MediaType(rawValue: kCMMediaType_Audio)
    /// The medium is texts over time.
    public static let text = MediaType(rawValue: kCMMediaType_Text)
    /// The medium is facts over time.
    public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
  }

  /// The codec of a medium, or the kind of its pixels.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    /// The four letters of the codec as a number.
    public var rawValue: FourCharCode
    /// Creates a codec of four letters as a number.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }
    /// The codec of H.264 films.
    public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
    /// The codec of HEVC films and pictures.
    public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
  }

  /// The sort of the medium.
  public let mediaType: MediaType
  /// The codec of the medium, or the kind of its pixels.
  public let mediaSubType: MediaSubType
  /// The size of the pictures; zero if there are none.
  public let dimensions: CMVideoDimensions

  init(_ mediaType: MediaType, _ mediaSubType: MediaSubType, dimensions: CMVideoDimensions) {
    self.mediaType = mediaType
    self.mediaSubType = mediaSubType
    self.dimensions = dimensions
  }

  /// The description of pictures of no kind and size, for devices that are not there.
  @_spi(Services) public static let ofNoPictures = CMFormatDescription(
    .video, MediaSubType(rawValue: 0), dimensions: CMVideoDimensions())

  /// Creates the description of the pixels of a picture; never throws.
  public convenience init(imageBuffer: CVImageBuffer) throws {
    let dimensions = CMVideoDimensions(
      width: Int32(CVPixelBufferGetWidth(imageBuffer)),
      height: Int32(CVPixelBufferGetHeight(imageBuffer)))
    let pixels = CVPixelBufferGetPixelFormatType(imageBuffer)
    self.init(.video, MediaSubType(rawValue: pixels), dimensions: dimensions)
  }
}

/// What the pictures of a medium are.
public typealias CMVideoFormatDescription = CMFormatDescription
/// What the sounds of a medium are.
public typealias CMAudioFormatDescription = CMFormatDescription
