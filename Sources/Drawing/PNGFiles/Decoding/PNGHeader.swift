// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The IHDR chunk of a PNG file, which describes its pixels.
struct PNGHeader {
  enum ColorKind: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayWithOpacity = 4
    case colorWithOpacity = 6

    /// How many numbers a pixel has.
    var samples: Int {
      switch self {
      case .gray, .palette: 1
      case .grayWithOpacity: 2
      case .color: 3
      case .colorWithOpacity: 4
      }
    }

    /// How many bits a number can have.
    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  let width: Int
  let height: Int
  let depth: Int
  let kind: ColorKind
  let isInterlaced: Bool

  /// Reads the chunk, and refuses an image that is too large before any memory is allocated for it.
  init(_ data: ArraySlice<UInt8>) throws(PNGError) {
    guard data.count == 13 else { throw .misplacedChunk("IHDR") }
    let bytes = Array(data)
    width = bytes[0...].bigEndian32
    height = bytes[4...].bigEndian32
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflows, count <= PNGDecoder.maximumPixelCount else {
      throw .unusableSize(width: width, height: height)
    }
    depth = Int(bytes[8])
    guard let kind = ColorKind(rawValue: bytes[9]), kind.depths.contains(depth),
      bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
    else { throw .unknownFormat }
    self.kind = kind
    isInterlaced = bytes[12] == 1
  }

  /// The bits of a pixel.
  var bitsPerPixel: Int { depth * kind.samples }

  /// The bytes of a row of so many pixels, without the byte that names its filter.
  func rowBytes(_ pixels: Int) -> Int {
    (pixels * bitsPerPixel + 7) / 8
  }

  /// The images in the file: one, or the seven of Adam7 without those that are empty.
  var passes: [Pass] {
    guard isInterlaced else {
      return [Pass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)]
    }
    let steps = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return steps.compactMap { x, y, stepX, stepY in
      guard x < width, y < height else { return nil }
      return Pass(
        x: x, y: y, stepX: stepX, stepY: stepY, width: (width - x + stepX - 1) / stepX,
        height: (height - y + stepY - 1) / stepY)
    }
  }

  /// Which pixels of the whole a part of the file has.
  struct Pass {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
    let width: Int
    let height: Int
  }
}

extension ArraySlice<UInt8> {
  /// The number that the first four bytes are, the highest first.
  package var bigEndian32: Int {
    prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
