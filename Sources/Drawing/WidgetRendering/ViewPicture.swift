// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import FontFiles
import TerminalText
public import WidgetViews

/// A view, drawn as a widget: in a few words from a view to a file, a page or a terminal.
///
/// ```swift
/// let picture = ViewPicture(of: Greeting(), family: .systemSmall)
/// print(picture.svg)
/// ```
///
/// ``SVGRenderer`` and ``ContactSheet`` have more settings.
public struct ViewPicture: Sendable {
  /// The colors that a terminal can show.
  public enum TerminalColors: Hashable, Sendable {
    /// No color: lines, dots and letters only.
    case none
    /// The 16 of its theme.
    case basic
    /// The 256 of xterm's palette.
    case palette
    /// All colors of sRGB.
    case full
  }

  /// The display list of the picture.
  public let list: DisplayList

  /// The title of the picture, which screen readers read.
  public var title: String

  /// The language of the texts, such as `ja`; nil if it is not known.
  public var language: String?

  /// Draws a view as a widget on a canvas.
  ///
  /// - Parameters:
  ///   - view: The widget's view.
  ///   - canvas: The canvas of the widget.
  ///   - environment: The environment of the view; its language is that of the picture.
  ///   - title: The name of the picture.
  public init(
    of view: some View, on canvas: WidgetCanvas,
    in environment: EnvironmentValues = EnvironmentValues(), title: String = "Widget"
  ) {
    list = DisplayList(rendering: view, on: canvas, in: environment)
    self.title = title
    language = nil
  }

  /// Draws a view as a widget of a family, on an iPhone with a screen of 393 × 852 points.
  ///
  /// A family that iPhones do not have is drawn as the system's small widget.
  public init(
    of view: some View, family: WidgetFamily,
    in environment: EnvironmentValues = EnvironmentValues(), title: String = "Widget"
  ) {
    let canvas =
      WidgetCanvas(family: family)
      ?? WidgetCanvas(family: .systemSmall, size: Size(width: 158, height: 158))
    self.init(of: view, on: canvas, in: environment, title: title)
  }

  /// The problems and limits of the drawing, each in a sentence.
  public var problems: [String] { list.problems.map(String.init(describing:)) }

  /// An SVG file that needs nothing else.
  public var svg: String {
    SVGRenderer().document(list, title: title, language: language)
  }

  /// A page with the picture that needs nothing else.
  public var page: String {
    ContactSheet(
      title: title,
      entries: [
        ContactSheet.Entry(
          list: list, locale: language ?? "en", device: .default, appearance: .light,
          typeSize: .large,
          problems: problems.enumerated().map { ContactSheet.Problem(id: "p\($0 + 1)", title: $1) })
      ]
    ).page()
  }

  /// The bytes of a PNG file, drawn with the letters of given fonts and nothing of the machine.
  ///
  /// - Parameters:
  ///   - fonts: Where letters come from; ``PNGRenderer`` tells which characters none of them has.
  ///   - scale: Pixels a point.
  /// - Returns: The file; nil if it would have no pixels, or more than 4096 × 4096.
  public func png(fonts: FontLibrary, scale: Int = 3) -> [UInt8]? {
    PNGRenderer(fonts: fonts, scale: scale).picture(of: list, language: language)?.file
  }

  /// The picture in the characters of a terminal, a line a row, with escape sequences for colors.
  ///
  /// - Parameters:
  ///   - columns: The columns that it may take.
  ///   - colors: How many colors the terminal shows.
  /// - Returns: The lines, each with a line break.
  public func terminalText(columns: Int = 80, colors: TerminalColors = .full) -> String {
    let depth: TerminalColorDepth =
      switch colors {
      case .none: .none
      case .basic: .basic
      case .palette: .palette
      case .full: .full
      }
    return TerminalRenderer(columns: columns, depth: depth).image(of: list)
      .lines(isStyled: colors != .none).map { $0 + "\n" }.joined()
  }
}
