// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import UIKit
import Vision

func useVision() async throws {
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
  guard
    let image = renderer.image(actions: { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) })
      .cgImage
  else {
    return expect(false, "there is an image")
  }
  var failure: Error?
  var lines = ["?"]
  let request = VNRecognizeTextRequest { request, error in
    failure = error
    let observations = request.results as? [VNRecognizedTextObservation] ?? []
    lines = observations.compactMap { $0.topCandidates(1).first?.string }
  }
  request.recognitionLevel = .accurate
  request.recognitionLanguages = ["en-US"]
  do {
    try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
    expect(false, "the request fails")
  } catch { expect((error as NSError).domain == VNErrorDomain, "the domain is Vision's") }
  expect(
    (failure as NSError?)?.code == VNErrorCode.dataUnavailable.rawValue && lines.isEmpty,
    "there is no text")
  let codes = VNDetectBarcodesRequest()
  codes.symbologies = [.qr, .ean13]
  let faces = VNDetectFaceRectanglesRequest()
  do {
    try VNSequenceRequestHandler().perform([codes, faces], on: image)
    expect(false, "the requests fail")
  } catch {
    expect(
      codes.results?.first?.payloadStringValue == nil && faces.results == nil, "nothing is found")
  }
}
