// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
public import CoreVideo
public import Foundation
import Synchronization

/// What a photo is to be like.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  private static let lastID = Mutex<Int64>(0)

  /// The number of the settings, which no others have.
  public let uniqueID: Int64
  /// The format of the photo, as keys of Core Video and of codecs; nil for JPEG.
  public let format: [String: Any]?
  /// The kind of the pixels as the sensor has them; 0 for none.
  public let rawPhotoPixelFormatType: OSType

  /// Creates settings of a photo in the usual format.
  public convenience override init() { self.init(format: nil) }

  /// Creates settings of a photo in a format.
  public convenience init(format: [String: Any]?) {
    self.init(rawPixelFormatType: 0, processedFormat: format)
  }

  /// Creates settings of a photo as the sensor has it.
  public convenience init(rawPixelFormatType: OSType) {
    self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
  }

  /// Creates settings of a photo as the sensor has it, and in a format.
  public init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    uniqueID = Self.lastID.withLock { last in
      last += 1
      return last
    }
    format = processedFormat
    rawPhotoPixelFormatType = rawPixelFormatType
  }

  /// Creates settings as others are, with a number of their own.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(
      rawPixelFormatType: photoSettings.rawPhotoPixelFormatType,
      processedFormat: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    maxPhotoDimensions = photoSettings.maxPhotoDimensions
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
    previewPhotoFormat = photoSettings.previewPhotoFormat
    livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
    metadata = photoSettings.metadata
  }

  /// Whether the light flashes.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether red eyes are changed.
  open var isAutoRedEyeReductionEnabled = false
  /// Whether the photo is as large as it can be.
  open var isHighResolutionPhotoEnabled = false
  /// How large the photo may be, in pixels.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether the photo is to be good or soon.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The format of a small picture beside the photo; nil for none.
  open var previewPhotoFormat: [String: Any]?
  /// The kinds of pixels that a small picture can have.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  /// The format of a small picture in the photo; nil for none.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// The file of the film of a live photo; nil for none.
  open var livePhotoMovieFileURL: URL?
  /// Whether depths come with the photo.
  open var isDepthDataDeliveryEnabled = false
  /// Whether the photo is of a camera that is one of several.
  open var isAutoVirtualDeviceFusionEnabled = true
  /// What else is written in the file of the photo.
  open var metadata: [String: Any] = [:]
}

/// What a photo is like, of which no camera made one.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The number of the settings that the photo was asked for with.
  public let uniqueID: Int64

  init(uniqueID: Int64) { self.uniqueID = uniqueID }

  /// The size of the photo: zero, as there is none.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the small picture: zero, as there is none.
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the film: zero, as there is none.
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// Whether the light flashed: never here.
  open var isFlashEnabled: Bool { false }
  /// How many photos there will be: always none here.
  open var expectedPhotoCount: Int { 0 }
}
