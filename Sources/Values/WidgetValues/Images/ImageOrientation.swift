// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How the rows of a file are turned to be shown upright, by the numbers of EXIF.
package enum ImageOrientation: UInt8, CaseIterable, Sendable {
  /// The rows as they are.
  case up = 1
  /// Mirrored at a vertical line.
  case upMirrored
  /// By half a turn.
  case down
  /// By half a turn, and mirrored at a vertical line.
  case downMirrored
  /// Rows become columns.
  case leftMirrored
  /// By a quarter, clockwise.
  case right
  /// Rows become columns, from the lower right corner on.
  case rightMirrored
  /// By a quarter, counterclockwise.
  case left

  /// Whether rows become columns.
  package var swapsSides: Bool { rawValue >= 5 }

  /// Where the points of a file's rows are when they are shown.
  ///
  /// - Parameters:
  ///   - width: The length of a row.
  ///   - height: The number of rows.
  /// - Returns: The transform from points of the rows to those of the image.
  package func transform(width: Double, height: Double) -> PlaneTransform {
    switch self {
    case .up: .identity
    case .upMirrored: PlaneTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: PlaneTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: PlaneTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: PlaneTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: PlaneTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .rightMirrored: PlaneTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .left: PlaneTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    }
  }

  /// The entry of a JPEG file that says how it is turned.
  struct Entry {
    /// The number; what EXIF does not define is ImageOrientation/up.
    let orientation: ImageOrientation

    /// The place of the lower of its two bytes.
    let place: Int

    /// The entry in the data of a segment; nil if there is none.
    init?(in bytes: [UInt8], _ data: Range<Int>) {
      let start = data.lowerBound + 6
      guard data.count >= 14, bytes[data.lowerBound..<start].elementsEqual("Exif\0\0".utf8) else {
        return nil
      }
      let isLittle = bytes[start] == 0x49
      func number(_ place: Int, _ count: Int) -> Int? {
        guard place >= 0, place <= data.upperBound - count else { return nil }
        return (0..<count).reduce(0) {
          $0 << 8 | Int(bytes[place + (isLittle ? count - 1 - $1 : $1)])
        }
      }
      guard number(start + 2, 2) == 42, let directory = number(start + 4, 4),
        let count = number(start + directory, 2)
      else { return nil }
      for index in 0..<count {
        let entry = start + directory + 2 + index * 12
        guard let tag = number(entry, 2), let value = number(entry + 8, 2) else { return nil }
        if tag == 0x112, number(entry + 2, 2) == 3 {
          orientation = UInt8(exactly: value).flatMap(ImageOrientation.init) ?? .up
          place = entry + (isLittle ? 8 : 9)
          return
        }
      }
      return nil
    }
  }
}

extension BitmapImage {
  /// How the file is turned to be shown; its size here is that of the turned image.
  package var orientation: ImageOrientation {
    orientationEntry?.orientation ?? .up
  }

  /// The image with its rows as they are in the file, whatever the file says of them.
  package var unturned: BitmapImage {
    guard let entry = orientationEntry, entry.orientation != .up else { return self }
    var image = self
    image.png[entry.place] = ImageOrientation.up.rawValue
    if entry.orientation.swapsSides { swap(&image.width, &image.height) }
    return image
  }

  private var orientationEntry: ImageOrientation.Entry? {
    guard format == .jpeg else { return nil }
    var segments = JPEGSegments(png)
    while let segment = segments.next(), !segment.isFrame, segment.marker != 0xDA {
      guard segment.marker == 0xE1 else { continue }
      if let entry = ImageOrientation.Entry(in: png, segment.data) { return entry }
    }
    return nil
  }
}
