// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentModel
import SourceText
import StringTables
import TerminalInterface
import WidgetRendering
import WidgetViews

/// `quickaction preview`.
struct Preview: ParsableCommand {
  /// The form of the drawing.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Characters and colours.
    case terminal
    /// A picture that stays sharp at every size.
    case svg
    /// A page with a picture of each look that is asked for.
    case html
    /// Where a tap opens what, and what is written where.
    case json
    /// A picture of pixels, by way of `rsvg-convert`.
    case png
  }

  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw the widget as a phone does.",
    discussion: """
      Without --configuration the widget is drawn as it is before anybody chooses. What does not \
      fit, is cut off or is hard to see is said on standard error.

      The form html takes several devices, appearances and type sizes, separated by commas; the \
      others take one of each.

      Examples:
        quickaction preview --locale en
        quickaction preview --device 320x568 --type-size AX3 --appearance dark
        quickaction preview --format svg --output widget.svg
        quickaction preview --format html --all --output widget.html
        quickaction preview --rendering-mode vibrant --wallpaper day
      """)

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var look: LookOptions

  @Option(help: "The form of the drawing.")
  var format: Format = .terminal

  @OptionGroup var output: OutputOptions

  func run() throws {
    let output = output.result
    let chosen = try ChosenShortcuts(catalog, output.messages)
    let widgets = try WidgetLooks(chosen, look, isSheet: format == .html).widgets
    switch format {
    case .html: try output.write(ContactSheet(widgets, of: chosen).page())
    case .terminal, .svg, .json, .png:
      guard let widget = widgets.first else { break }
      try output.write(picture(of: widget, chosen, output))
    }
    chosen.noteImages()
    // A page shows what is wrong beside each of its widgets.
    let alone = format == .html ? nil : widgets.first
    try chosen.finish(alone?.issues ?? [], on: alone?.device)
  }

  private func picture(
    of widget: DrawnWidget, _ chosen: ChosenShortcuts, _ output: ResultOutput
  ) throws -> [UInt8] {
    let title = chosen.displayName(in: LocaleName(widget.language))
    switch format {
    case .terminal:
      let heading =
        output.style(VisibleText.of(title), .bold) + "  " + chosen.family.widgetFamily
      let renderer = TerminalRenderer(
        columns: Console.current.width, depth: output.colorDepth, wallpaper: widget.wallpaper)
      let lines =
        [heading]
        + renderer.image(of: widget.list).lines(isStyled: output.colorDepth != .none)
      return Array(lines.map { $0 + "\n" }.joined().utf8)
    case .json: return Array(DisplayListDocument(widget.list).text.utf8)
    case .svg, .html, .png:
      let svg = SVGRenderer(wallpaper: widget.wallpaper).document(
        widget.list, title: title, language: widget.language)
      guard format == .png else { return Array(svg.utf8) }
      return try PictureConverter.png(ofSVG: svg, scale: widget.device.scale)
    }
  }
}
