// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// The configuration of a widget whose parameters are those of an intent definition.
public struct IntentConfiguration<Intent, Content>: WidgetConfiguration
where Intent: INIntent, Content: View {
  /// The widget as the host knows it.
  public let configuredWidget: ConfiguredWidget?

  /// Creates the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget's kind.
  ///   - intent: The intent's class, which is generated from its definition.
  ///   - provider: The provider of the timelines.
  ///   - content: A function that returns the view of an entry.
  public init<Provider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: IntentTimelineProvider {
    let content = ProvidedContent(provider: provider, content: content)
    configuredWidget = ConfiguredWidget(
      hosted: content.previewed(content.hosted(kind: kind, intent: intent)))
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension ProvidedContent where Provider: IntentTimelineProvider, Entry == Provider.Entry {
  fileprivate func hosted(kind: String, intent: Provider.Intent.Type) -> HostedWidget {
    func chosen(_ configuration: Any?) -> Provider.Intent {
      configuration as? Provider.Intent ?? intent.init()
    }
    return HostedWidget(
      kind: kind, configuration: .intent(intent),
      placeholder: {
        entry(provider.placeholder(in: TimelineProviderContext($0)))
      },
      snapshot: { context, configuration, take in
        provider.getSnapshot(
          for: chosen(configuration), in: TimelineProviderContext(context),
          completion: fromAnyThread { take(entry($0)) })
      },
      timeline: { context, configuration, take in
        provider.getTimeline(
          for: chosen(configuration), in: TimelineProviderContext(context),
          completion: fromAnyThread { take(timeline($0)) })
      })
  }
}
