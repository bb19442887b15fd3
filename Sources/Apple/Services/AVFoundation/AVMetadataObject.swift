// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import CoreMedia
public import Foundation

/// A code or a face in a picture of a camera; none is found here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What is found in pictures.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A code of rings: Aztec.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// The bars of Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// The bars of Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// The bars of Code 39 with a checksum.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// The bars of Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A code of goods with 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A code of goods with eight digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// An Interleaved 2 of 5 code.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A code of packages with 14 digits.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A code of rows: PDF417.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code of squares: QR.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A short code of goods.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code of bars: Codabar.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A GS1 DataBar code.
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    /// A small QR code.
    public static let microQR = ObjectType(rawValue: "MicroQR")
    /// A human face in a picture.
    public static let face = ObjectType(rawValue: "face")
    /// A body in a picture.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// A cat in a picture.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// A dog in a picture.
    public static let dogBody = ObjectType(rawValue: "dogBody")
  }

  override init() {}
  /// What was found in the picture.
  open var type: ObjectType { .qr }
  /// Where it is in the picture, whose sides are 1: zero here.
  open var bounds: CGRect { .zero }
  /// When it was found: invalid here.
  open var time: CMTime { .invalid }
  /// How long it was seen: invalid here.
  open var duration: CMTime { .invalid }
}

/// A code that a machine reads, in a picture; none is found here.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code: nil here.
  open var stringValue: String? { nil }
  /// The corners of the code: none here.
  open var corners: [CGPoint] { [] }
}

/// A face in a picture; none is found here.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  /// The number of the face, as long as it is seen.
  open var faceID: Int { 0 }
  /// Whether it is known how far the head leans.
  open var hasRollAngle: Bool { false }
  /// How far the head leans, in degrees.
  open var rollAngle: CGFloat { 0 }
  /// Whether it is known how far the head is turned.
  open var hasYawAngle: Bool { false }
  /// How far the head is turned, in degrees.
  open var yawAngle: CGFloat { 0 }
}

/// What finds codes and faces in pictures of a camera, which is not there.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates an output that finds nothing until types are set, and nothing then, as there are no pictures.
  public override init() { super.init() }
  /// Who gets what is found; nobody until it is set.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where what is found is handled; nil until it is set.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// What can be found: nothing, as there is no camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  // As on a device.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is to be found.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the picture where it is to be found; the sides of the picture are 1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Sets who gets what is found, and where it is handled.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Who gets codes and faces in pictures; nothing calls it here.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Gets codes and faces in a picture.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing by default with codes and faces.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
