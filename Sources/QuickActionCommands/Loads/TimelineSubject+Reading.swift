// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import TimelineSimulation
import WidgetTimeline
import WidgetViews

extension TimelineSubject {
  /// What the widget's provider makes of the answer that it asks for first.
  ///
  /// - Parameter family: The shape in which it is placed.
  /// - Returns: What reads an answer; nil of it where the provider can make nothing of one.
  func reading(in family: WidgetFamily) -> @Sendable (FeedValue) -> FleetFeed.Answer? {
    let widget = SampleWidget.named(name)
    return { body in
      widget?.answer(reading: body, in: family).map {
        FleetFeed.Answer(requests: $0.requests, interval: $0.interval)
      }
    }
  }
}
