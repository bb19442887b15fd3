// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// The segment of a JPEG file that describes its image (ITU T.81, B.2.2).
struct JPEGFrame {
  /// One of the numbers that each pixel has, as a plane of blocks.
  struct Component {
    /// The number by which scans name it.
    let identifier: UInt8

    /// How many of its blocks are in a unit of all components, side by side and one above the other.
    let across: Int
    let down: Int

    /// Which table its numbers are multiplied by.
    let quantization: Int

    /// How many numbers it has, before they are enlarged to pixels.
    fileprivate(set) var width = 0
    fileprivate(set) var height = 0

    /// How many blocks it has, as far as whole units go.
    fileprivate(set) var columns = 0
    fileprivate(set) var rows = 0

    /// How many blocks a scan of this component alone has.
    var ownColumns: Int { (width + 7) / 8 }
    var ownRows: Int { (height + 7) / 8 }
  }

  let width: Int
  let height: Int
  let isProgressive: Bool
  let components: [Component]

  /// How many blocks the finest component has in a unit.
  let across: Int
  let down: Int

  /// How many units the image has, side by side and one above the other.
  var unitColumns: Int { (width + across * 8 - 1) / (across * 8) }
  var unitRows: Int { (height + down * 8 - 1) / (down * 8) }

  /// Reads the segment, and refuses an image that is too large before any memory is allocated for it.
  init(_ segment: JPEGSegments.Segment, in bytes: [UInt8]) throws(JPEGError) {
    switch segment.marker {
    case 0xC3: throw .unsupported(.lossless)
    case 0xC5...0xC7: throw .unsupported(.hierarchical)
    case 0xC9...0xCF: throw .unsupported(.arithmetic)
    default: isProgressive = segment.marker == 0xC2
    }
    let data = Array(bytes[segment.data])
    guard data.count >= 6, data.count == 6 + 3 * Int(data[5]) else {
      throw .malformedSegment(segment.marker)
    }
    guard data[0] == 8 else { throw .unsupported(.depth(Int(data[0]))) }
    let size = (width: Int(data[3]) << 8 | Int(data[4]), height: Int(data[1]) << 8 | Int(data[2]))
    guard size.width > 0, size.height > 0,
      size.width * size.height <= PNGDecoder.maximumPixelCount
    else { throw .unusableSize(width: size.width, height: size.height) }
    guard [1, 3, 4].contains(data[5]) else { throw .unsupported(.components(Int(data[5]))) }
    var components: [Component] = []
    for start in stride(from: 6, to: data.count, by: 3) {
      let (across, down) = (Int(data[start + 1] >> 4), Int(data[start + 1] & 0xF))
      guard 1...4 ~= across, 1...4 ~= down, data[start + 2] < 4,
        !components.contains(where: { $0.identifier == data[start] })
      else { throw .malformedSegment(segment.marker) }
      components.append(
        Component(
          identifier: data[start], across: across, down: down,
          quantization: Int(data[start + 2])))
    }
    let across = components.reduce(1) { max($0, $1.across) }
    let down = components.reduce(1) { max($0, $1.down) }
    let unitColumns = (size.width + across * 8 - 1) / (across * 8)
    let unitRows = (size.height + down * 8 - 1) / (down * 8)
    for index in components.indices {
      let component = components[index]
      components[index].width = (size.width * component.across + across - 1) / across
      components[index].height = (size.height * component.down + down - 1) / down
      components[index].columns = unitColumns * component.across
      components[index].rows = unitRows * component.down
    }
    (width, height) = size
    (self.across, self.down) = (across, down)
    self.components = components
    // Each block has at least a bit in some scan: what cannot hold the image is not allocated.
    let blocks = components.reduce(0) { $0 + $1.ownColumns * $1.ownRows }
    guard blocks / 8 <= bytes.count else { throw .truncated }
  }
}
