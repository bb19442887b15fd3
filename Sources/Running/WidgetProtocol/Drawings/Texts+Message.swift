// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension DisplayText: WireInline {
  static var blank: DisplayText {
    DisplayText(frame: .blank, string: "", lines: [], isTruncated: false)
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&frame, &string, &isTruncated, &brokenWord)
    try wire.values(&isRedacted, &isLive, &gradient, &lines)
  }
}

extension DisplayText.Line: WireList {
  static var blank: DisplayText.Line { .init(baseline: .blank, width: 0, runs: []) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&baseline, &width, &runs)
  }
}

extension DisplayText.Run: WireList {
  static var blank: DisplayText.Run {
    .init(string: "", x: 0, width: 0, font: .blank, color: .blank)
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&string, &x, &width, &font)
    try wire.values(&color, &baselineOffset, &tracking)
  }
}

extension ResolvedFont: WireList {
  static var blank: ResolvedFont { ResolvedFont(size: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&size, &weight, &isItalic)
    try wire.values(&isMonospacedDigit, &design)
    width = Font.Width(try wire.next(width.value))
    try wire.choice(&leading)
    try wire.value(&name)
  }
}

extension Font.Design: WireName {}

extension FontWeight: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> FontWeight {
    let number = try Int.take(from: &reader)
    guard let weight = FontWeight(rawValue: number) else {
      throw MessageError("\(number) is not a weight")
    }
    return weight
  }

  func put(on writer: inout MessageWriter) { writer.integer(rawValue) }
}

extension Font.Leading: WireChoice {
  static var noun: String { "a distance of lines" }

  static func blank(named name: String) -> Font.Leading? {
    switch name {
    case "standard": .standard
    case "tight": .tight
    case "loose": .loose
    default: nil
    }
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    switch self {
    case .standard: wire.kind("standard")
    case .tight: wire.kind("tight")
    case .loose: wire.kind("loose")
    }
  }
}
