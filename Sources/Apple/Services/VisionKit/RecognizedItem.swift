// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import Vision

extension DataScannerViewController {
  /// A type of data that a scanner recognizes.
  public struct RecognizedDataType: Hashable, Sendable {
    private enum Kind: Hashable {
      case text(languages: [String], type: TextContentType?)
      case barcode(symbologies: [VNBarcodeSymbology])
    }
    private let kind: Kind

    /// Returns the type of texts, in languages and of a content; empty and nil for all.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType {
      RecognizedDataType(kind: .text(languages: languages, type: textContentType))
    }

    /// Returns the type of codes, of kinds; empty for all.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(kind: .barcode(symbologies: symbologies))
    }
  }

  /// How well a scanner recognizes data.
  public enum QualityLevel: Int, Hashable, Sendable {
    /// As well as is possible in a short time.
    case balanced = 0
    /// In the shortest time, for large texts.
    case fast = 1
    /// As well as is possible, for small texts.
    case accurate = 2
  }

  /// What a text that is recognized is about.
  public enum TextContentType: Hashable, CaseIterable, Sendable {
    /// A date, a time or a duration.
    case dateTimeDuration
    /// An address of mail.
    case emailAddress
    /// The number of a flight.
    case flightNumber
    /// A postal address with a street.
    case fullStreetAddress
    /// The number of a parcel.
    case shipmentTrackingNumber
    /// The number of a telephone.
    case telephoneNumber
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address of the web.
    case URL
    /// An amount of money.
    case currency
  }

  /// Why a scanner cannot scan.
  public enum ScanningUnavailable: Error, Hashable, Sendable {
    /// The device cannot scan, which is always the reason here.
    case unsupported
    /// The app may not use the camera.
    case cameraRestricted
  }
}

/// A text or a code that a scanner has recognized; none is here.
public enum RecognizedItem: Identifiable, Sendable {
  /// A text before the camera.
  case text(Text)
  /// A code before the camera.
  case barcode(Barcode)

  /// The corners of a thing, in points of the screen.
  public struct Bounds: Hashable, Sendable {
    /// The upper left corner of it.
    public let topLeft: CGPoint
    /// The upper right corner of it.
    public let topRight: CGPoint
    /// The lower right corner of it.
    public let bottomRight: CGPoint
    /// The lower left corner of it.
    public let bottomLeft: CGPoint
  }

  /// A text that was recognized.
  public struct Text: Identifiable, Sendable {
    /// The number by which it is followed.
    public let id: UUID
    /// The corners of it on the screen.
    public let bounds: Bounds
    /// The text as it is written.
    public let transcript: String
    /// What Vision knows of the text.
    public let observation: VNRecognizedTextObservation
  }

  /// A code that was recognized.
  public struct Barcode: Identifiable, Sendable {
    /// The number by which it is followed.
    public let id: UUID
    /// The corners of it on the screen.
    public let bounds: Bounds
    /// What Vision knows of the code.
    public let observation: VNBarcodeObservation
    /// What the code says; nil if it is no text.
    public var payloadStringValue: String? { observation.payloadStringValue }
  }

  /// The number by which the thing is followed.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }

  /// The corners of the thing on the screen.
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let barcode): barcode.bounds
    }
  }
}
