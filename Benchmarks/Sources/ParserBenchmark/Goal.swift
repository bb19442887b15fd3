// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How fast a contender has to be beside another.
struct Goal {
  let subject: Contender.ID
  let reference: Contender.ID

  /// How many times as fast as the reference the subject has to be; below 1, how much slower it may be.
  let least: Double

  let sentence: String

  static let all = [
    Goal(
      subject: .tape, reference: .libplist, least: 10,
      sentence: "tape: at least 10 x libplist"),
    Goal(
      subject: .tape, reference: .tagSearch, least: 0.5,
      sentence: "tape: at least 0.5 x memchr from '<' to '<'"),
    Goal(
      subject: .places, reference: .libplist, least: 5,
      sentence: "UTF-8 check, tape, places: at least 5 x libplist"),
    Goal(
      subject: .model, reference: .libplist, least: 2,
      sentence: "model, diagnostics: at least 2 x libplist"),
    Goal(
      subject: .model, reference: .serialization, least: 10,
      sentence: "model, diagnostics: at least 10 x PropertyListSerialization"),
  ]

  /// Whether the measurement reaches the goal.
  func isReached(in measurement: Measurement) -> Bool {
    measurement.medianRatio(of: subject, to: reference) >= least
  }
}
