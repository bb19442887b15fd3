// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
public import Foundation

/// What a session gets pictures or sound from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  /// One of the media of an input; no input has one here.
  open class Port: NSObject, @unchecked Sendable {
    override init() {}
    /// The input of the port: a new one without media.
    open var input: AVCaptureInput { AVCaptureInput() }
    /// The sort of the medium.
    open var mediaType: AVMediaType { .video }
    /// What the medium is: nil here.
    open var formatDescription: CMFormatDescription? { nil }
    /// Whether the medium is used.
    open var isEnabled = false
  }

  override init() {}
  /// The media of the input: always none here.
  open var ports: [Port] { [] }
}

/// The input of a camera or microphone, which cannot be made, as there are none.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device of the input.
  public let device: AVCaptureDevice
  /// The shortest time of a picture.
  open var videoMinFrameDurationOverride = CMTime.invalid

  /// Makes the input of a device.
  ///
  /// - Throws: Always ``AVError/Code/deviceNotConnected``.
  public init(device: AVCaptureDevice) throws {
    throw AVError(.deviceNotConnected)
  }
}

/// The way of a medium from an input to an output; a session makes none here.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// The media that come in.
  public let inputPorts: [AVCaptureInput.Port]
  /// The output that the media go to; nil for a layer.
  open private(set) weak var output: AVCaptureOutput?
  /// The layer that shows the media; nil for an output.
  open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?

  /// Creates a connection of media with an output.
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
  }

  /// Creates a connection of a medium with a layer.
  public init(
    inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) {
    inputPorts = [port]
    videoPreviewLayer = layer
  }

  /// Whether media may go this way.
  open var isEnabled = true
  /// Whether media go this way: never here.
  open var isActive: Bool { false }
  /// Whether pictures can be turned: never here.
  open var isVideoOrientationSupported: Bool { false }
  /// How pictures are turned.
  open var videoOrientation = AVCaptureVideoOrientation.landscapeRight
  /// Returns whether pictures can be turned by an angle: never here.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// The angle by which pictures are turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// Whether pictures can be mirrored: never here.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
  /// Whether pictures of the front are mirrored by themselves.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether pictures can be held still: never here.
  open var isVideoStabilizationSupported: Bool { false }
  /// How pictures are to be held still.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// How pictures are held still: never here.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
}

/// How pictures are turned, by where the device has its home button.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The button is below.
  case portrait = 1
  /// The button is above.
  case portraitUpsideDown = 2
  /// The button is at the right.
  case landscapeRight = 3
  /// The button is at the left.
  case landscapeLeft = 4
}
