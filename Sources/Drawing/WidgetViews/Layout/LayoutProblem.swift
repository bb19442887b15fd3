// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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

  /// A color does not exist, and nothing is drawn in it.
  case missingColor(name: String)

  /// An image does not exist.
  case missingImage(name: String)

  /// The bytes that were given for an image are not one that can be drawn.
  case unreadableImage(UnreadableImage)

  /// There is not a drawing that stands for an SF Symbol; a placeholder is shown.
  case unknownSymbol(name: String)

  /// A font is not among those that are added to the widget; the system's is drawn.
  case missingFont(name: String)

  /// Something that is seen in the widget's own colors is not seen in the mode: white on white, or too dark.
  case invisibleContent(mode: WidgetRenderingMode, example: String, count: Int)

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
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem as a sentence.
  public var description: String {
    switch self {
    case .nestedTooDeep(let limit):
      "the views are nested more than \(limit) levels deep; what is below is left out"
    case .tooManyViews(let limit):
      "there are more than \(limit) views; the rest is left out"
    case .tooManyMeasurements(let limit):
      "the layout needs more than \(limit) measurements; nest fewer stacks"
    case .invalidLength(let modifier):
      "'\(modifier)' is given a length that it cannot have; use a finite number that is not negative"
    case .drawnDifferently(let limit, let view):
      "\(Self.place(view))'\(limit.subject)': \(limit.explanation)"
    case .missingColor(let name):
      "unknown color '\(name)'; add it to the catalog"
    case .missingImage(let name):
      "unknown image '\(name)'; add it to the catalog"
    case .unreadableImage(.heic):
      "an image is a HEIC file, which cannot be drawn here; use PNG or JPEG"
    case .unreadableImage(.damaged):
      "an image is a damaged PNG or JPEG file; export it again"
    case .unreadableImage(.unknown):
      "an image is neither PNG nor JPEG; convert it"
    case .unknownSymbol(let name):
      "no drawing for the symbol '\(name)', because only Apple may distribute SF Symbols; add an image with this name"
    case .missingFont(let name):
      "unknown font '\(name)'; add its file to the fonts of the widget"
    case .invisibleContent(let mode, let example, let count):
      Self.invisible(example, count, in: mode)
    case .leftOutOfLine(let count):
      "an inline accessory shows one text and an image before it; \(count == 1 ? "1 other view is" : "\(count) other views are") left out"
    case .brokenWord(let word):
      "the word '\(word)' is wider than its text and is broken in the middle; give it more room, or let it shrink with 'minimumScaleFactor'"
    case .severalWidgetURLs:
      "there is more than one 'widgetURL'; keep one, because it is not defined which one applies"
    case .missingContainerBackground:
      "no view has a 'containerBackground', so that devices show 'Please adopt containerBackground API' in place of the widget; add one, or set the SDK to one before iOS 17"
    case .ignoredLink(let family, let view):
      "\(Self.place(view))'Link' does nothing in \(family.rawValue), whose widgets have one target; use 'widgetURL'"
    case .notDrawnInWidgets(let name, let view):
      "\(Self.place(view))'\(name)' is not drawn in widgets, and devices show a no-entry sign in its place; lay its content out without it"
    case .imageTooLarge(let name, let width, let height, let limit):
      "\(name.isEmpty ? "an image" : "the image '\(name)'") has \(width) × \(height) pixels, and some devices leave a widget empty that has an image of more than \(limit); scale it down"
    case .infiniteFrame:
      "a view has an infinite size or position and is left out; give it a 'frame'"
    }
  }

  /// The view that asks for something, before what is said of it.
  private static func place(_ view: String?) -> String { view.map { "in '\($0)', " } ?? "" }

  private static func invisible(
    _ example: String, _ count: Int, in mode: WidgetRenderingMode
  ) -> String {
    let rest =
      count == 1
      ? " is not seen"
      : count == 2 ? " and 1 other part are not seen" : " and \(count - 1) other parts are not seen"
    let advice =
      mode == .accented
      ? "every opaque color becomes white there; move the fill into 'containerBackground', or make it translucent"
      : "dark parts become transparent there, and bright ones white; use lighter colors on translucent fills"
    return "in \(mode.rawValue) mode \(example)\(rest): \(advice)"
  }
}
