// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension ImageAsset.Content: WireChoice {
  static var noun: String { "a kind of image" }

  static func blank(named name: String) -> ImageAsset.Content? {
    if let format = BitmapImage.Format(rawValue: name) {
      return .bitmap(BitmapImage(width: 0, height: 0, png: [], format: format))
    }
    return name == "vector" ? .vector(.blank) : nil
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .bitmap(let bitmap):
      wire.kind(bitmap.format.rawValue)
      self = .bitmap(
        BitmapImage(
          width: try wire.next(bitmap.width), height: try wire.next(bitmap.height),
          png: try wire.next(WireBytes(bytes: bitmap.png)).bytes, format: bitmap.format))
    case .vector(let vector): self = .vector(try wire.next("vector", vector))
    }
  }
}

extension VectorImage: WireInline {
  static var blank: VectorImage { VectorImage(viewBox: .blank, paths: []) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&viewBox, &paths)
  }
}

extension VectorPath: WireList {
  static var blank: VectorPath { VectorPath(steps: [], fill: nil) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.choices(&steps)
    try wire.values(&fill, &usesEvenOddFill, &stroke)
  }
}

extension VectorPath.Stroke: WireList {
  static var blank: VectorPath.Stroke { .init(ink: .current(opacity: 0), width: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&ink, &width, &cap, &join)
  }
}

/// An ink is a color, or the opacity of the current color.
extension VectorPath.Ink: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> VectorPath.Ink {
    if let opacity = try reader.numberIfAny() { return .current(opacity: opacity) }
    return .color(try ResolvedColor.take(from: &reader))
  }

  func put(on writer: inout MessageWriter) {
    switch self {
    case .current(let opacity): opacity.put(on: &writer)
    case .color(let color): color.put(on: &writer)
    }
  }
}

extension VectorPath.LineCap: WireName {}
extension VectorPath.LineJoin: WireName {}
