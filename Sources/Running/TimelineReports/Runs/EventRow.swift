// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline

/// A line of what happened.
struct EventRow {
  /// When.
  let date: Instant

  /// What.
  let text: String

  /// The details of the event, a line each.
  var details: [String] = []

  /// How it is shown.
  let tone: FilmStrip.Tone

  /// Whether the widget was placed, before which there is nothing.
  var isPlacement = false

  /// Whether it tells of an entry that is shown.
  var isShown = false

  /// The signature of the line, which is the same for lines that differ in their time alone.
  var signature: String
}
