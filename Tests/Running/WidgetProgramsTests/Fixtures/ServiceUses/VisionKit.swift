// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import VisionKit

struct DocumentScanner: UIViewControllerRepresentable {
  final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
    var images: [UIImage] = []

    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {
      images = (0..<scan.pageCount).map { scan.imageOfPage(at: $0) }
      controller.dismiss(animated: true)
    }
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
      controller.dismiss(animated: true)
    }
    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFailWithError error: Error
    ) { print(error.localizedDescription) }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
    let controller = VNDocumentCameraViewController()
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(
    _ uiViewController: VNDocumentCameraViewController, context: Context
  ) {}
}

struct CodeScanner: UIViewControllerRepresentable {
  @Binding var code: String

  final class Coordinator: NSObject, DataScannerViewControllerDelegate {
    var code: Binding<String>
    init(code: Binding<String>) { self.code = code }

    func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
      allItems: [RecognizedItem]
    ) {
      switch addedItems.first {
      case .barcode(let barcode): code.wrappedValue = barcode.payloadStringValue ?? ""
      case .text(let text): code.wrappedValue = text.transcript
      default: break
      }
    }
    func dataScanner(
      _ dataScanner: DataScannerViewController,
      becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) { print(error) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(code: $code) }
  func makeUIViewController(context: Context) -> DataScannerViewController {
    let controller = DataScannerViewController(
      recognizedDataTypes: [.barcode(symbologies: [.qr, .ean13]), .text(textContentType: .URL)],
      qualityLevel: .balanced, recognizesMultipleItems: false, isHighlightingEnabled: true)
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: DataScannerViewController, context: Context) {
    try? controller.startScanning()
  }
}

@MainActor func useVisionKit() async throws {
  expect(!VNDocumentCameraViewController.isSupported, "there is no camera")
  expect(!DataScannerViewController.isSupported, "nothing is scanned")
  let scanner = DataScannerViewController(recognizedDataTypes: [.text(), .barcode()])
  do {
    try scanner.startScanning()
    expect(false, "nothing is scanned")
  } catch DataScannerViewController.ScanningUnavailable.unsupported {
  } catch { expect(false, "the error says why") }
  var count = 0
  for await items in scanner.recognizedItems { count += items.count }
  expect(count == 0 && !scanner.isScanning, "nothing is recognized")
  scanner.stopScanning()

  expect(!ImageAnalyzer.isSupported, "pictures are not analyzed")
  let interaction = ImageAnalysisInteraction()
  let view = UIImageView(image: UIImage())
  view.addInteraction(interaction)
  interaction.preferredInteractionTypes = [.textSelection, .dataDetectors]
  let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
  do {
    let analysis = try await ImageAnalyzer().analyze(UIImage(), configuration: configuration)
    interaction.analysis = analysis
    expect(analysis.hasResults(for: .text), "nothing is found")
  } catch { expect((error as? CocoaError)?.code == .featureUnsupported, "the error says why") }
  expect(interaction.analysis == nil && interaction.text.isEmpty, "there is no text")
}
