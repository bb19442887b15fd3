// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// How the numbers of a JPEG file become colors.
enum JPEGColors {
  case gray
  /// Red, green and blue.
  case direct
  /// Brightness and two differences of colors, by JFIF (ITU T.871).
  case differences
  /// Inks, the more the darker, stored as 255 minus the ink, as Adobe's programs do it.
  case inks
  /// Inks, of which three are stored as brightness and differences.
  case inkDifferences

  /// Decides by the markers of programs, and without them by the names of the components.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - adobe: The transform that Adobe's segment names; nil without such a segment.
  ///   - isJFIF: Whether there is a segment of JFIF.
  init(_ frame: JPEGFrame, adobe: UInt8?, isJFIF: Bool) {
    switch frame.components.count {
    case 1: self = .gray
    case 3:
      let names = frame.components.map(\.identifier)
      if isJFIF {
        self = .differences
      } else if let adobe {
        self = adobe == 0 ? .direct : .differences
      } else {
        self = names.elementsEqual("RGB".utf8) ? .direct : .differences
      }
    default: self = adobe == 2 ? .inkDifferences : .inks
    }
  }

  /// The pixels of a row, of which each component has a row.
  func write(_ rows: [[UInt8]], to pixels: inout [PixelImage.Pixel], at start: Int) {
    let count = rows[0].count
    switch self {
    case .gray:
      for index in 0..<count {
        let gray = rows[0][index]
        pixels[start &+ index] = PixelImage.Pixel(gray, gray, gray, 255)
      }
    case .direct:
      for index in 0..<count {
        pixels[start &+ index] = PixelImage.Pixel(
          rows[0][index], rows[1][index], rows[2][index], 255)
      }
    case .differences:
      let (bright, blue, red) = (rows[0], rows[1], rows[2])
      for index in 0..<count {
        pixels[start &+ index] = Self.color(bright[index], blue[index], red[index])
      }
    case .inks:
      for index in 0..<count {
        let color = PixelImage.Pixel(rows[0][index], rows[1][index], rows[2][index], 255)
        pixels[start &+ index] = Self.darkened(color, by: rows[3][index])
      }
    case .inkDifferences:
      for index in 0..<count {
        let ink = Self.color(rows[0][index], rows[1][index], rows[2][index])
        let color = PixelImage.Pixel(255 - ink.x, 255 - ink.y, 255 - ink.z, 255)
        pixels[start &+ index] = Self.darkened(color, by: rows[3][index])
      }
    }
  }

  /// The factors 1.402, 1.772, 0.344136 and 0.714136, with 16 bits below the point.
  private static func color(_ bright: UInt8, _ blue: UInt8, _ red: UInt8) -> PixelImage.Pixel {
    let (bright, blue, red) = (Int32(bright), Int32(blue) &- 128, Int32(red) &- 128)
    return PixelImage.Pixel(
      byte(bright &+ (91881 &* red &+ 32768) >> 16),
      byte(bright &+ (32768 &- 22554 &* blue &- 46802 &* red) >> 16),
      byte(bright &+ (116130 &* blue &+ 32768) >> 16), 255)
  }

  private static func darkened(_ color: PixelImage.Pixel, by black: UInt8) -> PixelImage.Pixel {
    func part(_ value: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: (Int(value) &* Int(black) &+ 127) / 255)
    }
    return PixelImage.Pixel(part(color.x), part(color.y), part(color.z), 255)
  }

  private static func byte(_ value: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max(value, 0), 255))
  }
}
