// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// Writes drawings; an image is written with the first drawing of a session that has it, and named by a number after that.
package struct DrawingWriter {
  private var images = ImageNumbers()

  /// Creates a writer that has written no image yet.
  package init() {}

  /// Writes a drawing as an object.
  package mutating func write(_ list: DisplayList, to writer: inout MessageWriter) {
    swap(&images, &writer.images)
    writer.object { writer in
      var list = list
      list.fields(on: &writer)
      var images = writer.images.unsent
      writer.member(DisplayList.imagesMember, &images)
    }
    swap(&images, &writer.images)
    images.unsent = []
  }
}
