// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
import WidgetHost

/// The time at which the values of a relevant widget are shown, with its values.
public protocol RelevanceEntry {}

/// What gives the values of a widget that the Smart Stack of Apple Watch shows while it is relevant.
@preconcurrency public protocol RelevanceEntriesProvider {
  /// The type of the values.
  associatedtype Entry: RelevanceEntry
  /// The intent with the choices.
  associatedtype Configuration: WidgetConfigurationIntent

  /// The context of a question.
  typealias Context = TimelineProviderContext

  /// When the widget is relevant, and with which choices.
  func relevance() async -> WidgetRelevance<Configuration>
  /// The values for some choices.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// The values for a placeholder.
  func placeholder(context: Context) -> Entry
}

/// A widget that Apple Watch shows while it is relevant, which an iPhone does not have: it is not drawn.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// The widget for the host, which refuses to draw it.
  public let configuredWidget: ConfiguredWidget?

  /// Creates the configuration; the closure is not called.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    configuredWidget = ConfiguredWidget(
      hosted: HostedWidget(
        kind: kind,
        refusal: "'\(kind)' is shown by Apple Watch alone; there is no picture of it"))
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
