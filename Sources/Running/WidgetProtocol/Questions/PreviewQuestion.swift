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

  init(_ message: MessageReader) throws(MessageError) {
    var size = try message.member("size").items()
    self.init(
      try message.member("preview").integer(), family: try message.member("family").name(),
      size: Size(width: try size.number(), height: try size.number()),
      now: try message["now"].map { (now) throws(MessageError) in try now.instant() })
  }

  func write(to writer: inout MessageWriter) {
    writer.key("preview")
    writer.integer(index)
    writer.key("family")
    writer.string(family.rawValue)
    writer.key("size")
    writer.array {
      $0.number(size.width)
      $0.number(size.height)
    }
    if let now {
      writer.key("now")
      writer.integer(now.millisecondsSince1970)
    }
  }
}
