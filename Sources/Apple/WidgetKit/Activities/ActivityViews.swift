// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftUI
import WidgetHost
import WidgetViews

/// The views of a Live Activity, for all of its presentations.
final class ActivityViews<Attributes: ActivityAttributes>: HostedActivity {
  let content: (ActivityViewContext<Attributes>) -> AnyView
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland
  var hasSmallView = false

  init(
    content: @escaping (ActivityViewContext<Attributes>) -> AnyView,
    island: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = content
    self.island = island
  }

  /// Keeps the views for previews of their attributes, which do not name the widget.
  @MainActor func register() {
    DeclaredActivities.views[ObjectIdentifier(Attributes.self)] = self
  }

  /// Returns the widget for the host.
  @MainActor func hosted(kind: String) -> HostedWidget {
    // The entries are made on the main thread, one question after the other.
    nonisolated(unsafe) let views = self
    var widget = HostedWidget(
      kind: kind, configuration: .fixed, placeholder: { _ in nil },
      snapshot: { context, _, take in
        AsynchronousCall {
          if let first = await views.entries(context).first { take(first) }
        }.start()
      },
      timeline: { context, _, take in
        AsynchronousCall {
          take(HostedTimeline(entries: await views.entries(context), policy: .never))
        }.start()
      })
    widget.families = []
    widget.presentations = WidgetPresentation.activity
    widget.activity = self
    return widget
  }

  /// Returns an entry that shows a state.
  func entry(_ declared: DeclaredActivityState<Attributes>, at date: Date) -> HostedEntry {
    let drawn = Drawn(
      views: self,
      context: ActivityViewContext(
        attributes: declared.attributes, state: declared.state, activityID: "preview",
        isStale: declared.isStale))
    return HostedEntry(date: date, relevance: nil) { AnyView(drawn.view) }
  }

  /// Returns the entries of the states that previews declare, or one of made values if there is none.
  ///
  /// Each state is an entry of its own, a minute after the one before.
  @MainActor private func entries(_ context: HostedContext) async -> [HostedEntry] {
    let now = Date()
    let states = await DeclaredActivityState<Attributes>.all()
    guard !states.isEmpty else { return sample(context, at: now) }
    return states.enumerated().map { index, state in
      entry(state, at: now.addingTimeInterval(60 * Double(index)))
    }
  }

  /// Returns an entry of values that are made from the types.
  @MainActor private func sample(_ context: HostedContext, at now: Date) -> [HostedEntry] {
    let name = "\(Attributes.self)"
    let advice =
      "declare its states with '#Preview(as: .content, using: …) { … } contentStates: { … }'"
    do {
      let values = SampleValues(now: now)
      let attributes = try values.value(of: Attributes.self)
      let state = try values.value(of: Attributes.ContentState.self)
      context.note(
        "no preview of '\(name)' was found, so its picture shows made values; \(advice)")
      return [entry(DeclaredActivityState(attributes: attributes, state: state), at: now)]
    } catch {
      context.note("no values of '\(name)' could be made (\(error)); \(advice)")
      return [
        HostedEntry(date: now, relevance: nil) { AnyView(EmptyView()) }
      ]
    }
  }

  /// The views of a state, created at their layout, so that they read the environment of their look.
  private struct Drawn: @unchecked Sendable {
    let views: ActivityViews
    let context: ActivityViewContext<Attributes>

    var view: some View { ActivityView(views: views, context: context) }
  }
}

/// The Live Activities of the program, by the type of their attributes.
@MainActor enum DeclaredActivities {
  static var views: [ObjectIdentifier: any HostedActivity] = [:]

  /// Returns the views for a type of attributes; nil if no widget declares them.
  static func views<Attributes: ActivityAttributes>(
    for type: Attributes.Type
  ) -> ActivityViews<Attributes>? {
    views[ObjectIdentifier(type)] as? ActivityViews<Attributes>
  }
}

/// A state of a Live Activity in the presentation of its look.
nonisolated struct ActivityView<Attributes: ActivityAttributes>: View {
  let views: ActivityViews<Attributes>
  let context: ActivityViewContext<Attributes>

  @SwiftUI.Environment(\.shownPresentation) private var shown

  var body: some View {
    presented.environment(
      \.supportedActivityFamilies, views.hasSmallView ? [.small, .medium] : [.medium])
  }

  @ViewBuilder private var presented: some View {
    switch shown?.presentation {
    case .islandCompact, .islandMinimal, .islandExpanded:
      if let metrics = shown?.device.island {
        views.island(context).view(of: shown?.presentation ?? .islandCompact, metrics)
      }
    case .activitySmall where !views.hasSmallView:
      views.island(context).combined.activityBackground(.black)
    case .activitySmall:
      views.content(context).activityBackground(.black)
    case .activityStandBy:
      // Source: Apple's documentation: the system doubles the presentation of the Lock Screen.
      views.content(context)
        .frame(width: (shown?.extent?.limit.width ?? 0) / 2)
        .scaleEffect(2).activityBackground(.black)
    default:
      views.content(context).activityBackground(nil)
    }
  }
}

nonisolated extension View {
  /// Puts the tint that the content asks for behind it, or else a ground.
  fileprivate func activityBackground(_ ground: Color?) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        tint ?? ground ?? Color(uiColor: .secondarySystemBackground)
      }
  }
}

/// The background tint of a Live Activity.
struct ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}
