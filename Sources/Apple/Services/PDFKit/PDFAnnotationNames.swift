// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The type of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The name as the system writes it.
  public let rawValue: String
  /// Creates one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A note that opens on a touch.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// A link to a place or an address.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// Text on the page itself.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A line between two points.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// A rectangle on the page.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// An ellipse on the page.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// Text that is marked with a color.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// Text with a line below it.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// Text with a line through it.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// A drawing by hand.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A stamp with a text.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// A window with the text of a note.
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  /// A field of a form.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// The type of a field of a form.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  /// The name as the system writes it.
  public let rawValue: String
  /// Creates one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A button or a check box.
  public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
  /// A list of choices.
  public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
  /// A field for a signature.
  public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
  /// A field for a text.
  public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

/// The key of a value of an annotation.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  /// The name as the system writes it.
  public let rawValue: String
  /// Creates one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one of a name, without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The border of an annotation.
  public static let border = PDFAnnotationKey(rawValue: "/Border")
  /// The color of an annotation.
  public static let color = PDFAnnotationKey(rawValue: "/C")
  /// The text of an annotation.
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  /// The flags of an annotation.
  public static let flags = PDFAnnotationKey(rawValue: "/F")
  /// When an annotation was changed.
  public static let date = PDFAnnotationKey(rawValue: "/M")
  /// The name of an annotation.
  public static let name = PDFAnnotationKey(rawValue: "/NM")
  /// The page of an annotation.
  public static let page = PDFAnnotationKey(rawValue: "/P")
  /// The rectangle of an annotation.
  public static let rect = PDFAnnotationKey(rawValue: "/Rect")
  /// The type of an annotation.
  public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
  /// What a touch of it does.
  public static let action = PDFAnnotationKey(rawValue: "/A")
  /// The style of its border.
  public static let borderStyle = PDFAnnotationKey(rawValue: "/BS")
  /// The name of its icon.
  public static let iconName = PDFAnnotationKey(rawValue: "/Name")
  /// The points of a drawing.
  public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
  /// The color of what is in it.
  public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
  /// The points of a line.
  public static let linePoints = PDFAnnotationKey(rawValue: "/L")
  /// The place that it leads to.
  public static let destination = PDFAnnotationKey(rawValue: "/Dest")
  /// The corners of what is marked.
  public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
  /// The name of a user or a field.
  public static let textLabel = PDFAnnotationKey(rawValue: "/T")
  /// The window of a note.
  public static let popup = PDFAnnotationKey(rawValue: "/Popup")
  /// What an annotation belongs to.
  public static let parent = PDFAnnotationKey(rawValue: "/Parent")
  /// The font of a field.
  public static let defaultAppearance = PDFAnnotationKey(rawValue: "/DA")
  /// The type of a field.
  public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
  /// The flags of a field.
  public static let widgetFieldFlags = PDFAnnotationKey(rawValue: "/Ff")
  /// The value of a field.
  public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
  /// The value of a field before it was filled.
  public static let widgetDefaultValue = PDFAnnotationKey(rawValue: "/DV")
  /// How many characters a field can have.
  public static let widgetMaxLen = PDFAnnotationKey(rawValue: "/MaxLen")
  /// The choices of a field.
  public static let widgetOptions = PDFAnnotationKey(rawValue: "/Opt")
  /// The words of a field for a reader.
  public static let widgetTextLabelUI = PDFAnnotationKey(rawValue: "/TU")
}

/// The state of a button of a form.
public enum PDFWidgetCellState: Int, Sendable {
  /// Partly on and partly off.
  case mixedState = -1
  /// The button is off.
  case offState = 0
  /// The button is on.
  case onState = 1
}

/// How the border of an annotation looks.
public enum PDFBorderStyle: Int, Sendable {
  /// A line without any gaps.
  case solid = 0
  /// A line of dashes and gaps.
  case dashed = 1
  /// A line that seems raised.
  case beveled = 2
  /// A line that seems sunken.
  case inset = 3
  /// A line at the bottom alone.
  case underline = 4
}
