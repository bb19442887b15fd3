// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import WidgetProject

/// The comparisons of definitions with their tables: made when the first rule asks, and once for all rules.
final class TranslationReviews: Sendable {
  private let reviews = Mutex<[TranslationReview]?>(nil)

  /// The comparisons of a project, which must be the same one each time.
  func of(_ project: WidgetProject) -> [TranslationReview] {
    reviews.withLock { known in
      if let known { return known }
      let made = TranslationReview.all(of: project)
      known = made
      return made
    }
  }
}
