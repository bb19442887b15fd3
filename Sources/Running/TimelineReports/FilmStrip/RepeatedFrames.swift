// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The different pictures of a strip on which the same few come again and again.
struct RepeatedFrames {
  /// How many frames have room at a size that can be read.
  private static let readableCount = 24

  /// The first frame of each picture, in order.
  let frames: [FilmStrip.Frame]

  /// How often each of them is shown.
  let counts: [Int]

  /// The number of each frame's picture, from 1.
  let numbers: [Int]

  /// Finds them; nil if all frames can be read, or if there would not be far fewer.
  init?(_ all: [FilmStrip.Frame]) {
    guard all.count > Self.readableCount else { return nil }
    var known: [DisplayList: Int] = [:]
    var frames: [FilmStrip.Frame] = []
    var counts: [Int] = []
    var numbers: [Int] = []
    for frame in all {
      let number = known[frame.list] ?? frames.count
      if number == frames.count {
        known[frame.list] = number
        frames.append(frame)
        counts.append(0)
      }
      counts[number] += 1
      numbers.append(number + 1)
    }
    guard frames.count <= Self.readableCount, frames.count * 2 <= all.count else { return nil }
    (self.frames, self.counts, self.numbers) = (frames, counts, numbers)
  }
}
