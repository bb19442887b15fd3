// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// How much a person walked.
package struct HealthData: Hashable, Sendable {
  /// The days of a week, which is what the chart shows.
  package static let dayCount = 7

  /// Today's steps.
  package var step: Int64

  /// The part of today's goal that is reached: 0 for nothing, 1 for the goal; more is more.
  package var stepProgress: Double

  /// The steps of the last days, today's last; at most seven.
  package var weeklySteps: [Int64]

  /// Makes data.
  ///
  /// What is below 0 counts as 0, and of more days than a week has the last seven are taken.
  package init(step: Int64, stepProgress: Double, weeklySteps: [Int64]) {
    self.step = max(0, step)
    self.stepProgress = stepProgress.isFinite ? max(0, stepProgress) : 0
    self.weeklySteps = weeklySteps.suffix(Self.dayCount).map { max(0, $0) }
  }

  /// Reads data: `{ "step": 8000, "stepProgress": 0.8, "weeklySteps": [ … ] }`.
  ///
  /// - Throws: `FeedDataError` if a value is missing or of another kind.
  init(_ reader: FeedReader) throws(FeedDataError) {
    let step = try reader.member("step").integer()
    let progress = try reader.member("stepProgress").number()
    var week: [Int64] = []
    for element in try reader.member("weeklySteps").elements() {
      week.append(try element.integer())
    }
    self.init(step: step, stepProgress: progress, weeklySteps: week)
  }

  /// What a placeholder shows.
  package static let zero = HealthData(step: 0, stepProgress: 0, weeklySteps: [])

  /// What the gallery shows.
  package static let sample = HealthData(
    step: 8_432, stepProgress: 0.84,
    weeklySteps: [6_210, 9_874, 4_350, 7_905, 11_240, 5_480, 8_432])

  /// The part of the goal as people read it, in whole percent, rounded down: 100 means reached.
  var percentage: Int64 {
    // A rate that 64 bits cannot hold was not walked.
    Int64(min(stepProgress * 100 + 1e-9, 1e9))
  }
}
