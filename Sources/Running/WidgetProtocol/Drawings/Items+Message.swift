// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension DisplayItem: WireChoice {
  static var noun: String { "a step of drawing" }

  static func blank(named name: String) -> DisplayItem? {
    switch name {
    case "fill": .fill(.blank, .color(.blank))
    case "stroke": .stroke(.blank, .color(.blank), .blank)
    case "text": .text(.blank)
    case "image": .image(.blank)
    case "group": .beginGroup(.blank)
    case "end": .endGroup
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .fill(let outline, let paint):
      self = .fill(try wire.next("fill", outline), try wire.next(paint))
    case .stroke(let outline, let paint, let style):
      self = .stroke(try wire.next("stroke", outline), try wire.next(paint), try wire.next(style))
    case .text(let text): self = .text(try wire.next("text", text))
    case .image(let image): self = .image(try wire.next("image", image))
    case .beginGroup(let group): self = .beginGroup(try wire.next("group", group))
    case .endGroup: wire.kind("end")
    }
  }
}

extension DisplayImage: WireInline {
  static var blank: DisplayImage { DisplayImage(frame: .blank, name: "", content: nil) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&frame, &name)
    try wire.image(&content)
    try wire.values(&tint, &label, &usesBrightness)
    try wire.values(&accentedRenderingMode, &isPixelated)
  }
}

extension WidgetAccentedRenderingMode: WireName {}

extension DisplayGroup: WireInline {
  static var blank: DisplayGroup { DisplayGroup() }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&clip, &opacity, &tapRegion)
    try wire.values(&isAccented, &effects)
  }
}

extension DisplayEffect: WireChoice {
  static var noun: String { "an effect" }

  static func blank(named name: String) -> DisplayEffect? {
    switch name {
    case "transform": .transform(.blank)
    case "shadow": .shadow(.blank, radius: 0, x: 0, y: 0)
    case "blur": .blur(radius: 0)
    case "colors": .colors(.inversion)
    case "blend": .blend(.normal)
    case "isolate": .isolate
    case "mask": .mask([])
    case "erase": .erase([])
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .transform(let change): self = .transform(try wire.next("transform", change))
    case .shadow(let color, let radius, let x, let y):
      self = .shadow(
        try wire.next("shadow", color), radius: try wire.next(radius), x: try wire.next(x),
        y: try wire.next(y))
    case .blur(let radius): self = .blur(radius: try wire.next("blur", radius))
    case .colors(let matrix): self = .colors(try wire.next("colors", matrix))
    case .blend(let mode): self = .blend(try wire.next("blend", mode))
    case .isolate: wire.kind("isolate")
    case .mask(let items): self = .mask(try wire.next("mask", items))
    case .erase(let items): self = .erase(try wire.next("erase", items))
    }
  }
}

extension BlendMode: WireName {}

extension PlaneTransform: WireInline {
  static var blank: PlaneTransform { PlaneTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&a, &b, &c, &d)
    try wire.values(&tx, &ty)
  }
}

extension ColorMatrix: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> ColorMatrix {
    guard let matrix = ColorMatrix(values: try [Double].take(from: &reader)) else {
      throw MessageError("a change of colors has 20 numbers")
    }
    return matrix
  }

  func put(on writer: inout MessageWriter) { values.put(on: &writer) }
}
