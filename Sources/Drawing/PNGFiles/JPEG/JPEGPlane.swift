// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The samples of a component of a JPEG file, which are enlarged to rows of pixels.
struct JPEGPlane {
  private let samples: [UInt8]
  private let stride: Int
  private let component: JPEGFrame.Component
  private let across: Int
  private let down: Int

  /// Turns the numbers of a component's blocks into samples.
  init(_ numbers: [Int16], of component: JPEGFrame.Component, in frame: JPEGFrame, factors: [Int32])
  {
    self.component = component
    (across, down) = (frame.across, frame.down)
    stride = component.columns * 8
    var samples: [UInt8] = Array(repeating: 0, count: numbers.count)
    var transform = JPEGTransform(factors: factors)
    for row in 0..<component.ownRows {
      for column in 0..<component.ownColumns {
        transform.apply(
          numbers, at: (row * component.columns + column) * 64, to: &samples,
          at: row * 8 * stride + column * 8, stride: stride)
      }
    }
    self.samples = samples
  }

  /// Writes a row of pixels.
  ///
  /// Where a component has half of the columns or rows, those between are mixed of three parts of the nearest
  /// sample and one of the next, as samples are in the middle of the pixels they stand for. Others are repeated.
  func row(_ row: Int, into pixels: inout [UInt8]) {
    let isHalfDown = down == component.down * 2
    let near = row * component.down / down
    let line = near * stride
    // The next sample is above upper pixels and below lower ones.
    let other =
      isHalfDown ? min(max(row % 2 == 0 ? near - 1 : near + 1, 0), component.height - 1) : near
    let otherLine = other * stride
    let isHalfAcross = across == component.across * 2 && component.width > 2
    // As other decoders: one of the two is rounded up, in turns.
    if isHalfAcross, isHalfDown {
      halve(count: pixels.count) {
        3 &* Int(samples[line &+ $0]) &+ Int(samples[otherLine &+ $0])
      } write: {
        pixels[$0] = UInt8(truncatingIfNeeded: ($1 &+ ($0 & 1 == 0 ? 8 : 7)) >> 4)
      }
    } else if isHalfAcross {
      halve(count: pixels.count) {
        Int(samples[line &+ $0])
      } write: {
        pixels[$0] = UInt8(truncatingIfNeeded: ($1 &+ ($0 & 1 == 0 ? 1 : 2)) >> 2)
      }
    } else if component.across == across {
      guard isHalfDown else {
        for index in pixels.indices { pixels[index] = samples[line &+ index] }
        return
      }
      let rounding = row % 2 == 0 ? 1 : 2
      for index in pixels.indices {
        let mixed = 3 &* Int(samples[line &+ index]) &+ Int(samples[otherLine &+ index]) &+ rounding
        pixels[index] = UInt8(truncatingIfNeeded: mixed >> 2)
      }
    } else {
      for index in pixels.indices {
        pixels[index] = samples[line &+ index &* component.across / across]
      }
    }
  }

  /// Gives two numbers for each sample: three parts of it, and one of the sample before or after it.
  private func halve(count: Int, sample: (Int) -> Int, write: (Int, Int) -> Void) {
    var before = sample(0)
    var current = before
    for index in 0..<component.width {
      let after = index &+ 1 < component.width ? sample(index &+ 1) : current
      write(2 &* index, 3 &* current &+ before)
      if 2 &* index &+ 1 < count { write(2 &* index &+ 1, 3 &* current &+ after) }
      (before, current) = (current, after)
    }
  }
}
