// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
import WidgetHost

/// The configuration of a widget whose parameters are those of an app intent.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
public struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration
where Intent: WidgetConfigurationIntent, Content: View {
  /// The widget as the host knows it.
  public let configuredWidget: ConfiguredWidget?

  /// Creates the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget's kind.
  ///   - intent: The type of the app intent with the parameters.
  ///   - provider: The provider of the timelines.
  ///   - content: A function that returns the view of an entry.
  public init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
    let content = ProvidedContent(provider: provider, content: content)
    configuredWidget = ConfiguredWidget(
      hosted: content.previewed(content.hosted(kind: kind, intent: intent)))
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension ProvidedContent where Provider: AppIntentTimelineProvider, Entry == Provider.Entry {
  fileprivate func hosted(kind: String, intent: Provider.Intent.Type) -> HostedWidget {
    HostedWidget(
      kind: kind, configuration: .appIntent(intent),
      placeholder: {
        entry(provider.placeholder(in: TimelineProviderContext($0)))
      },
      snapshot: { context, configuration, take in
        let intent = configuration as? Provider.Intent ?? Provider.Intent()
        AsynchronousCall {
          take(
            entry(
              await provider.snapshot(
                for: intent, in: TimelineProviderContext(context))))
        }.start()
      },
      timeline: { context, configuration, take in
        let intent = configuration as? Provider.Intent ?? Provider.Intent()
        AsynchronousCall {
          take(
            timeline(
              await provider.timeline(
                for: intent, in: TimelineProviderContext(context))))
        }.start()
      })
  }
}

/// An asynchronous call of a provider that is not sendable, started on the main actor, from which
/// the host makes all calls.
struct AsynchronousCall: @unchecked Sendable {
  let body: nonisolated(nonsending) () async -> Void

  init(_ body: nonisolated(nonsending) @escaping () async -> Void) {
    self.body = body
  }

  func start() {
    Task { @MainActor in await body() }
  }
}
