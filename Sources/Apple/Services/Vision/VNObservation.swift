// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import CoreVideo
public import Foundation

/// How sure something is, from 0 to 1.
public typealias VNConfidence = Float

/// Something that was found in an image; nothing is here.
open class VNObservation: NSObject, @unchecked Sendable {
  /// The number of what was found.
  public let uuid = UUID()
  /// How sure it is.
  open var confidence: VNConfidence { 0 }
  override init() { super.init() }
}

/// Something at a place.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The place, from 0 to 1 with y up.
  open var boundingBox: CGRect { .zero }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The top left corner.
  open var topLeft: CGPoint { .zero }
  /// The top right corner.
  open var topRight: CGPoint { .zero }
  /// The bottom left corner.
  open var bottomLeft: CGPoint { .zero }
  /// The bottom right corner.
  open var bottomRight: CGPoint { .zero }
}

/// A text that an image may have.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The text that was recognized; empty here.
  open var string: String { "" }
  /// How sure it is.
  open var confidence: VNConfidence { 0 }
  /// Returns the place of a part; nil here.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A line of text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// Returns what it may say, the likeliest first; nothing here.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A face in a picture, with its place.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// How much it leans to a side, in radians; nil here.
  open var roll: NSNumber? { nil }
  /// How much it looks to a side, in radians; nil here.
  open var yaw: NSNumber? { nil }
  /// How much it looks up, in radians; nil here.
  open var pitch: NSNumber? { nil }
}

/// A kind of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Aztec, a square of two dimensions.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// Code 39, of letters, digits and some signs.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// Code 93, a denser form of Code 39.
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  /// Code 128, of all characters of ASCII.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// Data Matrix, a square or rectangle of two dimensions.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// EAN with 8 digits.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// EAN with 13 digits.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// ITF with 14 digits.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  /// PDF417, of rows of bars.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// QR, a square of two dimensions.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// UPC-E, of eight digits, for small goods.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

/// A bar code in a picture, with its place and its text.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The kind of the code.
  open var symbology: VNBarcodeSymbology { .qr }
  /// What it says; nil here.
  open var payloadStringValue: String? { nil }
}

/// What an image may show.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// The name of what it may show.
  open var identifier: String { "" }
}

/// An image of numbers.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// The numbers; an empty image here.
  open var pixelBuffer: CVPixelBuffer {
    var made: CVPixelBuffer?
    CVPixelBufferCreate(nil, 1, 1, kCVPixelFormatType_OneComponent8, nil, &made)
    guard let made else { preconditionFailure("A buffer of one pixel is always made.") }
    return made
  }
}
