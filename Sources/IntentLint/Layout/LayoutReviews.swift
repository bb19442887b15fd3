// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import WidgetProject

/// The widgets of the catalogues as phones draw them: made when the first rule asks, and once for all rules.
final class LayoutReviews: Sendable {
  private let reviews = Mutex<[LayoutReview]?>(nil)

  /// The reviews in a context, which must be the same one each time.
  func of(_ context: RuleContext) -> [LayoutReview] {
    reviews.withLock { known in
      if let known { return known }
      let made = context.project.catalogs.compactMap { catalog in
        LayoutReview(of: catalog, in: context.project, tables: context.project.tables(of: catalog))
      }
      known = made
      return made
    }
  }
}
