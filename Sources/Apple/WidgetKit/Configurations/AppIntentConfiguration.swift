// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
import WidgetHost

/// A widget whose parameters are those of an app intent.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
public struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration
where Intent: WidgetConfigurationIntent, Content: View {
  /// What the host is told.
  public let configuredWidget: ConfiguredWidget?

  /// Describes a widget.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app and the system speak of the widget.
  ///   - intent: The type of the intent.
  ///   - provider: What makes its timelines.
  ///   - content: The view that shows an entry.
  public init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
    let content = ProvidedContent(provider: provider, content: content)
    configuredWidget = ConfiguredWidget(
      hosted: content.previewed(content.hosted(kind: kind, intent: intent)))
  }

  /// Nothing: the configuration is not composed of others.
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

/// A call of a provider that is not sendable, begun on the main thread, where the host makes all calls.
struct AsynchronousCall: @unchecked Sendable {
  let body: () async -> Void

  init(_ body: @escaping () async -> Void) {
    self.body = body
  }

  func start() {
    Task { @MainActor in await body() }
  }
}
