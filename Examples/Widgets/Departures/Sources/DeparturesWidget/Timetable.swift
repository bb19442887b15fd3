// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A stop of the network.
struct Stop: Sendable {
  let id: String
  let name: String
  let district: String
  let lines: [Line]

  static let all = [
    Stop(
      id: "harbor", name: "Harbor", district: "South",
      lines: [
        Line(id: "harbor-8", number: "8", destination: "Airport", platform: 1, minutes: [4, 34]),
        Line(
          id: "harbor-12", number: "12", destination: "Old Bridge", platform: 2, minutes: [11, 41]),
        Line(
          id: "harbor-N1", number: "N1", destination: "University", platform: 1, minutes: [26, 56]),
      ]),
    Stop(
      id: "old-bridge", name: "Old Bridge", district: "Center",
      lines: [
        Line(
          id: "old-bridge-12", number: "12", destination: "Harbor", platform: 1, minutes: [2, 32]),
        Line(
          id: "old-bridge-3", number: "3", destination: "Castle", platform: 3, minutes: [9, 39]),
      ]),
    Stop(
      id: "castle", name: "Castle", district: "Center",
      lines: [
        Line(
          id: "castle-3", number: "3", destination: "Old Bridge", platform: 1, minutes: [17, 47])
      ]),
  ]
}

/// A line that calls at a stop twice an hour.
struct Line: Sendable {
  let id: String
  let number: String
  let destination: String
  let platform: Int
  let minutes: [Int]

  /// The next trains from a moment on.
  func departures(from moment: Date, count: Int) -> [Date] {
    let calendar = Calendar.current
    guard let hour = calendar.dateInterval(of: .hour, for: moment)?.start else { return [] }
    return (0...count).flatMap { hours in
      minutes.map { hour.addingTimeInterval(Double(hours * 60 + $0) * 60) }
    }.filter { $0 >= moment }.prefix(count).map { $0 }
  }
}
