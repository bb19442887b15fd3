// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// The configuration of a widget without parameters.
public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  /// The widget as the host knows it.
  public let configuredWidget: ConfiguredWidget?

  /// Creates the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget's kind.
  ///   - provider: The provider of the timelines.
  ///   - content: A function that returns the view of an entry.
  public init<Provider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {
    let content = ProvidedContent(provider: provider, content: content)
    configuredWidget = ConfiguredWidget(hosted: content.previewed(content.hosted(kind: kind)))
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension ProvidedContent where Provider: TimelineProvider, Entry == Provider.Entry {
  fileprivate func hosted(kind: String) -> HostedWidget {
    HostedWidget(
      kind: kind, configuration: .fixed,
      placeholder: {
        entry(provider.placeholder(in: TimelineProviderContext($0)))
      },
      snapshot: { context, _, take in
        provider.getSnapshot(
          in: TimelineProviderContext(context), completion: fromAnyThread { take(entry($0)) })
      },
      timeline: { context, _, take in
        provider.getTimeline(
          in: TimelineProviderContext(context), completion: fromAnyThread { take(timeline($0)) })
      })
  }
}

/// A provider and the view of its entries.
///
/// A provider need not be sendable: the system calls it from any thread, and so does the host, one
/// call after the other.
struct ProvidedContent<Provider, Entry: TimelineEntry, Content: View>: @unchecked Sendable {
  let provider: Provider
  let content: (Entry) -> Content

  func entry(_ entry: Entry) -> HostedEntry {
    HostedEntry(
      date: entry.date, relevance: entry.relevance.map { ($0.score, $0.duration) },
      view: Drawn(content: content, entry: entry).view)
  }

  func timeline(_ timeline: Timeline<Entry>) -> HostedTimeline {
    HostedTimeline(entries: timeline.entries.map(entry), policy: timeline.policy.hosted)
  }

  /// Returns the widget with a function that shows the entries of a preview.
  func previewed(_ widget: HostedWidget) -> HostedWidget {
    var widget = widget
    widget.entry = { ($0 as? Entry).map(entry) }
    return widget
  }

  /// The content of an entry, created at its layout, so that it reads the environment of its look.
  private struct Drawn: @unchecked Sendable {
    let content: (Entry) -> Content
    let entry: Entry

    func view() -> AnyView {
      AnyView(EntryView(content: { content(entry) }))
    }
  }
}

extension TimelineReloadPolicy {
  /// The policy in the type of the host.
  var hosted: HostedTimeline.Policy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date)
    }
  }
}

nonisolated private struct EntryView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// Returns a completion handler that a provider may call from any thread.
///
/// The captured provider and view need not be sendable, and neither need their types: the host
/// makes one call after the other, and passes the answer to the main thread. Sendability is not
/// part of a function's calling convention.
func fromAnyThread<Answer>(
  _ handler: @escaping (Answer) -> Void
) -> @Sendable (Answer) -> Void {
  unsafeBitCast(handler, to: (@Sendable (Answer) -> Void).self)
}
