// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import FontFiles
package import WidgetViews

/// A widget, drawn in a look.
package struct DrawnWidget: Sendable {
  /// The look in which the widget is drawn.
  package let look: WidgetLook

  /// The content that the widget shows.
  package let content: WidgetContent

  /// The display list of the picture.
  package let list: DisplayList

  /// The issues of the drawing; none of a card, which no device shows.
  package let issues: [WidgetIssue]

  /// The fonts of the program that drew the widget, which no browser has; nil if there is none.
  package let fonts: FontLibrary?

  /// Creates a drawn widget from a program's drawing.
  ///
  /// - Parameters:
  ///   - list: The drawing.
  ///   - look: The look in which it was asked for.
  ///   - fonts: The program's own fonts; nil for none.
  package init(programDrawing list: DisplayList, in look: WidgetLook, fonts: FontLibrary? = nil) {
    self.look = look
    self.fonts = fonts
    content = .program
    self.list = (look.isClear ? list.onClearGlass() : list).shaped(for: look)
    let found = OwnViewInspection(list, family: look.family).issues
    // The sizes of controls are assumed, so that nobody knows whether a device cuts their texts.
    let isControl = look.presentation.map(WidgetPresentation.control.contains) ?? false
    issues = isControl ? found.filter { if case .textCut = $0 { false } else { true } } : found
  }

  /// Draws a widget; nil if the device does not show the family.
  package init?(
    _ content: WidgetContent, in look: WidgetLook, images: ImageCatalog,
    colors: ColorCatalog = ColorCatalog()
  ) {
    guard let canvas = look.canvas else { return nil }
    self.look = look
    self.content = content
    fonts = nil
    let drawn = content.drawn(on: canvas, in: look.environment(images: images, colors: colors))
    list = (look.isClear ? drawn.list.onClearGlass() : drawn.list).shaped(for: look)
    issues = drawn.issues
  }
}

extension DisplayList {
  /// The list in a rectangle, where a look has no shape of the family.
  fileprivate consuming func shaped(for look: WidgetLook) -> DisplayList {
    if look.area?.isBare == true {
      shape = Outline(.rectangle, in: Rect(origin: .zero, size: size))
    }
    return self
  }
}
