// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import QuickActionWidget
import QuickActions
import StringTables
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
    let output = output.result
    let chosen = try ChosenShortcuts(catalog, output.messages)
    let device = try device.value()
    let entry = chosen.entry(in: catalog.localeName)
    let widget = DrawnWidget(
      entry, canvas: try chosen.knownCanvas(on: device), device: device,
      locale: chosen.locale ?? LocaleName("en"))
    let export = ShortcutExport(
      handler: chosen.handler, family: chosen.family, locale: catalog.localeName)
    try output.write(
      export.document(
        entry.shortcuts, at: widget.list.placements(of: entry).map { ShortcutExport.Placement($0) })
    )
    // The frames tell where tiles are; how the widget looks is what 'preview' is asked for.
    try chosen.finish(widget.issues.filter(\.isAboutRoom), on: device)
  }
}

extension ShortcutExport.Placement {
  /// The placement of a tile.
  fileprivate init(_ tile: ShortcutPlacement) {
    self.init(
      row: tile.row, column: tile.column, x: tile.frame.origin.x, y: tile.frame.origin.y,
      width: tile.frame.size.width, height: tile.frame.size.height)
  }
}
