// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// A screen that recognizes texts and codes before the camera, of which there is none.
@MainActor open class DataScannerViewController: UIViewController {
  /// Whether the device can scan: always false here.
  public static var isSupported: Bool { false }
  /// Whether the camera can be used: always false here.
  public static var isAvailable: Bool { false }
  /// The languages of texts that are recognized; always none here.
  public static var supportedTextRecognitionLanguages: [String] { [] }

  /// The object that learns what is recognized; nil for none.
  public weak var delegate: (any DataScannerViewControllerDelegate)?
  /// What is recognized, as the scanner was created.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// How well it is recognized, as the scanner was created.
  public let qualityLevel: QualityLevel
  /// Whether several things are recognized at a time.
  public let recognizesMultipleItems: Bool
  /// Whether the places of things are followed closely.
  public let isHighFrameRateTrackingEnabled: Bool
  /// Whether two fingers change how near things are.
  public let isPinchToZoomEnabled: Bool
  /// Whether the user is shown how to hold the device.
  public let isGuidanceEnabled: Bool
  /// Whether what is recognized is marked.
  public let isHighlightingEnabled: Bool

  /// The part of the screen where things are recognized; nil for all of it.
  public var regionOfInterest: CGRect?
  /// A view over the camera for views of the app.
  public let overlayContainerView = UIView()
  /// How near things are shown.
  public var zoomFactor = 1.0
  /// The least value for how near things are.
  public var minZoomFactor: Double { 1 }
  /// The largest value for how near things are.
  public var maxZoomFactor: Double { 1 }

  /// Creates a screen that recognizes types of data, which it never does here.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    self.isPinchToZoomEnabled = isPinchToZoomEnabled
    self.isGuidanceEnabled = isGuidanceEnabled
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no screen of an archive; always nil.
  public required init?(coder: NSCoder) { return nil }

  /// Whether things are recognized now; always false here.
  public var isScanning: Bool { false }
  /// Throws ``ScanningUnavailable/unsupported``, as there is no camera.
  public func startScanning() throws {
    reportUnavailable("DataScannerViewController", answer: "there is no camera")
    throw ScanningUnavailable.unsupported
  }
  /// Ends scanning, which has not begun.
  public func stopScanning() {}
  /// Throws ``ScanningUnavailable/unsupported``, as there is no camera.
  public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
  /// What is recognized over time: nothing, and it ends at once.
  public var recognizedItems: AsyncStream<[RecognizedItem]> {
    AsyncStream { $0.finish() }
  }
}

/// What learns what a scanner recognizes; never called here.
@MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Things are shown nearer or farther; never called here.
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  /// The user has touched a thing; never called here.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Things were recognized for the first time; never called here.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Things have moved before the camera; never called here.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Things are no longer before the camera; never called here.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Scanning is no longer possible; never called here.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Does nothing by default when things are nearer.
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  /// Does nothing by default with a touched thing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
  }
  /// Does nothing by default with new things.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing by default when things have moved.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing by default when things are gone.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing by default when scanning is no longer possible.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
