// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
public import CoreVideo
public import Foundation

/// What gets each picture of a camera, which is not there.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates an output that nothing is set of.
  public override init() { super.init() }
  /// Who gets pictures; nobody until it is set, and no picture ever comes.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Where pictures are handled; nil until it is set.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  // As on a device.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The settings of pictures, such as the kind of their pixels.
  open var videoSettings: [String: Any]! = [:]
  /// Whether a picture is left out if the one before is still being handled.
  open var alwaysDiscardsLateVideoFrames = true
  /// The kinds of pixels that a camera gives.
  open var availableVideoPixelFormatTypes: [OSType] {
    [
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_32BGRA,
    ]
  }
  /// Sets who gets pictures, and where they are handled.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

/// What gets the sound of a microphone, which is not there.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates an output that nothing is set of.
  public override init() { super.init() }
  /// Who gets sound; nobody until it is set, and no sound ever comes.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// Where sound is handled; nil until it is set.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Sets who gets sound, and where it is handled.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

/// Who gets pictures of a camera; nothing calls it here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Gets a picture of a camera.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  /// Gets a picture that was left out.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing with a picture by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  /// Does nothing by default with a picture that was left out.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// Who gets the sound of a microphone; nothing calls it here.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Gets a piece of sound.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Does nothing with sound by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
