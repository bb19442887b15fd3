// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
public import CoreML
public import CoreVideo
import Foundation

/// The question where what stands out is, apart from the rest.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNInstanceMaskObservation]? { nil }
}

/// The question where each person is.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNInstanceMaskObservation]? { nil }
}

/// Things of an image, apart from the rest.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
  /// The numbers of the things; none here.
  open var allInstances: IndexSet { [] }

  /// Returns an image of some things without the rest, and fails.
  ///
  /// - Throws: Always the code ``VNErrorCode/operationFailed``.
  open func generateMaskedImage(
    ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler,
    croppedToInstancesExtent cropResult: Bool
  ) throws -> CVPixelBuffer { throw operationFailed() }

  /// Returns an image of where some things are, and fails.
  ///
  /// - Throws: Always the code ``VNErrorCode/operationFailed``.
  open func generateScaledMaskForImage(
    forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
  ) throws -> CVPixelBuffer { throw operationFailed() }
}

/// The question how an image looks, for comparing it with others.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNFeaturePrintObservation]? { nil }
}

/// How an image looks, for comparing it with others.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  /// How many numbers it has; none here.
  open var elementCount: Int { 0 }
  /// The numbers of the look; none here.
  open var data: Data { Data() }

  /// Computes how different two images look, and fails.
  ///
  /// - Throws: Always the code ``VNErrorCode/operationFailed``.
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws { throw operationFailed() }
}

/// The question where people look first.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNSaliencyImageObservation]? { nil }
}

/// The question where things are.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNSaliencyImageObservation]? { nil }
}

/// Where people look first, or where things are.
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
  /// The places; nil here.
  open var salientObjects: [VNRectangleObservation]? { nil }
}

/// The question how bodies stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNObservation]? { nil }
}

/// The question where persons are, as rectangles.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether only the upper half has to be seen.
  open var upperBodyOnly = true
  /// What was found; nil as nothing was.
  open var results: [VNDetectedObjectObservation]? { nil }
}

/// The question where a page of a document is.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNRectangleObservation]? { nil }
}

/// How an image is fitted into the input of a model.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  /// The middle is taken.
  case centerCrop = 0
  /// The whole image is taken, with a border.
  case scaleFit = 1
  /// The whole input is filled.
  case scaleFill = 2
}

/// A model that is asked about images, of which none can be loaded here.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// The name of the input for the image.
  open var inputImageFeatureName = "image"

  /// Takes a model, of which none can be loaded here; never throws.
  public init(for model: MLModel) throws {}
}

/// The question that a model answers.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The model that is asked.
  public let model: VNCoreMLModel
  /// How the image is fitted into the input.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// What was found; nil as nothing was.
  open var results: [VNObservation]? { nil }

  /// Creates a question to a model, with what is called with the answer; nil for nothing.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// A value that a model found.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  /// The name of the output; empty here.
  open var featureName: String { "" }
  /// The value of the output.
  open var featureValue: MLFeatureValue { MLFeatureValue(int64: 0) }
}

/// A thing that a model found, with what it may be.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What it may be, the likeliest first; nothing here.
  open var labels: [VNClassificationObservation] { [] }
}

private func operationFailed() -> NSError {
  NSError(domain: VNErrorDomain, code: VNErrorCode.operationFailed.rawValue)
}
