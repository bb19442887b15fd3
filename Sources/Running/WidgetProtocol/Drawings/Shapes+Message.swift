// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension Point: WireInline {
  static var blank: Point { Point(x: 0, y: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&x, &y)
  }
}

extension Rect: WireList {
  static var blank: Rect { Rect(origin: .blank, size: .blank) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.value(&origin)
    try size.fields(on: &wire)
  }
}

extension Outline: WireList {
  static var blank: Outline { Outline(.rectangle, in: .blank) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.value(&rect)
    try wire.choice(&kind)
  }
}

extension Outline.Kind: WireChoice {
  static var noun: String { "a shape" }

  static func blank(named name: String) -> Outline.Kind? {
    switch name {
    case "rectangle": .rectangle
    case "circular": .roundedRectangle(cornerRadius: 0, style: .circular)
    case "continuous": .roundedRectangle(cornerRadius: 0, style: .continuous)
    case "ellipse": .ellipse
    case "arc": .arc(from: 0, to: 0)
    case "path": .path([], usesEvenOddFill: false)
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .rectangle: wire.kind("rectangle")
    case .roundedRectangle(let radius, let style):
      wire.kind(style == .circular ? "circular" : "continuous")
      self = .roundedRectangle(cornerRadius: try wire.next(radius), style: style)
    case .ellipse: wire.kind("ellipse")
    case .arc(let start, let end):
      self = .arc(from: try wire.next("arc", start), to: try wire.next(end))
    case .path(var steps, var usesEvenOddFill):
      wire.kind("path")
      try wire.value(&usesEvenOddFill)
      try wire.choices(&steps)
      self = .path(steps, usesEvenOddFill: usesEvenOddFill)
    }
  }
}

extension VectorPath.Step: WireChoice {
  static var noun: String { "a step of a path" }

  static func blank(named name: String) -> VectorPath.Step? {
    switch name {
    case "M": .move(to: .blank)
    case "L": .line(to: .blank)
    case "C": .curve(to: .blank, control1: .blank, control2: .blank)
    case "Z": .close
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .move(let point): self = .move(to: try wire.next("M", point))
    case .line(let point): self = .line(to: try wire.next("L", point))
    case .curve(var point, var first, var second):
      wire.kind("C")
      try wire.values(&first, &second, &point)
      self = .curve(to: point, control1: first, control2: second)
    case .close: wire.kind("Z")
    }
  }
}

extension StrokeStyle: WireList {
  static var blank: StrokeStyle { StrokeStyle() }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&lineWidth, &lineCap, &lineJoin, &miterLimit)
    try wire.values(&dash, &dashPhase)
  }
}
