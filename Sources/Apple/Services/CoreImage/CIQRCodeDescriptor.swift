// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a code in a picture is made of.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}

/// What a QR code is made of.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// How much of a code can be missing.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// About 7 percent of the code.
    case levelL = 76
    /// About 15 percent of the code.
    case levelM = 77
    /// About 25 percent of the code.
    case levelQ = 81
    /// About 30 percent of the code.
    case levelH = 72
  }

  /// The bytes of the code, after errors were corrected.
  public let errorCorrectedPayload: Data
  /// The size of the code, from 1 to 40.
  public let symbolVersion: Int
  /// The number of its mask, from 0 to 7.
  public let maskPattern: UInt8
  /// How much of the code can be missing.
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// Creates a descriptor; nil for a version or a mask that codes do not have.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.symbolVersion = symbolVersion
    self.maskPattern = maskPattern
    self.errorCorrectionLevel = errorCorrectionLevel
  }
}
