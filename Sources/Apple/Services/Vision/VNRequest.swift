// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import CoreVideo
public import Foundation

/// What is called when a request was done or failed.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What gives answers of any type, which the types of questions replace by answers of their own.
public protocol VNAnswering: AnyObject {}

extension VNAnswering {
  /// What was found; nil as nothing was.
  public var results: [VNObservation]? { nil }
}

/// A question about an image, to which there is no answer here.
open class VNRequest: NSObject, VNAnswering, @unchecked Sendable {
  /// What is called when it was done or failed; nil for nothing.
  public let completionHandler: VNRequestCompletionHandler?
  /// Whether it may take longer.
  open var preferBackgroundProcessing = false
  /// Whether only the processor computes.
  open var usesCPUOnly = false
  /// The version of the request.
  open var revision = 1
  /// Creates a request, whose handler is called once it was performed; nil for none.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }

  /// Ends the question, which is never asked.
  open func cancel() {}
}

/// A question about one image.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part of the image, from 0 to 1 with y up.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The name of an option of an image.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates an option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What is known of the image's file.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// The lens of the camera.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// Asks questions about an image, which all fail here: there are no models.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Creates a handler of an image.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler of an image with a direction as in its file.
  public init(
    cgImage image: CGImage, orientation: some RawRepresentable<UInt32>,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates a handler of pixels.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler of pixels with a direction as in a file.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: some RawRepresentable<UInt32>,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates a handler of a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// Creates a handler of a file's data.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

  /// Asks nothing: each request's handler is called at once with the error.
  ///
  /// - Throws: Always the code ``VNErrorCode/dataUnavailable``, if there is a request.
  open func perform(_ requests: [VNRequest]) throws { try fail(requests) }
}

/// Asks questions about one image after another, which all fail here: there are no models.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Creates a handler for pictures that follow each other.
  public override init() { super.init() }

  /// Asks nothing: each request's handler is called at once with the error.
  ///
  /// - Throws: Always the code ``VNErrorCode/dataUnavailable``, if there is a request.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try fail(requests) }

  /// Asks nothing: each request's handler is called at once with the error.
  ///
  /// - Throws: Always the code ``VNErrorCode/dataUnavailable``, if there is a request.
  open func perform(_ requests: [VNRequest], onCVPixelBuffer pixelBuffer: CVPixelBuffer) throws {
    try fail(requests)
  }
}

private func fail(_ requests: [VNRequest]) throws {
  guard !requests.isEmpty else { return }
  reportUnavailable("VNImageRequestHandler", answer: "every request fails")
  let error = NSError(domain: VNErrorDomain, code: VNErrorCode.dataUnavailable.rawValue)
  for request in requests { request.completionHandler?(request, error) }
  throw error
}
