// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import UIKit

@Suite("Colors of color spaces, and fonts of archives") struct ColorSpaceTests {
  @Test func `Components of another color space become those of sRGB`() throws {
    func components(_ name: String, _ values: [CGFloat]) throws -> [CGFloat] {
      let space = try #require(CGColorSpace(name: name))
      return try #require(CGColor(colorSpace: space, components: values)?.components)
    }
    #expect(try components(CGColorSpace.sRGB, [0.25, 0.5, 0.75, 0.5]) == [0.25, 0.5, 0.75, 0.5])
    #expect(try components(CGColorSpace.genericGrayGamma2_2, [0.25, 1]) == [0.25, 0.25, 0.25, 1])
    let linear = try components(CGColorSpace.linearSRGB, [0.214, 0, 1, 1])
    #expect(zip(linear, [0.5, 0, 1, 1]).allSatisfy { abs($0 - $1) < 0.001 })
    let wide = try components(CGColorSpace.displayP3, [0.5, 0.5, 0.5, 1])
    #expect(wide[..<3].allSatisfy { abs($0 - 0.5) < 0.001 })
    #expect(CGColorSpace(name: "of nobody") == nil)
  }

  @Test func `A description of a font is archived with its size and traits`() throws {
    let bold = UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitBold)
    let descriptor = try #require(bold?.withSize(12))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: descriptor, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data)
    #expect(read?.pointSize == 12)
    #expect(read?.symbolicTraits == .traitBold)
  }
}
