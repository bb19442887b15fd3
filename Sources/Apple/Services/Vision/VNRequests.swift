// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
import Foundation

/// How well text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Text is recognized well, and slowly.
  case accurate = 0
  /// Fast, but not so well.
  case fast = 1
}

/// The question which text an image has.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The languages, such as `en-US`, the likeliest first.
  open var recognitionLanguages = ["en-US"]
  /// Words that are likely though they are rare.
  open var customWords: [String] = []
  /// How well the text is read.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// Whether words are corrected.
  open var usesLanguageCorrection = true
  /// Whether the language is found by itself.
  open var automaticallyDetectsLanguage = false
  /// The height of the smallest text, in parts of the image.
  open var minimumTextHeight: Float = 0
  /// What was found; nil as nothing was.
  open var results: [VNRecognizedTextObservation]? { nil }
  /// Returns the languages that can be read: none.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// The question where faces are.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNFaceObservation]? { nil }
}

/// The question where faces and their eyes and mouths are.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNFaceObservation]? { nil }
}

/// The question which codes an image has.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The kinds of codes that are looked for; empty for all.
  open var symbologies: [VNBarcodeSymbology] = []
  /// What was found; nil as nothing was.
  open var results: [VNBarcodeObservation]? { nil }
}

/// The question where rectangles are.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The smallest shape, the short side by the long one.
  open var minimumAspectRatio: Float = 0.5
  /// The largest shape, the short side by the long one.
  open var maximumAspectRatio: Float = 1
  /// How far angles may be from right ones, in degrees.
  open var quadratureTolerance: Float = 30
  /// The smallest size, in parts of the image.
  open var minimumSize: Float = 0.2
  /// How sure it has to be.
  open var minimumConfidence: VNConfidence = 0
  /// How many are looked for; 0 for all.
  open var maximumObservations = 1
  /// What was found; nil as nothing was.
  open var results: [VNRectangleObservation]? { nil }
}

/// The question what an image shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; nil as nothing was.
  open var results: [VNClassificationObservation]? { nil }
}

/// How well persons are found.
public enum VNGeneratePersonSegmentationRequestQualityLevel: UInt, Sendable {
  /// Bodies are found well, and slowly.
  case accurate = 0
  /// Bodies are found fairly well and fast.
  case balanced = 1
  /// Fast, but not so well.
  case fast = 2
}

/// The question where persons are.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How well persons are found.
  public typealias QualityLevel = VNGeneratePersonSegmentationRequestQualityLevel
  /// How well persons are found.
  open var qualityLevel = QualityLevel.accurate
  /// What was found; nil as nothing was.
  open var results: [VNPixelBufferObservation]? { nil }
}
