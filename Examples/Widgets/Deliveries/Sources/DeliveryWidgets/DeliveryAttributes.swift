// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActivityKit
import Foundation

/// A delivery of a restaurant's dishes.
struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: Step
    var courier: String
    var arrival: Date
  }

  enum Step: Int, Codable, CaseIterable {
    case cooking, riding, arrived
  }

  var restaurant: String
  var dishCount: Int
}

extension DeliveryAttributes.Step {
  var title: String {
    switch self {
    case .cooking: "In the kitchen"
    case .riding: "On the way"
    case .arrived: "At your door"
    }
  }

  var symbol: String {
    switch self {
    case .cooking: "flame.fill"
    case .riding: "bicycle"
    case .arrived: "checkmark.circle.fill"
    }
  }

  var progress: Double { Double(rawValue + 1) / Double(Self.allCases.count) }
}
