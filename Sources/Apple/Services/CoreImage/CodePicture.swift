// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
import Foundation

/// The picture of a QR code, with a border of one light module, as Core Image makes it.
struct CodePicture {
  let code: QRCode
  var dark = CIColor(red: 0, green: 0, blue: 0)
  var light = CIColor(red: 1, green: 1, blue: 1)

  /// The number of pixels of a side before it is scaled.
  var side: Int { code.size + 2 }

  /// The bitmap of a size in pixels, with sharp edges; nil if it is empty.
  func bitmap(width: Int, height: Int) -> CGImage? {
    guard width > 0, height > 0,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let across = CGFloat(width) / CGFloat(side)
    let down = CGFloat(height) / CGFloat(side)
    context.setFillColor(light.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(dark.cgColor)
    for (row, modules) in code.modules.enumerated() {
      var column = 0
      while column < modules.count {
        guard modules[column] else {
          column += 1
          continue
        }
        let start = column
        while column < modules.count, modules[column] { column += 1 }
        // The origin of a bitmap is at its lower left corner.
        context.fill(
          CGRect(
            x: CGFloat(start + 1) * across, y: CGFloat(code.size - row) * down,
            width: CGFloat(column - start) * across, height: down))
      }
    }
    return context.makeImage()
  }

  /// The picture as a filter of colors makes it; nil if the filter is not known here.
  func filtered(by filter: CIFilter) -> CodePicture? {
    var picture = self
    switch filter.name {
    case "CIColorInvert": (picture.dark, picture.light) = (dark.opposite, light.opposite)
    case "CIFalseColor":
      picture.dark = filter.value(forKey: "inputColor0") as? CIColor ?? dark
      picture.light = filter.value(forKey: "inputColor1") as? CIColor ?? light
    case "CIMaskToAlpha": (picture.dark, picture.light) = (dark.asMask, light.asMask)
    default: return nil
    }
    return picture
  }
}

extension CIColor {
  fileprivate var opposite: CIColor {
    CIColor(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha)
  }

  /// White, as opaque as the color was bright.
  fileprivate var asMask: CIColor {
    CIColor(red: 1, green: 1, blue: 1, alpha: 0.2126 * red + 0.7152 * green + 0.0722 * blue)
  }
}
