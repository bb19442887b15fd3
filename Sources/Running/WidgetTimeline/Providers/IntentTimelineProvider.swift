// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A provider of timelines for a widget that users configure by an intent.
///
/// Source: Apple's documentation of `IntentTimelineProvider`; its completion handlers are `async` here. A provider that throws is one
/// that never calls its completion handler on a phone.
public protocol IntentTimelineProvider: Sendable {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry

  /// The type of the user's configuration.
  associatedtype Intent: Sendable

  /// The context in which the provider is called.
  typealias Context = TimelineProviderContext

  /// Returns an entry to show before there is data; only its shapes are seen.
  func placeholder(in context: Context) -> Entry

  /// Returns an entry for the gallery and for transitions: soon, with sample data if necessary.
  func snapshot(for configuration: Intent, in context: Context) async throws -> Entry

  /// Returns the timeline from the context's moment on.
  func timeline(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>
}
