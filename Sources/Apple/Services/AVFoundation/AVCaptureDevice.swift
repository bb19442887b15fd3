// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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

/// A camera or microphone, of which there are none here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Whether the light is on.
  public enum TorchMode: Int, Sendable {
    /// The torch is always off.
    case off = 0
    /// The torch is always on.
    case on = 1
    /// It is when it is dark.
    case auto = 2
  }

  /// Where a camera is.
  public enum Position: Int, Sendable {
    /// Elsewhere, or at no place.
    case unspecified = 0
    /// On the back of the device.
    case back = 1
    /// On the front of the device.
    case front = 2
  }

  /// What a device is.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera with a wide angle.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with a very wide angle.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera for what is far away.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The camera that knows a face.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone of the device.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  override init() {}
  /// Whether there is a light: never here.
  open var hasTorch: Bool { false }
  /// The mode of the torch, which is off until it is set; nothing lights here.
  open var torchMode = TorchMode.off
  /// Takes the device.
  ///
  /// - Throws: Never.
  open func lockForConfiguration() throws {}
  /// Gives the device back.
  open func unlockForConfiguration() {}
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
