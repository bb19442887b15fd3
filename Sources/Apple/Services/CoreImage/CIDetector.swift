// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import CoreGraphics
public import Foundation

/// What looks for faces, codes or texts in a picture, of which it finds none here.
open class CIDetector: NSObject, @unchecked Sendable {
  /// Creates a detector; nil for a type that there is not.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let types = [
      CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText,
    ]
    guard types.contains(type) else { return nil }
  }

  /// What is found in a picture; nothing here.
  open func features(in image: CIImage) -> [CIFeature] { [] }

  /// What is found in a picture with some options; nothing here.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// Something in a picture that a detector found, which none does here.
open class CIFeature: NSObject, @unchecked Sendable {
  /// The kind of it, such as `Face`.
  public let type: String

  /// Where it is, in pixels from the lower left corner of the picture.
  public let bounds: CGRect

  init(type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}

/// A QR code in a picture, of which none is found here.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// The text of the code; nil if it cannot be read.
  public let messageString: String?

  /// What the code is made of; nil, as none is found.
  open var symbolDescriptor: CIQRCodeDescriptor? { nil }

  /// The upper left corner of the code, in pixels from the lower left corner of the picture.
  open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  /// The upper right corner of the code, in pixels from the lower left corner of the picture.
  open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  /// The lower left corner of the code, in pixels from the lower left corner of the picture.
  open var bottomLeft: CGPoint { bounds.origin }
  /// The lower right corner of the code, in pixels from the lower left corner of the picture.
  open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }

  init(messageString: String?, bounds: CGRect) {
    self.messageString = messageString
    super.init(type: "QRCode", bounds: bounds)
  }
}

/// A face in a picture, of which none is found here.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether the face smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
}
