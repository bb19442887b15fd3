// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import CoreVideo
public import ImageIO
public import UIKit

/// What finds texts and codes in pictures, which the device cannot do here.
public final class ImageAnalyzer: Sendable {
  /// What is looked for in a picture.
  public struct AnalysisTypes: OptionSet, Sendable {
    /// The members as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Texts that are selected and copied.
    public static let text: AnalysisTypes = AnalysisTypes(rawValue: 1)
    /// Codes such as those of QR.
    public static let machineReadableCode: AnalysisTypes = AnalysisTypes(rawValue: 2)
    /// Things that are looked up.
    public static let visualLookUp: AnalysisTypes = AnalysisTypes(rawValue: 4)
  }

  /// How a picture is analyzed.
  public struct Configuration: Sendable {
    /// What is looked for in the picture.
    public let analysisTypes: AnalysisTypes
    /// The languages of texts; empty for those of the user.
    public var locales: [String] = []

    /// Creates a configuration to look for types of things.
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  /// Whether the device analyzes pictures: always false here.
  public static var isSupported: Bool { false }
  /// The languages of texts that are found; always none here.
  public static var supportedTextRecognitionLanguages: [String] { [] }

  /// Creates an analyzer, which finds nothing here.
  public init() {}

  private func failure() -> CocoaError {
    reportUnavailable("ImageAnalyzer", answer: "pictures are not analyzed")
    return CocoaError(.featureUnsupported)
  }

  /// Throws that a picture cannot be analyzed on this device.
  public final func analyze(
    _ image: UIImage, configuration: Configuration
  ) async throws -> ImageAnalysis { throw failure() }

  /// Throws that a turned picture cannot be analyzed on this device.
  public final func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { throw failure() }

  /// Throws that a picture of Core Graphics cannot be analyzed on this device.
  public final func analyze(
    _ image: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis { throw failure() }

  /// Throws that a frame of a video cannot be analyzed on this device.
  public final func analyze(
    _ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    configuration: Configuration
  ) async throws -> ImageAnalysis { throw failure() }

  /// Throws that a picture of a file cannot be analyzed on this device.
  public final func analyze(
    imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis { throw failure() }
}

/// What was found in a picture; nothing is found here.
public final class ImageAnalysis: Sendable {
  init(analysis: Void) {}

  /// The texts that were found; always empty here.
  public final var transcript: String { "" }
  /// Returns whether things of types were found: always false here.
  public final func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
