// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension BoxComparison {
  /// What differs by more than is allowed, each in a sentence, in points of the recorded picture.
  package func sentences(beyond allowed: AllowedDeviation) -> [String] {
    var sentences: [String] = []
    if sizeDeviation > allowed.points {
      sentences.append(
        "drawn \(words(drawnSize.width, drawnSize.height)) pt, recorded "
          + words(recordedSize.width, recordedSize.height))
    }
    if groundDeviation > allowed.levels {
      sentences.append(
        "the ground is \(Self.words(drawnGround)) instead of \(Self.words(recordedGround))")
    }
    for pair in pairs where !allowed.holds(for: pair) {
      var parts: [String] = []
      if pair.deviation > allowed.points { parts.append(movement(pair)) }
      if pair.colorDeviation > allowed.levels {
        parts.append(
          "the mean color is \(Self.words(pair.drawnColors.ink)) instead of "
            + Self.words(pair.recordedColors.ink))
      }
      sentences.append("\(title(pair.recorded)): \(parts.joined(separator: ", "))")
    }
    sentences += missing.map { "\(title($0)): not drawn" }
    sentences += added.map { "\(title($0)): not in the recorded picture" }
    return sentences
  }

  /// Where a box is, and how large.
  private func title(_ box: PictureBox) -> String {
    "box at \(length(box.left)), \(length(box.top)) (\(words(box.width, box.height)))"
  }

  /// By how much the edges of a box are elsewhere.
  private func movement(_ pair: Pair) -> String {
    let (old, new) = (pair.recorded, pair.drawn)
    let parts =
      change(
        (new.left - old.left, new.right - old.right), from: old.width, to: new.width, "wide",
        edge: "left", words: ("right", "left"))
      + change(
        (new.top - old.top, new.bottom - old.bottom), from: old.height, to: new.height, "high",
        edge: "upper", words: ("down", "up"))
    return parts.joined(separator: ", ")
  }

  /// How both edges of a direction moved: together, or so that the length is another.
  private func change(
    _ edges: (first: Int, last: Int), from old: Int, to new: Int, _ adjective: String, edge: String,
    words: (more: String, less: String)
  ) -> [String] {
    let move = edges.first == 0 ? [] : [distance(edges.first, words.more, words.less)]
    guard edges.first != edges.last else { return move }
    return ["\(length(new)) pt \(adjective) instead of \(length(old))"]
      + move.map { "its \(edge) edge \($0)" }
  }

  private func distance(_ pixels: Int, _ more: String, _ less: String) -> String {
    "\(length(abs(pixels))) pt \(pixels > 0 ? more : less)"
  }

  private func words(_ width: Int, _ height: Int) -> String {
    "\(length(width)) × \(length(height))"
  }

  /// A number of pixels in points, with at most two decimals.
  private func length(_ pixels: Int) -> String {
    ((Double(pixels) / scale * 100).rounded() / 100).points
  }

  /// A color as the levels of red, green and blue.
  private static func words(_ color: SIMD3<Double>) -> String {
    [color.x, color.y, color.z].map { $0.rounded().points }.joined(separator: " ")
  }
}
