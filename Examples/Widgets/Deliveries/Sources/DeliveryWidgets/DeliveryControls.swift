// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import SwiftUI
import WidgetKit

/// A button of Control Center that opens the last order.
struct ReorderControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "ReorderControl") {
      ControlWidgetButton(action: ReorderIntent()) {
        Label("Order Again", systemImage: "bag.fill")
      }
    }
    .displayName("Order Again")
  }
}

/// A toggle of Control Center that pauses messages of couriers.
struct QuietControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "QuietControl", provider: QuietProvider()) { isQuiet in
      ControlWidgetToggle("Quiet Deliveries", isOn: isQuiet, action: QuietIntent()) { isQuiet in
        Label(
          isQuiet ? "No messages" : "All messages",
          systemImage: isQuiet ? "bell.slash.fill" : "bell.fill")
      }
      .tint(.orange)
    }
    .displayName("Quiet Deliveries")
  }
}

struct QuietProvider: ControlValueProvider {
  var previewValue: Bool { false }

  func currentValue() async throws -> Bool { true }
}

struct ReorderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Again"

  func perform() async throws -> some IntentResult { .result() }
}

struct QuietIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Quiet Deliveries"

  @Parameter(title: "Quiet") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}
