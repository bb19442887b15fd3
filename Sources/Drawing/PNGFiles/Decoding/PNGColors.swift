// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How the numbers of a PNG file become colors.
struct PNGColors {
  private let kind: PNGHeader.ColorKind

  /// The colors that numbers stand for; empty if they are colors themselves.
  private(set) var palette: [PixelImage.Pixel] = []

  /// The one color that is clear, as numbers of the file's depth.
  private var clear: [Int] = []

  init(kind: PNGHeader.ColorKind) {
    self.kind = kind
  }

  /// Reads the palette, or the opacities.
  mutating func read(_ chunk: PNGChunks.Chunk) throws(PNGError) {
    let data = Array(chunk.data)
    switch chunk.name {
    case "PLTE":
      guard palette.isEmpty, data.count % 3 == 0, 3...768 ~= data.count else {
        throw .misplacedChunk("PLTE")
      }
      // In images of true color it is a mere suggestion.
      guard kind == .palette else { return }
      palette = stride(from: 0, to: data.count, by: 3).map {
        PixelImage.Pixel(data[$0], data[$0 + 1], data[$0 + 2], 255)
      }
    default:
      switch kind {
      case .palette:
        guard data.count <= palette.count else { throw .misplacedChunk("tRNS") }
        for (index, opacity) in data.enumerated() { palette[index].w = opacity }
      case .gray, .color:
        guard clear.isEmpty, data.count == kind.samples * 2 else { throw .misplacedChunk("tRNS") }
        clear = stride(from: 0, to: data.count, by: 2).map {
          Int(data[$0]) << 8 | Int(data[$0 + 1])
        }
      case .grayWithOpacity, .colorWithOpacity: throw .misplacedChunk("tRNS")
      }
    }
  }

  /// A pixel of a row of unfiltered bytes.
  func pixel(
    _ raw: [UInt8], rowAt start: Int, column: Int, depth: Int
  ) throws(PNGError) -> PixelImage.Pixel {
    let count = kind.samples
    func sample(_ index: Int) -> Int {
      let number = column * count + index
      switch depth {
      case 8: return Int(raw[start + number])
      case 16: return Int(raw[start + number * 2]) << 8 | Int(raw[start + number * 2 + 1])
      default:
        let bit = number * depth
        let shift = 8 - depth - bit % 8
        return Int(raw[start + bit / 8]) >> shift & (1 << depth - 1)
      }
    }
    /// The number as a byte: the whole range of the depth over the whole range of a byte.
    func byte(_ value: Int) -> UInt8 {
      depth == 8
        ? UInt8(truncatingIfNeeded: value)
        : UInt8(truncatingIfNeeded: (value * 255 + (1 << depth - 1) / 2) / (1 << depth - 1))
    }
    switch kind {
    case .palette:
      let index = sample(0)
      guard index < palette.count else { throw .colorOutsidePalette }
      return palette[index]
    case .gray:
      let value = sample(0)
      let gray = byte(value)
      return PixelImage.Pixel(gray, gray, gray, clear == [value] ? 0 : 255)
    case .grayWithOpacity:
      let gray = byte(sample(0))
      return PixelImage.Pixel(gray, gray, gray, byte(sample(1)))
    case .color:
      let (red, green, blue) = (sample(0), sample(1), sample(2))
      let isClear = !clear.isEmpty && clear == [red, green, blue]
      return PixelImage.Pixel(byte(red), byte(green), byte(blue), isClear ? 0 : 255)
    case .colorWithOpacity:
      return PixelImage.Pixel(byte(sample(0)), byte(sample(1)), byte(sample(2)), byte(sample(3)))
    }
  }
}
