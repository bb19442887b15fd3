// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import QuickActionWidget
import QuickActions
import ShownWidgets
import StringTables
import WidgetPrograms
import WidgetViews

/// `quickaction export`.
struct Export: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print the chosen shortcuts, or the values of an intent, as JSON.",
    discussion: """
      Each shortcut has its title in one language, which 'locale' names, its URL, and its place in \
      the widget's grid, in points. Without --choice, the shortcuts are the defaults. A destination \
      that is no longer in the catalog keeps its place in the state 'missing', and the exit code is 1.

      You can also name an intent definition. If its intent has no catalog, the values of its \
      parameters are printed, each with its type.

      With --program, --project or --package, it is what the app's own view opens: each link with its \
      title, URL and place. Of an app intent, or of an intent whose definition is named, also the \
      values of the parameters, with the titles that the app's code gives. '--format definition' \
      writes the app intent as an intent definition instead, which 'diff', 'audit' and 'edit' can read.

      A file with constant values ('*.swiftconstvalues'), as the Swift compiler writes it with \
      -emit-const-values, becomes such a definition, too, without running the app.

      Examples:
        quickaction export --locale en
        quickaction export --choice my.json --device 'iPhone 15'
        quickaction export --locale ja --output shortcuts.json
        quickaction export Widget.intentdefinition --intent ViewPage
        quickaction export --program .build/debug/MyWidgets --widget Offers
        quickaction export --package Widgets --output Teams.intentdefinition
        quickaction export Widgets.swiftconstvalues --output Teams.intentdefinition
      """)

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var device: DeviceOptions

  @Option(
    help: ArgumentHelp(
      "The intent of a definition. (default: the only one for widgets)", valueName: "intent"))
  var intent: String?

  @OptionGroup(title: "The app's own widgets") var program: ProgramOptions
  @OptionGroup(title: "The app's own widgets") var moment: ProgramTimeOptions

  @OptionGroup var sdk: SDKOptions

  @Option(help: OutputForms<Format>.help)
  var format: Format?

  @OptionGroup var output: OutputOptions

  /// The format of the result.
  enum Format: String, OutputForm {
    /// The shortcuts or the values.
    case json
    /// The app intent of a program, as an intent definition.
    case definition

    var fileExtensions: [String] { self == .json ? ["json"] : ["intentdefinition"] }
  }

  func validate() throws {
    try program.refuseUnused()
    try moment.refuse(without: program)
  }

  func run(in console: Console) throws {
    if let path = catalog.catalog, path.hasSuffix(Self.constantValuesSuffix) {
      return try exportConstants(in: path, console)
    }
    let format = try output.form(format, standard: .json, console)
    let output = try output.result(console)
    if let settings = try program.settings(output.messages) {
      return try export(settings, as: format, to: output)
    }
    guard format == .json else {
      throw CommandFailure(
        "'--format definition' writes the app intent of a program; add '--program FILE'",
        exitCode: 2)
    }
    let chosen = try ChosenWidget(catalog.request(intent: intent), output.messages)
    if let entry = chosen.shown.shortcuts(in: chosen.locale) {
      try export(entry, of: chosen, to: output)
    } else {
      let export = ParameterExport(
        widget: chosen.widget, family: chosen.family, locale: chosen.locale)
      try output.write(export.document(chosen.choice))
      try chosen.finish()
    }
  }

  private func export(
    _ entry: StyledShortcuts, of chosen: ChosenWidget, to output: ResultOutput
  ) throws {
    let device = try device.value(output.messages)
    let look = WidgetLook(
      device: device, family: chosen.family, locale: chosen.locale?.identifier ?? "en",
      sdk: try sdk.value(near: catalog.catalog, output.messages))
    // The frames tell where tiles are, which no image changes; how the widget looks is what 'preview' is asked for.
    guard let widget = DrawnWidget(.shortcuts(entry), in: look, images: ImageCatalog()) else {
      throw look.unknownSize
    }
    let export = ShortcutExport(
      widget: chosen.widget, family: chosen.family, locale: chosen.locale)
    let placements = widget.list.placements(of: entry, in: chosen.family)
    try output.write(
      export.document(
        entry.shortcuts, at: placements.map { ShortcutExport.Placement($0) },
        withOthersOf: chosen.choice))
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
