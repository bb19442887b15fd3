// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetViews

extension PreviewProvider {
  /// The name of the type of the previews, with those of all views in it that are not in an `AnyView`.
  static var previewsType: String { String(reflecting: Previews.self) }

  /// The traits of each view of the previews, in their order; nil for one without any.
  @MainActor static var previewTraits: [PreviewTraits?] {
    var environment = EnvironmentValues()
    // The traits of a preview do not depend on the linked SDK.
    environment.linkedSDK = .newest
    return ViewPart.preferences(PreviewTraitsKey.self, of: AnyView(previews), in: environment)
      .map { $0?.first }
  }
}
