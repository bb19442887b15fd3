// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ConfigurationEditor
import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import TerminalInterface
import WidgetProject
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
    let loaded = try catalog.load(output.messages)
    let handler = loaded.handler
    let family = try catalog.sizeClass(of: handler)
    let choice = try catalog.choice(of: loaded, family: family, output.messages)
    let shortcuts = handler.shortcuts(of: choice, in: catalog.localeName)
    let grid = try device.grid(itemCount: shortcuts.count, family: family)
    let style = output.style
    let name = handler.text(handler.catalog.widget.displayName, in: catalog.localeName)
    let heading = style(VisibleText.of(name), .bold) + "  " + family.widgetFamily
    let drawing = TerminalGrid(
      columnCount: ShortcutGrid.columnCount, width: Console.current.width, style: style)
    try output.write(heading + "\n" + drawing.render(shortcuts.map { .init(shortcut: $0) }))
    catalog.noteSavedChoice(of: loaded, output.messages)
    catalog.noteMissingLanguage(handler, output.messages)
    device.noteOverflow(grid, output.messages)
    try Export.reportMissing(shortcuts, configuration: catalog.configuration)
  }
}
