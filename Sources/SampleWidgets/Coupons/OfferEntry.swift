// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// A shop's offer from a moment on.
package struct OfferEntry: TimelineEntry {
  /// The moment from which it is shown.
  package var date: Instant

  /// What is shown; nil if nothing is offered, or it is not known, or the server is in maintenance.
  package var offer: Offer?

  /// Makes an entry.
  package init(date: Instant, offer: Offer?) {
    self.date = date
    self.offer = offer
  }
}
