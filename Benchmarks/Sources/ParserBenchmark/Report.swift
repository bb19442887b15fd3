// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The table and the goals of one file.
struct Report {
  let name: String
  let byteCount: Int
  let nodeCount: Int
  let rounds: Int
  let measurement: Measurement

  /// The lines to print.
  var text: String {
    let bytes = "\(byteCount) bytes, \(nodeCount) keys and values, \(rounds) rounds"
    var lines = ["\(name): \(bytes)", ""]
    lines.append(row("", "MB/s, best", "median", "x libplist"))
    for id in Contender.ID.allCases {
      lines.append(
        row(
          id.rawValue, speed(measurement.best(id)), speed(measurement.median(id)),
          ratio(measurement.medianRatio(of: id, to: .libplist))))
    }
    lines.append("")
    lines.append(row("goal", "by best", "median", "reached"))
    for goal in Goal.all {
      lines.append(
        row(
          goal.sentence,
          ratio(measurement.bestRatio(of: goal.subject, to: goal.reference)),
          ratio(measurement.medianRatio(of: goal.subject, to: goal.reference)),
          goal.isReached(in: measurement) ? "yes" : "NO"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ title: String, _ columns: String...) -> String {
    let cells = columns.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }
    let padding = String(repeating: " ", count: max(0, 60 - title.count))
    return "  " + title + padding + cells.joined()
  }

  private func speed(_ seconds: Double) -> String {
    String(format: "%.0f", Double(byteCount) / seconds / 1e6)
  }

  private func ratio(_ value: Double) -> String {
    String(format: "%.2f", value)
  }
}
