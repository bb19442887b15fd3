// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A provider of timelines for a widget that users cannot configure.
///
/// Source: Apple's documentation of `TimelineProvider`; its completion handlers are `async` here. A provider that throws is one that
/// never calls its completion handler on a phone: the widget keeps showing what it showed.
public protocol TimelineProvider: Sendable {
  /// The type of the timeline's entries.
  associatedtype Entry: TimelineEntry

  /// The context in which the provider is called.
  typealias Context = TimelineProviderContext

  /// Returns an entry to show before there is data; only its shapes are seen.
  func placeholder(in context: Context) -> Entry

  /// Returns an entry for the gallery and for transitions: soon, with sample data if necessary.
  func snapshot(in context: Context) async throws -> Entry

  /// Returns the timeline from the context's moment on.
  func timeline(in context: Context) async throws -> Timeline<Entry>
}
