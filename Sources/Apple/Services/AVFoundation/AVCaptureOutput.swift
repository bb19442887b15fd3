// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What gets pictures or sound of a session, which has none here.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// Why a sample was left out.
  public enum DataDroppedReason: Int, Sendable {
    /// No sample was left out.
    case none = 0
    /// The sample came too late.
    case lateData = 1
    /// The app keeps too many samples.
    case outOfBuffers = 2
    /// The device gave up something.
    case discontinuity = 3
  }

  override init() {}
  /// The connections with inputs: always none here.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection of a sort of medium: always nil here.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// Returns a code or a face in the coordinates of the output: nil, as there are no pictures.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { nil }
  /// Returns a rectangle of the output in those of codes: zero, as there are no pictures.
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    .zero
  }
  /// Returns a rectangle of codes in those of the output: zero, as there are no pictures.
  open func outputRectConverted(
    fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect
  ) -> CGRect { .zero }
}
