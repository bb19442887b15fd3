// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A problem that was found while views were laid out; the result is shown all the same.
public enum LayoutProblem: Hashable, Sendable {
  /// Views are nested deeper than ``LayoutSettings/depthLimit``; those below are omitted.
  case nestedTooDeep(limit: Int)

  /// There are more views than ``LayoutSettings/viewLimit``; the rest is omitted.
  case tooManyViews(limit: Int)

  /// More sizes would have to be computed than ``LayoutSettings/measurementLimit``; the rest takes what it is offered.
  case tooManyMeasurements(limit: Int)

  /// A modifier was given a length that is not a number, or is infinite or negative where it may not be; it is ignored.
  case invalidLength(modifier: String)

  /// A view asks for something that is drawn otherwise than on a device, or not at all; nil if no custom view asks for it.
  case drawnDifferently(DrawingLimit, view: String?)

  /// A modifier changes the picture on a device and not here, with the file and the line that use it.
  case notDrawn(modifier: String, place: String, view: String?)

  /// A color does not exist, and nothing is drawn in it.
  case missingColor(name: String)

  /// An image does not exist.
  case missingImage(name: String)

  /// The bytes that were given for an image are not one that can be drawn.
  case unreadableImage(UnreadableImage)

  /// There is not a drawing that stands for an SF Symbol; a placeholder is shown.
  case unknownSymbol(name: String, width: Int, height: Int)

  /// A font is not among those that are added to the widget; the system's is drawn.
  case missingFont(name: String)

  /// A text is in a string table and its translation is empty, so that nothing is shown.
  case emptyTranslation(key: String)

  /// Content that is visible in the widget's own colors is invisible in the mode: white on white,
  /// or too dark.
  case invisibleContent(mode: WidgetRenderingMode, example: Content, count: Int)

  /// An inline accessory shows one text and one image; other views are omitted.
  case leftOutOfLine(count: Int)

  /// A word is wider than its text, so that a line ends in the middle of it.
  case brokenWord(String)

  /// There is more than one `widgetURL(_:)`, and Apple's documentation leaves open which of them counts; the outermost is taken.
  case severalWidgetURLs

  /// No view says what is behind the whole widget: from the SDK of iOS 17 on, a sentence stands in the widget's place.
  case missingContainerBackground

  /// A link is in a family whose widgets have one target, so that a tap on it opens what `widgetURL(_:)` says, or the app.
  case ignoredLink(family: WidgetFamily, view: String?)

  /// A view is one that widgets do not show; a sign stands in its place, as on a device.
  case notDrawnInWidgets(name: String, view: String?)

  /// An image has more pixels than a device takes in a widget, so that the whole widget may stay empty there.
  case imageTooLarge(name: String, width: Int, height: Int, limit: Int)

  /// A view has an infinite size or position and is omitted.
  case infiniteFrame

  /// A part of a picture.
  public enum Content: Hashable, Sendable {
    /// A filled shape.
    case shape
    /// A line.
    case line
    /// A text, or its beginning.
    case text(String)
    /// An image.
    case image(name: String)
  }
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem as a message in English.
  public var description: String { ProblemTexts().sentence(for: self) }
}
