// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import WidgetProject
import WidgetViews

/// `quickaction export`.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print the chosen shortcuts, resolved, as JSON.",
    discussion: """
      Each shortcut has its title in the language asked for, its URL, and its place in the widget's \
      grid, in points. Without --configuration the shortcuts are those that the handler chooses by \
      default. A destination that was chosen earlier and is gone keeps its place, in the state \
      'missing', and the command ends with 1.

      Examples:
        quickaction export --locale en
        quickaction export --configuration my.json --device 'iPhone 15'
        quickaction export --locale ja --output shortcuts.json
      """)

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let loaded = try catalog.load(output.messages)
    let handler = loaded.handler
    let family = try catalog.sizeClass(of: handler)
    let choice = try catalog.choice(of: loaded, family: family, output.messages)
    let shortcuts = handler.shortcuts(of: choice, in: catalog.localeName)
    let grid = try device.grid(itemCount: shortcuts.count, family: family)
    let export = ShortcutExport(handler: handler, family: family, locale: catalog.localeName)
    try output.write(export.document(shortcuts, at: grid.tiles.map { .init($0) }))
    catalog.noteSavedChoice(of: loaded, output.messages)
    catalog.noteMissingLanguage(handler, output.messages)
    device.noteOverflow(grid, output.messages)
    try Self.reportMissing(shortcuts, configuration: catalog.configuration)
  }

  /// Ends with 1 where a destination is gone.
  static func reportMissing(_ shortcuts: [Shortcut], configuration: String?) throws {
    let missing = shortcuts.filter { $0.state == .missing }
    guard !missing.isEmpty else { return }
    let file = configuration.map { " --configuration \(ShellWord.of($0))" } ?? ""
    for shortcut in missing {
      Console.current.writeError(
        "error: the destination '\(VisibleText.of(shortcut.identifier))' at position "
          + "\(shortcut.position) is no longer in the catalogue; replace it with: "
          + "quickaction edit\(file) --replace \(shortcut.position)=IDENTIFIER\n")
    }
    throw CommandFailure(silently: 1)
  }
}

extension ShortcutExport.Placement {
  /// The placement of a tile.
  fileprivate init(_ tile: ShortcutGrid.Tile) {
    self.init(
      row: tile.row, column: tile.column, x: tile.frame.origin.x, y: tile.frame.origin.y,
      width: tile.frame.size.width, height: tile.frame.size.height)
  }
}
