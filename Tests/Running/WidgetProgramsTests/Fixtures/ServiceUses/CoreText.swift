// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreText
import UIKit

private func useFonts() {
  let font = UIFont.boldSystemFont(ofSize: 17) as CTFont
  expect(CTFontGetAscent(font) == font.ascender, "a font of Core Text is one of UIKit")
  let other = CTFontCreateWithName("Avenir-Heavy" as CFString, 12, nil)
  expect(CTFontCopyPostScriptName(other) as String == "Avenir-Heavy", "a font has its name")
  expect(CTFontGetSize(CTFontCreateCopyWithAttributes(other, 20, nil, nil)) == 20, "and a size")
  let attributes = [kCTFontNameAttribute: "Avenir-Book", kCTFontSizeAttribute: 9] as CFDictionary
  let descriptor = CTFontDescriptorCreateWithAttributes(attributes)
  let name = CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? String
  expect(name == "Avenir-Book", "a description is made of names")
  expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 9, "with a size")
  let noFont = CGDataProvider(data: Data([1, 2, 3]) as CFData).flatMap { CGFont($0) }
  expect(noFont == nil, "three bytes are no font")
}

private func useLines() {
  let text = NSAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 20)])
  var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
  let line = CTLineCreateWithAttributedString(text as CFAttributedString)
  let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
  expect(width > 0 && ascent > descent, "a line is measured")
  let setter = CTFramesetterCreateWithAttributedString(text)
  let size = CTFramesetterSuggestFrameSizeWithConstraints(
    setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 100), nil)
  expect(abs(size.width - CGFloat(width)) < 0.01, "as lines that are broken are")
}

func useCoreText() async throws {
  useFonts()
  useLines()
  let missing = URL(filePath: "/nowhere/A.ttf")
  expect(
    !CTFontManagerRegisterFontsForURL(missing as CFURL, .process, nil),
    "a font that is not there is not registered")
}
