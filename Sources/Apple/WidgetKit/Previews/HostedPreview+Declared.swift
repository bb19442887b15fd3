// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftUI
import WidgetHost
import WidgetViews

extension HostedPreview {
  /// The previews that the program declares: those of `#Preview` by file and line, then those of
  /// preview providers.
  @MainActor static var declared: [HostedPreview] {
    DeclaredPreviews.previews().compactMap(HostedPreview.init)
      + DeclaredPreviews.providers().flatMap { previews(of: $0) }
  }

  @MainActor private init?(_ preview: Preview) {
    let file = preview.file.split(separator: "/").last.map(String.init) ?? preview.file
    let place = "\(file):\(preview.line)"
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    switch preview.content {
    case let view as PreviewedView:
      self.init(name: preview.displayName ?? stem, place: place) { _, take in
        AsynchronousCall {
          do {
            take(.view(try await view.prepared()))
          } catch {
            fatalError("The context of the preview at \(place) cannot be made: \(error)")
          }
        }.start()
      }
    case let content as PreviewedWidget:
      guard let widget = hostedWidgets(of: content.widget()).first else { return nil }
      self.init(
        name: preview.displayName ?? widget.kind, place: place, family: content.family,
        widget: widget
      ) { context, take in
        content.timeline(of: widget, in: context, take)
      }
    case let content as PreviewedActivity:
      guard let widget = hostedWidgets(of: content.widget()).first else { return nil }
      self.init(name: preview.displayName ?? widget.kind, place: place, widget: widget) { _, take in
        AsynchronousCall {
          let now = Date()
          let entries = await content.states().compactMap { content.entry($0, now) }
          take(HostedTimeline(entries: entries, policy: .never))
        }.start()
      }
      presentation = content.presentation
    default: return nil
    }
  }

  /// Returns a preview for each view of a preview provider.
  @MainActor private static func previews<Provider: PreviewProvider>(
    of provider: Provider.Type
  ) -> [HostedPreview] {
    let name = "\(provider)"
    return provider.previewTraits.enumerated().map { index, traits in
      var preview = HostedPreview(
        name: traits?.displayName ?? name, place: String(reflecting: provider),
        family: (traits?.context as? WidgetPreviewContext)?.family
      ) { _, take in
        take(.view { AnyView(ViewPart(of: AnyView(provider.previews), at: index)) })
      }
      preview.presentation = (traits?.context as? ActivityPreviewContext)?.presentation
      return preview
    }
  }
}

extension HostedTimeline {
  /// Returns a timeline with one view, shown from now on.
  fileprivate static func view(_ make: @escaping @MainActor () -> AnyView) -> HostedTimeline {
    let view = PreviewedContent(make: make)
    var entry = HostedEntry(date: Date(), relevance: nil) { AnyView(PreviewedPart(view)) }
    entry.asked = { environment in
      let parts = ViewPart.preferences(PreviewTraitsKey.self, of: AnyView(view), in: environment)
      return (parts.first ?? nil)?.first?.asked ?? AskedLook()
    }
    return HostedTimeline(entries: [entry], policy: .never)
  }
}

extension PreviewTraits {
  /// The look that the traits ask for.
  fileprivate var asked: AskedLook {
    var asked = AskedLook()
    asked.appearance = colorScheme
    asked.device = device.flatMap { WidgetDevice.named($0) }
    if context is WidgetPreviewContext || context is ActivityPreviewContext { return asked }
    switch layout {
    case .fixed(let width, let height):
      asked.extent = .fixed(WidgetViews.Size(width: width, height: height))
    case .sizeThatFits: asked.extent = .fitting
    case .device, nil: break
    }
    return asked
  }
}

/// A view that is created when it is laid out.
nonisolated private struct PreviewedContent: View {
  let make: @MainActor () -> AnyView

  var body: some View {
    // The host lays out views on the main thread.
    nonisolated(unsafe) var view: AnyView?
    MainActor.assumeIsolated { view = make() }
    return view
  }
}

extension PreviewedWidget {
  /// Gets the entries, and passes on a timeline of them in the widget's view.
  @MainActor fileprivate func timeline(
    of widget: HostedWidget, in context: HostedContext,
    _ take: @escaping @Sendable (HostedTimeline) -> Void
  ) {
    switch content {
    case .entries(let make):
      AsynchronousCall {
        let entries = await make().compactMap { widget.entry($0) }
        take(HostedTimeline(entries: entries, policy: .never))
      }.start()
    case .provider(let provider):
      provider.ask(TimelineProviderContext(context)) { entries, policy in
        take(HostedTimeline(entries: entries.compactMap { widget.entry($0) }, policy: policy))
      }
    }
  }
}
