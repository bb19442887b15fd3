// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
public import SwiftUI
import WidgetHost
import WidgetViews

@available(iOS 16.2, *)
extension ActivityAttributes {
  /// Returns a preview of a Live Activity, which shows the views that a widget of the program declares for the attributes.
  ///
  /// - Parameters:
  ///   - contentState: The state of the activity.
  ///   - isStale: Whether the content is out of date.
  ///   - viewKind: The presentation of the activity.
  /// - Returns: The view; an empty one if no widget declares the activity.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let state = DeclaredActivityState(attributes: self, state: contentState, isStale: isStale)
    return DeclaredActivityView(declared: state)
      .previewContext(
        ActivityPreviewContext(presentation: viewKind.presentation, declared: state))
  }
}

/// A context that shows a preview as a Live Activity.
struct ActivityPreviewContext: PreviewContext {
  let presentation: WidgetPresentation

  /// The `DeclaredActivityState` that is shown.
  let declared: Any
}

/// A state of a Live Activity in the views that a widget declares for its attributes.
nonisolated struct DeclaredActivityView<Attributes: ActivityAttributes>: View {
  fileprivate let declared: DeclaredActivityState<Attributes>

  var body: some View {
    // The host lays out views on the main thread.
    nonisolated(unsafe) let declared = declared
    nonisolated(unsafe) var view: AnyView?
    MainActor.assumeIsolated {
      view = DeclaredActivities.views(for: Attributes.self)?.entry(declared, at: Date()).view()
    }
    return view
  }
}
