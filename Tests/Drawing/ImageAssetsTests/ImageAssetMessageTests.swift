// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import Testing

/// The sentences that the tests of the readers do not pin.
@Suite("What is said of images")
struct ImageAssetMessageTests {
  @Test(
    "a sentence says what was found, and what to do",
    arguments: [
      (
        ImageAssetMessage.noImageInSet,
        "warning invalid-image-set: the image set has no file for an iPhone; add one as SVG, PNG or JPEG"
      ),
      (
        .unsupportedFormat("icon.pdf"),
        "warning unsupported-image-format: 'icon.pdf' is not supported, only SVG, PNG, JPEG and PDF are; export the image as SVG"
      ),
      (
        .heic("photo.heic"),
        "warning unsupported-image-format: 'photo.heic' is a HEIC file, which cannot be decoded here; export the image as JPEG"
      ),
      (
        .unusableFileName("../icon"),
        "error unusable-image-name: '../icon' is outside the folder of images; name a file in it"
      ),
      (
        .unevenLine,
        "warning unsupported-svg-part: 'transform' stretches the line unevenly, but it is drawn in one width"
      ),
    ])
  func sentences(message: ImageAssetMessage, expected: String) {
    let diagnostic = message.diagnostic(at: .init(file: "icon"))
    #expect("\(diagnostic.severity) \(diagnostic.id): \(diagnostic.message)" == expected)
  }

  @Test("a long text of a file is cut short in a sentence")
  func longText() {
    let message = ImageAssetMessage.unknownElement(String(repeating: "x", count: 1000))
    #expect(message.diagnostic(at: .init(file: "icon")).message.text.count < 120)
  }
}
