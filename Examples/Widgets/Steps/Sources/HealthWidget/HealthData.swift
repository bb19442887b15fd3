// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The steps of a user.
struct HealthData: Codable, Sendable {
  /// Today's steps.
  let step: Int

  /// The part of today's goal that is reached: 1 is the goal.
  let stepProgress: Double

  /// The steps of the last seven days, today's last.
  let weeklySteps: [Int]

  static let zero = HealthData(step: 0, stepProgress: 0, weeklySteps: [])

  static let sample = HealthData(
    step: 8_000, stepProgress: 0.8,
    weeklySteps: [1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000])
}

/// Where the steps come from: the server, and if that does not answer, what the app left for its widgets.
struct HealthDataStore: Sendable {
  private static let address = "https://health.example.com/steps"
  private static let group = "group.com.example.health"

  func fetch(completion: @escaping @Sendable (HealthData?) -> Void) {
    guard let url = URL(string: Self.address) else { return completion(shared) }
    let task = URLSession.shared.dataTask(with: url) { data, _, _ in
      let answer = data.flatMap { try? JSONDecoder().decode(HealthData.self, from: $0) }
      completion(answer ?? shared)
    }
    task.resume()
  }

  /// What the app saved in the container that it shares with its widgets.
  private var shared: HealthData? {
    guard let defaults = UserDefaults(suiteName: Self.group),
      let data = defaults.data(forKey: "healthData")
    else { return nil }
    return try? JSONDecoder().decode(HealthData.self, from: data)
  }
}
