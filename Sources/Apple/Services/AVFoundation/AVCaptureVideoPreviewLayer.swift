// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import QuartzCore

/// A layer that shows what a camera sees: nothing here, as there is none.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  /// The session whose camera is shown; nil for none.
  open var session: AVCaptureSession?
  /// How the picture is fit into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection with the camera: always nil here.
  open var connection: AVCaptureConnection? { nil }
  /// Whether it shows something: never here.
  open var isPreviewing: Bool { false }

  /// Creates a layer without a session.
  public override init() { super.init() }
  /// Creates a layer as another one is.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer without a session; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a layer of a session.
  public init(session: AVCaptureSession) {
    super.init()
    self.session = session
  }

  /// Creates a layer of a session that no camera is connected with.
  public init(sessionWithNoConnection session: AVCaptureSession) {
    super.init()
    self.session = session
  }

  /// Sets a session that no camera is connected with.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  /// Returns a point of the layer in the picture: zero, as there is none.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
  /// Returns a point of the picture in the layer: zero, as there is none.
  open func layerPointConverted(
    fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint
  ) -> CGPoint { .zero }
  /// Returns a rectangle of the layer in the picture: zero, as there is none.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    .zero
  }
  /// Returns a rectangle of the picture in the layer: zero, as there is none.
  open func layerRectConverted(
    fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect
  ) -> CGRect { .zero }
  /// Returns a code or a face in the coordinates of the layer: nil, as there is no picture.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { nil }
}
