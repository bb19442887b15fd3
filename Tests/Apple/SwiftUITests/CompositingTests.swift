// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
import Foundation
import PNGFiles
import SwiftUI
import Testing

@Suite("Pictures that are made of others")
struct CompositingTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let nothing: [UInt8] = [0, 0, 0, 0]
  private static let whole = CGRect(x: 0, y: 0, width: 4, height: 4)

  /// The pixels of a drawing of 4 by 4 points, a pixel each.
  private func pixels(
    in bounds: CGRect = whole, _ draw: (CGContext) -> Void
  ) throws -> (Int, Int) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
    let image = try PNGDecoder.image(from: [UInt8](#require(drawn.pngData())))
    return { column, row in
      let pixel = image.pixels[row * image.width + column]
      return [pixel.x, pixel.y, pixel.z, pixel.w]
    }
  }

  /// An image whose upper half is red, and whose lower half is empty.
  private var half: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: Self.whole.size, format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  @Test("a color takes the place of a picture as far as that is opaque")
  func sourceIn() throws {
    let pixel = try pixels { context in
      half.draw(in: Self.whole)
      context.setBlendMode(.sourceIn)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(Self.whole)
    }
    #expect(pixel(1, 0) == Self.blue && pixel(1, 3) == Self.nothing)
  }

  @Test("a picture cuts out of what is there, within its own rectangle")
  func destinationIn() throws {
    let pixel = try pixels { context in
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(Self.whole)
      half.draw(
        in: CGRect(x: 0, y: 0, width: 2, height: 4), blendMode: .destinationIn, alpha: 1)
    }
    #expect(pixel(0, 0) == Self.blue && pixel(0, 3) == Self.nothing && pixel(3, 3) == Self.blue)
  }

  @Test("where a shape is cleared, nothing stays")
  func clear() throws {
    let pixel = try pixels { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(Self.whole)
      context.setBlendMode(.clear)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    #expect(pixel(0, 1) == Self.nothing && pixel(3, 1) == Self.red)
  }

  @Test("a picture is a mask, as those draw it who give a symbol a color")
  func mask() throws {
    let mask = try #require(half.cgImage)
    let pixel = try pixels { context in
      context.translateBy(x: 0, y: 4)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: Self.whole, mask: mask)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(Self.whole)
    }
    #expect(pixel(1, 0) == Self.blue && pixel(1, 3) == Self.nothing)
  }

  @Test("a group is made transparent as one picture")
  func group() throws {
    let pixel = try pixels { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(Self.whole)
      context.fill(Self.whole)
      context.endTransparencyLayer()
    }
    #expect(pixel(1, 1)[0] >= 254 && abs(Int(pixel(1, 1)[3]) - 128) <= 1)
  }

  @Test("what is erased in a group leaves what was there before")
  func erasedGroup() throws {
    let pixel = try pixels { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(Self.whole)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(Self.whole)
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 4))
      context.endTransparencyLayer()
    }
    #expect(pixel(0, 1) == Self.red && pixel(3, 1) == Self.blue)
  }

  @Test("a gradient ends at its points unless it is told to go on")
  func gradient() throws {
    let colors = [CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors + colors as CFArray, locations: [0, 1]))
    for goesOn in [false, true] {
      let pixel = try pixels { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0),
          options: goesOn ? [.drawsBeforeStartLocation, .drawsAfterEndLocation] : [])
      }
      #expect(pixel(1, 1) == Self.red && pixel(2, 1) == Self.red)
      #expect(pixel(0, 1) == (goesOn ? Self.red : Self.nothing))
      #expect(pixel(3, 1) == (goesOn ? Self.red : Self.nothing))
    }
  }

  @Test("a renderer draws what is in its bounds")
  func bounds() throws {
    let pixel = try pixels(in: CGRect(x: 10, y: 10, width: 4, height: 4)) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 10, y: 10, width: 4, height: 2))
    }
    #expect(pixel(1, 0) == Self.red && pixel(1, 3) == Self.nothing)
  }
}
