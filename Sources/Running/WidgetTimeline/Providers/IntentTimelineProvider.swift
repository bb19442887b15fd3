// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What makes the timelines of a widget that a person configures.
///
/// Source: Apple's documentation of `IntentTimelineProvider`; its completion handlers are `async` here. A provider that throws is one
/// that never calls its completion handler on a phone.
public protocol IntentTimelineProvider: Sendable {
  /// What is shown from a moment on.
  associatedtype Entry: TimelineEntry

  /// What the person chose.
  associatedtype Intent: Sendable

  /// What the provider knows of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown before there is anything to show: only its shapes are seen.
  func placeholder(in context: Context) -> Entry

  /// What is shown in the gallery and in passing: soon, and with sample data where need be.
  func snapshot(for configuration: Intent, in context: Context) async throws -> Entry

  /// What is shown from now on.
  func timeline(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>
}
