// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ConfigurationEditor
import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import TerminalInterface
import WidgetRendering

/// `quickaction preview`.
struct Preview: ParsableCommand {
  /// The form of the drawing.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A framed grid of titles.
    case terminal
  }

  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw the widget.",
    discussion: """
      Without --configuration the widget is drawn as it is before anybody chooses.

      Examples:
        quickaction preview --locale en
        quickaction preview --device 320x568
      """)

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var device: DeviceOptions

  @Option(help: "The form of the drawing.")
  var format: Format = .terminal

  @OptionGroup var output: OutputOptions

  func run() throws {
    let output = output.result
    let chosen = try ChosenShortcuts(catalog, on: device, output.messages)
    let style = output.style
    let name = chosen.handler.text(
      chosen.handler.catalog.widget.displayName, in: catalog.localeName)
    let heading = style(VisibleText.of(name), .bold) + "  " + chosen.family.widgetFamily
    let drawing = TerminalGrid(
      columnCount: ShortcutGrid.columnCount, width: Console.current.width, style: style)
    let tiles = chosen.shortcuts.map { TerminalGrid.Tile(shortcut: $0) }
    try output.write(heading + "\n" + drawing.render(tiles))
    try chosen.finish()
  }
}
