// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

/// A state in which a preview of the program shows a Live Activity.
nonisolated struct DeclaredActivityState<Attributes: ActivityAttributes> {
  let attributes: Attributes
  let state: Attributes.ContentState
  var isStale = false
}

extension DeclaredActivityState {
  /// The states of all previews of the activity, each once: those of `#Preview`, then those of
  /// preview providers.
  @MainActor static func all() async -> [Self] {
    var seen: Set<Key> = []
    return await (ofPreviews() + ofProviders()).filter { seen.insert(Key(of: $0)).inserted }
  }

  @MainActor private static func ofPreviews() async -> [Self] {
    var states: [Self] = []
    for preview in DeclaredPreviews.previews() {
      guard let activity = preview.content as? PreviewedActivity,
        let attributes = activity.attributes as? Attributes
      else { continue }
      for case let state as Attributes.ContentState in await activity.states() {
        states.append(Self(attributes: attributes, state: state))
      }
    }
    return states
  }

  /// A preview of other views may trap where it runs as a widget, so it is not asked: the type of
  /// a provider's previews names those that show the activity.
  @MainActor private static func ofProviders() -> [Self] {
    let view = String(reflecting: DeclaredActivityView<Attributes>.self)
    return DeclaredPreviews.providers().filter { $0.previewsType.contains(view) }
      .flatMap { $0.previewTraits }
      .compactMap { ($0?.context as? ActivityPreviewContext)?.declared as? Self }
  }

  /// What tells states from each other.
  private struct Key: Hashable {
    let state: Attributes.ContentState
    let isStale: Bool

    init(of declared: DeclaredActivityState) {
      (state, isStale) = (declared.state, declared.isStale)
    }
  }
}
