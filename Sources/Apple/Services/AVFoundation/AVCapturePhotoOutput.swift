// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation

/// What takes photos with a camera, which is not there: each photo fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether a photo is to be good or soon.
  public enum QualityPrioritization: Int, Sendable {
    /// The photo is to be made soon.
    case speed = 1
    /// The photo is to be good, and made soon.
    case balanced = 2
    /// The photo is to be as good as it can be.
    case quality = 3
  }

  /// Creates an output that nothing is set of.
  public override init() { super.init() }

  /// Whether photos may be as large as they can be.
  open var isHighResolutionCaptureEnabled = false
  /// How good photos may be.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// How large photos may be, in pixels.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether live photos can be made: never here.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether live photos are made.
  open var isLivePhotoCaptureEnabled = false
  /// Whether depths can come with photos: never here.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether depths come with photos.
  open var isDepthDataDeliveryEnabled = false
  /// The ways in which the light can flash: never here.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// The codecs of photos: none, as there is no camera.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The formats of files of photos: none, as there is no camera.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  /// The kinds of pixels of photos: none, as there is no camera.
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  /// The kinds of pixels of sensors: none, as there is no camera.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }

  /// Prepares photos, of which there are none; the handler gets false.
  @preconcurrency open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, AVError(.deviceNotConnected)) }

  /// Takes no photo, which is reported once: the delegate is told an error, from another thread.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    reportUnavailable("AVCapturePhotoOutput", answer: "no camera is there")
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    nonisolated(unsafe) let delegate = delegate
    DispatchQueue.global().async {
      delegate.photoOutput(
        self, didFinishCaptureFor: resolved, error: AVError(.deviceNotConnected))
    }
  }
}

/// A photo of a camera; none is made here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}
  /// When the photo was made: invalid here.
  open var timestamp: CMTime { .invalid }
  /// Whether the pixels are as the sensor has them.
  open var isRawPhoto: Bool { false }
  /// The pixels of the photo: nil here.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// The pixels of the small picture: nil here.
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  /// What is known of the photo: nothing here.
  open var metadata: [String: Any] { [:] }
  /// What the photo is like.
  open var resolvedSettings: AVCaptureResolvedPhotoSettings {
    AVCaptureResolvedPhotoSettings(uniqueID: 0)
  }
  /// The number of the photo of several: 0 here.
  open var photoCount: Int { 0 }
  /// Returns the bytes of a file of the photo: nil here.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns an image of the photo: nil here.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Returns an image of the small picture: nil here.
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// A codec of pictures and films.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name of the codec, in four letters.
  public let rawValue: String
  /// Creates a codec of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The codec of HEVC films and pictures.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// The codec of H.264 films.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// The codec of JPEG pictures.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// The codec ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}

// Apple's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the codec of pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the width of pictures, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the height of pictures, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
