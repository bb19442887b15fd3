// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// A widget without parameters.
public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  /// What the host is told.
  public let configuredWidget: ConfiguredWidget?

  /// Describes a widget.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app and the system speak of the widget.
  ///   - provider: What makes its timelines.
  ///   - content: The view that shows an entry.
  public init<Provider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {
    let content = ProvidedContent(provider: provider, content: content)
    configuredWidget = ConfiguredWidget(hosted: content.previewed(content.hosted(kind: kind)))
  }

  /// Nothing: the configuration is not composed of others.
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

/// A provider with the view of its entries.
///
/// A provider need not be sendable: the system calls it from wherever it likes, and so does the host, one call after the other.
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

  /// A widget that shows entries of a preview, too.
  func previewed(_ widget: HostedWidget) -> HostedWidget {
    var widget = widget
    widget.entry = { ($0 as? Entry).map(entry) }
    return widget
  }

  /// The content of an entry, made when it is laid out, so that it finds the environment of its look.
  private struct Drawn: @unchecked Sendable {
    let content: (Entry) -> Content
    let entry: Entry

    func view() -> AnyView {
      AnyView(EntryView(content: { content(entry) }))
    }
  }
}

extension TimelineReloadPolicy {
  /// The policy as the host knows it.
  var hosted: HostedTimeline.Policy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(date)
    }
  }
}

private struct EntryView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// A completion handler that a provider may call from any thread.
///
/// What it captures, a provider and the view of its entries, need not be sendable, and neither need their types: the host makes one call
/// after the other, and hands the answer over to the main thread. Whether a function is sendable is not part of how it is called.
func fromAnyThread<Answer>(
  _ handler: @escaping (Answer) -> Void
) -> @Sendable (Answer) -> Void {
  unsafeBitCast(handler, to: (@Sendable (Answer) -> Void).self)
}
