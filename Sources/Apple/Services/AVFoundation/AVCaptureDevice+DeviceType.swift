// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension AVCaptureDevice {
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
    /// The cameras with a wide angle and for what is far away, as one.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The cameras with a wide and a very wide angle, as one.
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// The three cameras of the back, as one.
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that measures depths by light.
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// A camera of another device of the user.
    public static let continuityCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeContinuityCamera")
    /// A camera that is not built in.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// A microphone of the device, by its former name.
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone of the device.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// A search for devices, which finds none here.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Creates a search for devices of some types, of a sort of medium, at a place.
    public init(
      deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?,
      position: AVCaptureDevice.Position
    ) {}

    /// The devices that were found: always none here.
    open var devices: [AVCaptureDevice] { [] }
  }

  /// Returns all devices of a sort of medium: always none here.
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Finds a device by its name that never changes: always nil here.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
}
