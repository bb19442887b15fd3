// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension ResolvedColor: WireList {
  static var blank: ResolvedColor { ResolvedColor(red: 0, green: 0, blue: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&red, &green, &blue, &opacity)
  }
}

extension UnitPoint: WireInline {
  static var blank: UnitPoint { UnitPoint(x: 0, y: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&x, &y)
  }
}

extension GradientStop: WireList {
  static var blank: GradientStop { GradientStop(color: .blank, location: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&color, &location)
  }
}

extension Paint: WireChoice {
  static var noun: String { "a paint" }

  static func blank(named name: String) -> Paint? {
    switch name {
    case "color": .color(.blank)
    case "linear": .linearGradient([], from: .blank, to: .blank)
    case "radial": .radialGradient([], center: .blank, from: 0, to: 0)
    case "elliptical": .ellipticalGradient([], center: .blank, from: 0, to: 0)
    case "angular": .angularGradient([], center: .blank, from: 0, to: 0)
    case "mesh": .mesh([], columns: 0)
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .color(let color): self = .color(try wire.next("color", color))
    case .linearGradient(let stops, let start, let end):
      self = .linearGradient(
        try wire.next("linear", stops), from: try wire.next(start), to: try wire.next(end))
    case .radialGradient(let stops, let center, let start, let end):
      self = .radialGradient(
        try wire.next("radial", stops), center: try wire.next(center), from: try wire.next(start),
        to: try wire.next(end))
    case .ellipticalGradient(let stops, let center, let start, let end):
      self = .ellipticalGradient(
        try wire.next("elliptical", stops), center: try wire.next(center),
        from: try wire.next(start),
        to: try wire.next(end))
    case .angularGradient(let stops, let center, let start, let end):
      self = .angularGradient(
        try wire.next("angular", stops), center: try wire.next(center), from: try wire.next(start),
        to: try wire.next(end))
    case .mesh(let colors, let columns):
      self = .mesh(try wire.next("mesh", colors), columns: try wire.next(columns))
    }
  }
}
