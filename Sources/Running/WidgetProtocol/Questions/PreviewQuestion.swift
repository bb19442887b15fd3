// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The question for a preview that the sources declare: its entries, of which drawings can be asked
/// for then.
package struct PreviewQuestion: Sendable {
  /// The index of the preview in the list of previews, from 0.
  package var index: Int

  /// The family of the widget.
  package var family: WidgetFamily

  /// The size of the widget, in points.
  package var size: Size

  /// The moment, which the program's clock shows from then on; nil leaves the clock as it is.
  package var now: Instant?

  /// Creates a question for the preview of an index.
  package init(_ index: Int, family: WidgetFamily, size: Size, now: Instant? = nil) {
    self.index = index
    self.family = family
    self.size = size
    self.now = now
  }
}

extension PreviewQuestion: WireInline {
  static var blank: PreviewQuestion {
    PreviewQuestion(0, family: .systemSmall, size: .blank)
  }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("preview", &index)
    try wire.member("family", &family)
    try wire.member("size", &size)
    try wire.member("now", ifAny: &now)
  }
}
