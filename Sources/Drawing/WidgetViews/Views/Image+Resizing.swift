// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Image {
  /// The mode in which an image fills a frame of another size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image at its size.
    case tile
    /// Stretches the image over the frame.
    case stretch
  }

  /// The quality of the interpolation of an image that is drawn larger than its pixels.
  public enum Interpolation: Hashable, Sendable {
    /// Each as a square of its color.
    case none
    /// Colors flow into each other.
    case low
    /// Colors flow into each other, better.
    case medium
    /// Colors flow into each other, best.
    case high
  }

  /// The size of a symbol beside a text.
  public typealias Scale = SymbolImage.Scale
}

/// The parts of an image that keep their size, and how the others fill the frame.
struct ImageResizing: Hashable, Sendable {
  /// The most parts that an image is drawn in; one of more is stretched.
  private static let partLimit = 2000

  var capInsets: EdgeInsets
  var mode: Image.ResizingMode

  /// Whether the whole image is stretched.
  var isPlain: Bool { capInsets == .zero && mode == .stretch }

  /// Where parts of an image are drawn.
  ///
  /// - Parameters:
  ///   - frame: The frame that the image fills.
  ///   - size: The size of the image, in points.
  /// - Returns: What each part is clipped to, and where the whole image would be for it.
  func parts(in frame: Rect, size: Size) -> [(clip: Rect, image: Rect)] {
    let columns = Self.strips(
      frame.minX, frame.width, size.width, capInsets.leading, capInsets.trailing, mode)
    let rows = Self.strips(
      frame.minY, frame.height, size.height, capInsets.top, capInsets.bottom, mode)
    guard !columns.isEmpty, !rows.isEmpty, columns.count * rows.count <= Self.partLimit else {
      return [(frame, frame)]
    }
    return rows.flatMap { row in
      columns.map { column in
        (
          Rect(x: column.start, y: row.start, width: column.length, height: row.length),
          Rect(
            x: column.image, y: row.image, width: size.width * column.scale,
            height: size.height * row.scale)
        )
      }
    }
  }

  private typealias Strip = (start: Double, length: Double, image: Double, scale: Double)

  /// The strips along an axis: an end, the middle once or often, the other end.
  private static func strips(
    _ origin: Double, _ length: Double, _ natural: Double, _ first: Double, _ last: Double,
    _ mode: Image.ResizingMode
  ) -> [Strip] {
    let (first, last) = (max(0, first), max(0, last))
    let middle = natural - first - last
    guard natural > 0, middle > 0, length > 0 else { return [] }
    let room = length - first - last
    guard room > 0 else {
      // The ends alone do not fit, and shrink.
      return [(origin, length, origin, length / natural)]
    }
    var strips: [Strip] = []
    if first > 0 { strips.append((origin, first, origin, 1)) }
    if mode == .stretch {
      let scale = room / middle
      strips.append((origin + first, room, origin + first - first * scale, scale))
    } else {
      guard room / middle <= Double(partLimit) else { return [] }
      var start = 0.0
      while start < room - 1e-6 {
        strips.append((origin + first + start, min(middle, room - start), origin + start, 1))
        start += middle
      }
    }
    if last > 0 {
      strips.append((origin + length - last, last, origin + length - natural, 1))
    }
    return strips
  }
}
