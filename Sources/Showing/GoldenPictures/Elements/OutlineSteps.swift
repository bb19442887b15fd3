// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The steps of a path as the renderer writes them: absolute, with the letters M, L, H, V, C and Z.
struct OutlineSteps {
  /// The letters, one after the other.
  let letters: String

  /// The rectangle around all points, those that guide curves included.
  private(set) var bounds = Rect(origin: .zero, size: .zero)

  /// The steps as they would be if the rectangle began at 0, 0.
  private(set) var moved = ""

  /// Reads the `d` attribute of a path.
  init(_ data: String) {
    var points: [(x: Double?, y: Double?)] = []
    var steps: [(letter: Character, numbers: [Double])] = []
    letters = data.filter(\.isLetter)
    let names = Array(letters)
    for part in data.split(omittingEmptySubsequences: false, whereSeparator: \.isLetter).dropFirst()
    {
      let letter = names[steps.count]
      let numbers = part.split(separator: " ").compactMap { Double($0) }
      steps.append((letter, numbers))
      switch letter {
      case "H": points += numbers.map { ($0, nil) }
      case "V": points += numbers.map { (nil, $0) }
      default:
        points += stride(from: 0, to: numbers.count - 1, by: 2).map {
          (numbers[$0], numbers[$0 + 1])
        }
      }
    }
    let (horizontal, vertical) = (points.compactMap(\.x), points.compactMap(\.y))
    if let left = horizontal.min(), let right = horizontal.max(), let top = vertical.min(),
      let bottom = vertical.max()
    {
      bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
    let origin = bounds.origin
    for step in steps {
      moved.append(step.letter)
      moved += step.numbers.enumerated().map { index, number in
        let isVertical = step.letter == "V" || step.letter != "H" && index % 2 == 1
        return (number - (isVertical ? origin.y : origin.x)).points
      }.joined(separator: " ")
    }
  }
}
