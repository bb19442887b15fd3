// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@Suite("Filters of canvases, and parts of bitmaps") @MainActor
struct CanvasFilterTests {
  private func corner(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> [UInt8] {
    let canvas = Canvas { context, size in
      draw(&context)
      context.fill(
        Path(CGRect(origin: .zero, size: size)), with: .color(.init(red: 1, green: 0, blue: 0)))
    }
    let renderer = ImageRenderer(content: canvas.frame(width: 4, height: 4))
    let image = try #require(
      renderer.uiImage?.cgImage?.cropping(to: CGRect(x: 1, y: 1, width: 1, height: 1)))
    #expect(image.width == 1 && image.height == 1)
    var bytes: [UInt8] = [9, 9, 9, 9]
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return bytes
  }

  @Test("a filter changes later drawing")
  func filters() throws {
    #expect(try corner { _ in } == [255, 0, 0, 255])
    #expect(try corner { $0.addFilter(.colorInvert()) } == [0, 255, 255, 255])
    #expect(
      try corner {
        $0.addFilter(.colorMultiply(.black))
        $0.addFilter(.brightness(1))
      } == [255, 255, 255, 255], "in the order in which they are added")
  }

  @Test("a part outside of a bitmap is none")
  func cropping() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }.cgImage
    #expect(image?.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    #expect(image?.cropping(to: CGRect(x: -1, y: 0, width: 2, height: 9))?.width == 1)
  }

  @Test("a data set is not found, and says so")
  func dataSets() { #expect(NSDataAsset(name: "Quotes")?.data == nil) }
}
