// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreMedia
public import Foundation

/// What brings pictures and sound from inputs to outputs; it has no input here, as there are no devices, and never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality of pictures and sound.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the quality.
    public let rawValue: String
    /// Creates a quality of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The quality of photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// A high quality of films.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// A quality of films to be sent over Wi-Fi.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// A quality of films to be sent over mobile networks.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Pictures of 352 × 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// Pictures of 640 × 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// Pictures of 1280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Pictures of 1920 × 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// Pictures of 3840 × 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// Pictures of 960 × 540 pixels.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// Pictures of 1280 × 720 pixels that are cut easily.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The quality is that of the device's format.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Why a session was interrupted.
  public enum InterruptionReason: Int, Sendable {
    /// The app is in the background.
    case videoDeviceNotAvailableInBackground = 1
    /// Another app uses the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another app uses the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several apps are on the screen.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The device is too hot.
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }

  /// Creates a session without inputs and outputs.
  public override init() { super.init() }

  /// The quality of pictures and sound.
  open var sessionPreset = Preset.high
  /// Whether the session sets up the sound of the app.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether the session uses the sound of the app.
  open var usesApplicationAudioSession = true
  /// Whether the session chooses colors by the device.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  /// Whether the session may go on beside other apps on the screen.
  open var isMultitaskingCameraAccessEnabled = false
  /// Whether the session could go on beside other apps: never here.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// The inputs of the session: always none here.
  open var inputs: [AVCaptureInput] { [] }
  /// The outputs that were added.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// The connections of inputs with outputs: always none here.
  open var connections: [AVCaptureConnection] { [] }
  /// Whether the session runs: never here.
  open var isRunning: Bool { false }
  /// Whether the session was interrupted: never here.
  open var isInterrupted: Bool { false }
  /// The clock of the session: that of the device.
  open var synchronizationClock: CMClock? { .hostTimeClock }

  /// Returns whether the session can have a quality; it says yes, as it does without an input.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Begins changes that belong together.
  open func beginConfiguration() {}
  /// Ends changes that belong together.
  open func commitConfiguration() {}
  /// Returns whether an input can be added: never here, as there is no device.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Adds no input, as none is connected.
  open func addInput(_ input: AVCaptureInput) {}
  /// Adds no input, as none is connected.
  open func addInputWithNoConnections(_ input: AVCaptureInput) {}
  /// Removes an input, of which there are none.
  open func removeInput(_ input: AVCaptureInput) {}
  /// Returns whether an output can be added: once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an output, which gets nothing.
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }
  /// Adds an output, which gets nothing.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Removes an output that was added.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Returns whether a connection can be added: never here.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  /// Adds no connection, as there are no inputs.
  open func addConnection(_ connection: AVCaptureConnection) {}
  /// Removes a connection, of which there are none.
  open func removeConnection(_ connection: AVCaptureConnection) {}

  /// Runs nothing, which is reported once.
  open func startRunning() {
    reportUnavailable("AVCaptureSession", answer: "no camera and no microphone is there")
  }
  /// Stops the session, which does not run.
  open func stopRunning() {}
}

/// A session of several cameras, which is not supported here.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether the device can use several cameras: never here.
  open class var isMultiCamSupported: Bool { false }
}
