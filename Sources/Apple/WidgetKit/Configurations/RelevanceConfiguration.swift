// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
import Foundation
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

/// The configuration of a widget that the Smart Stack of Apple Watch shows while it is relevant; it is drawn as a rectangular accessory.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// The widget as the host knows it.
  public let configuredWidget: ConfiguredWidget?

  /// Creates the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget's kind.
  ///   - provider: The provider of the values.
  ///   - content: A function that returns the view of the values.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    let content = RelevantContent(provider: provider, content: content)
    configuredWidget = ConfiguredWidget(hosted: content.hosted(kind: kind))
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A provider and the view of its values, which need not be sendable: the host asks on the main thread, one question after the other.
private struct RelevantContent<Provider: RelevanceEntriesProvider, Content: View>:
  @unchecked Sendable
{
  let provider: Provider
  let content: (Provider.Entry) -> Content

  @MainActor func hosted(kind: String) -> HostedWidget {
    var widget = HostedWidget(
      kind: kind, configuration: .appIntent(Provider.Configuration.self),
      placeholder: { entry(provider.placeholder(context: TimelineProviderContext($0))) },
      snapshot: { context, configuration, take in
        AsynchronousCall { take(await chosenEntry(configuration, context)) }.start()
      },
      timeline: { context, configuration, take in
        AsynchronousCall {
          let entry = await chosenEntry(configuration, context)
          take(HostedTimeline(entries: [entry], policy: .never))
        }.start()
      })
    widget.families = [.accessoryRectangular]
    return widget
  }

  /// The values for the user's choices; if the provider has none, those of the placeholder, which is said.
  nonisolated(nonsending) private func chosenEntry(
    _ configuration: Any?, _ context: HostedContext
  ) async -> HostedEntry {
    let asked = TimelineProviderContext(context)
    do {
      let chosen = configuration as? Provider.Configuration ?? Provider.Configuration()
      return entry(try await provider.entry(configuration: chosen, context: asked))
    } catch {
      context.note("the provider has no values (\(error)); those of the placeholder are drawn")
      return entry(provider.placeholder(context: asked))
    }
  }

  private func entry(_ values: Provider.Entry) -> HostedEntry {
    let drawn = Drawn(content: content, values: values)
    return HostedEntry(date: Date(), relevance: nil) { AnyView(drawn.content(drawn.values)) }
  }

  private struct Drawn: @unchecked Sendable {
    let content: (Provider.Entry) -> Content
    let values: Provider.Entry
  }
}
