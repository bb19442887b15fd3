// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetTimeline

extension FleetScenario {
  /// The longest time between two reloads that an answer of the feed asks for.
  var longestOfServer: Duration {
    guard let feed, let name = profile.endpoints.first?.name else { return .zero }
    let endpoint = feed.file.endpoints.last { $0.name.value == name }
    let bodies = endpoint?.responses.map(\.body) ?? []
    return bodies.compactMap { feed.reading($0)?.interval }.max() ?? .zero
  }
}
