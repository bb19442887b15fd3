// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftUI
import WidgetHost
import WidgetViews

/// The values of a control and the template that shows them.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
struct ControlContent<Value, Content: ControlWidgetTemplate>: @unchecked Sendable {
  /// A function that returns the value of the gallery for an intent.
  let preview: (Any?) -> Value

  /// A function that returns the current value for an intent.
  let current: nonisolated(nonsending) (Any?) async throws -> Value

  /// A function that returns the template of a value.
  let content: (Value) -> Content

  /// Returns the control for the host.
  @MainActor func configured(
    kind: String, configuration: HostedWidget.Configuration
  ) -> ConfiguredWidget {
    var widget = HostedWidget(
      kind: kind, configuration: configuration, placeholder: { _ in nil },
      snapshot: { _, intent, take in
        MainActor.assumeIsolated { take(entry(preview(intent))) }
      },
      timeline: { context, intent, take in
        AsynchronousCall {
          take(HostedTimeline(entries: [await currentEntry(intent, context)], policy: .never))
        }.start()
      })
    widget.families = []
    widget.presentations = WidgetPresentation.control
    return ConfiguredWidget(hosted: widget)
  }

  /// The entry of the current value; if the provider has none, that of the gallery, which is said.
  @MainActor private func currentEntry(
    _ intent: Any?, _ context: HostedContext
  ) async -> HostedEntry {
    do {
      return entry(try await current(intent))
    } catch {
      context.note(
        "the control's provider has no value (\(error)); the value of the gallery is drawn")
      return entry(preview(intent))
    }
  }

  @MainActor private func entry(_ value: Value) -> HostedEntry {
    // The control is made on the main thread, where its view is laid out, too.
    nonisolated(unsafe) let control = content(value).shownControl
    return HostedEntry(date: Date(), relevance: nil) {
      AnyView(ShownControlView(control: control))
    }
  }
}
