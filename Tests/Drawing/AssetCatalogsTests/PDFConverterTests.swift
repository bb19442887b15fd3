// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import Diagnostics
import Disk
import DiskTestSupport
import Foundation
import ImageAssets
import Testing
import WidgetValues

import struct WidgetValues.Size

@Suite("PDF files of image sets")
struct PDFConverterTests {
  private static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo") }

  private let folder = MemoryFolder(files: [
    "A.xcassets/cart.imageset/Contents.json":
      #"{"images":[{"filename":"x.pdf","idiom":"universal"}],"properties":{"template-rendering-intent":"template"}}"#
  ])

  /// A PDF file of one page with a red square; readers build the table of places that it lacks.
  private static func page(width: Int, height: Int) -> String {
    let drawing = "1 0 0 rg 0 0 5 5 re f"
    return """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R >> endobj
      4 0 obj << /Length \(drawing.utf8.count) >> stream
      \(drawing)
      endstream endobj
      trailer << /Root 1 0 R >>
      %%EOF

      """
  }

  private func load(
    _ pdf: String, scale: Int = 3, converts: Bool = true, program: String = "pdftocairo"
  ) -> LoadedImages {
    folder.write(pdf, to: "A.xcassets/cart.imageset/x.pdf")
    return ImageFinder(
      folders: [FilePath(folder.path("A.xcassets"))], in: folder.fileSystem,
      converter: PDFConverter(program: program)
    ).images(named: ["cart"], for: .init(scale: scale, convertsPDF: converts))
  }

  @Test(
    "a page is as large as it says, with the pixels of the screen",
    .enabled(if: isInstalled, "pdftocairo is not installed; install poppler-utils"),
    arguments: [1, 2, 3])
  func picture(_ scale: Int) throws {
    let loaded = load(Self.page(width: 24, height: 12), scale: scale)
    let image = try #require(loaded.images["cart"])
    #expect(loaded.diagnostics.isEmpty)
    #expect(image.size == Size(width: 24, height: 12))
    #expect(image.isTemplate)
    guard case .bitmap(let bitmap) = image.content else {
      Issue.record("a bitmap is expected")
      return
    }
    #expect((bitmap.width, bitmap.height) == (24 * scale, 12 * scale))
  }

  @Test(
    "what is no page, or has no end, is refused",
    .enabled(if: isInstalled, "pdftocairo is not installed; install poppler-utils"))
  func hostile() throws {
    #expect(
      load("%PDF-1.4\nnothing").diagnostics.map(\.message.text) == [
        "'pdftocairo' cannot convert this PDF and ended with 1; export the image as SVG"
      ])
    // No more of a page is drawn than of a PNG file is read.
    let endless = load(Self.page(width: 200_000, height: 200_000))
    let size = endless.images["cart"]?.size ?? Size(width: 0, height: 0)
    #expect(max(size.width, size.height) <= 4096 / 3 + 1)
  }

  @Test("without the program it is said what to install")
  func missing() {
    let loaded = load(Self.page(width: 8, height: 8), program: "no-such-program")
    #expect(loaded.images.isEmpty)
    #expect(
      loaded.diagnostics.map(\.message.text) == [
        "a PDF is drawn with 'no-such-program', which is not installed; install poppler-utils (Debian) or poppler (Homebrew), or export the image as SVG"
      ])
    #expect(loaded.diagnostics.map(\.id) == ["unsupported-image-format"])
  }

  @Test("what is no PDF is not handed to the program")
  func noPDF() {
    let loaded = load("GIF89a", program: "false")
    #expect(
      loaded.diagnostics.map(\.message.text) == [
        "this is not a PDF file; export the image again"
      ])
    let large = load("%PDF-1.4" + String(repeating: " ", count: 5 << 20), program: "false")
    #expect(large.diagnostics.map(\.id) == ["image-too-large"])
  }

  @Test("a check does not run the program, and says nothing of the file")
  func unasked() {
    let loaded = load(Self.page(width: 8, height: 8), converts: false, program: "false")
    #expect(loaded.images.isEmpty)
    #expect(loaded.unconverted == ["cart"])
    #expect(loaded.diagnostics.isEmpty)
  }
}
