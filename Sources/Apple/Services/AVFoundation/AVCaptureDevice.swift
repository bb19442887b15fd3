// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
public import Foundation

/// Whether an app may use something of the device.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user may not allow it.
  case restricted = 1
  /// The user said no.
  case denied = 2
  /// The user said yes.
  case authorized = 3
}

/// A camera or microphone, of which there are none here: no member of an object is ever asked.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Where a camera is.
  public enum Position: Int, Sendable {
    /// Elsewhere, or at no place.
    case unspecified = 0
    /// On the back of the device.
    case back = 1
    /// On the front of the device.
    case front = 2
  }

  override init() {}

  /// The name of the device that never changes: empty, as there is none.
  open var uniqueID: String { "" }
  /// The name of the device for the user: empty, as there is none.
  open var localizedName: String { "" }
  /// What the device is.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Where the camera is.
  open var position: Position { .unspecified }
  /// Whether the device is there: never here.
  open var isConnected: Bool { false }
  /// Whether other apps do not let it be used.
  open var isSuspended: Bool { false }
  /// Returns whether it gives a sort of medium: never here.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Returns whether it can be set to a quality: never here.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// The cameras that one of several consists of: always none here.
  open var constituentDevices: [AVCaptureDevice] { [] }
  /// Takes the device to change its settings.
  ///
  /// - Throws: Always ``AVError/Code/deviceNotConnected``.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Gives the device back.
  open func unlockForConfiguration() {}

  /// The formats that the device has: always none here.
  open var formats: [Format] { [] }
  /// The format that the device has now.
  open var activeFormat = Format()
  /// The shortest time of a picture; invalid for that of the format.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The longest time of a picture; invalid for that of the format.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// How much the picture is enlarged.
  open var videoZoomFactor: CGFloat = 1
  /// The smallest enlargement of the picture.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest enlargement of the picture.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The enlargements at which one of several cameras takes over: always none here.
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// Enlarges step by step on a device; the factor is set at once here.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }
  /// Whether it is noticed that the picture has changed.
  open var isSubjectAreaChangeMonitoringEnabled = false

  /// Returns the usual device: always nil here.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns a device of a type at a place: always nil here.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns whether the app may use a device: not determined here.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Asks for access, which the user does not give.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Asks for access, which the user does not give.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
}
