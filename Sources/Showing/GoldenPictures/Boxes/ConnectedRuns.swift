// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The areas that runs of pixels make: runs of rows above each other are connected if they have a column in common.
struct ConnectedRuns {
  /// The rectangles around the areas, in the order of their first runs.
  private(set) var areas: [PictureBox] = []

  /// For each run, the run that its area is known by or another on the way to it.
  private var parents: [Int] = []

  /// Connects the runs of rows, which are in order and do not touch.
  init(_ rows: [[Range<Int>]]) {
    var above: (first: Int, runs: [Range<Int>]) = (0, [])
    for runs in rows {
      let first = parents.count
      parents += first..<(first + runs.count)
      var other = 0
      for (index, run) in runs.enumerated() {
        while other < above.runs.count, above.runs[other].upperBound <= run.lowerBound {
          other += 1
        }
        var met = other
        while met < above.runs.count, above.runs[met].lowerBound < run.upperBound {
          connect(first + index, above.first + met)
          met += 1
        }
      }
      above = (first, runs)
    }
    enclose(rows)
  }

  private func root(of run: Int) -> Int {
    var run = run
    while parents[run] != run { run = parents[run] }
    return run
  }

  /// The earlier of two runs becomes that by which the area is known.
  private mutating func connect(_ run: Int, _ other: Int) {
    let (first, second) = (root(of: run), root(of: other))
    parents[max(first, second)] = min(first, second)
    parents[run] = min(first, second)
  }

  private mutating func enclose(_ rows: [[Range<Int>]]) {
    var places: [Int: Int] = [:]
    var run = 0
    for (row, runs) in rows.enumerated() {
      for range in runs {
        let box = PictureBox(
          left: range.lowerBound, top: row, right: range.upperBound, bottom: row + 1)
        let root = root(of: run)
        run += 1
        // A root is the first run of its area, so that areas come in the order of these.
        guard let place = places[root] else {
          places[root] = areas.count
          areas.append(box)
          continue
        }
        areas[place].left = min(areas[place].left, box.left)
        areas[place].right = max(areas[place].right, box.right)
        areas[place].bottom = box.bottom
      }
    }
  }
}
