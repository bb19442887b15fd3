// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ConfigurationEditor
import IntentModel
import QuickActions
import SourceText
import WidgetProject

/// `quickaction edit`.
struct Edit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Choose and reorder the widget's shortcuts.",
    discussion: """
      Without an edit as an option, commands are read from standard input, one a line; 'help' lists \
      them. With edits, they are made in the order given, and the choice is saved. Positions count \
      from 1; 'options' lists the identifiers that can be chosen.

      The choice is kept in X.configuration.json beside the catalogue X.actions.json, unless \
      --configuration names another file. Where there is none yet, the handler's defaults are the \
      beginning.

      Examples:
        quickaction edit
        quickaction edit --replace 2=7 --move 4:1
        quickaction edit --reset --dry-run
        echo options | quickaction edit
        printf 'move 4 1\\nsave\\n' | quickaction edit
      """)

  @OptionGroup var catalog: CatalogOptions

  @Flag(help: "Read commands line by line, also on a terminal.")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "Put another destination at a position.", valueName: "position=identifier"),
    transform: EditOption.replace)
  var replace: [ConfigurationEdit] = []

  @Option(
    help: ArgumentHelp("Take the destination at one position to another.", valueName: "from:to"),
    transform: EditOption.move)
  var move: [ConfigurationEdit] = []

  @Option(
    help: ArgumentHelp("Exchange two destinations.", valueName: "position:position"),
    transform: EditOption.swap)
  var swap: [ConfigurationEdit] = []

  @Option(
    help: ArgumentHelp("Add a destination.", valueName: "identifier"), transform: EditOption.add)
  var add: [ConfigurationEdit] = []

  @Option(
    help: ArgumentHelp("Take a destination out.", valueName: "position"),
    transform: EditOption.remove)
  var remove: [ConfigurationEdit] = []

  @Option(
    help: ArgumentHelp("Give a parameter a value.", valueName: "parameter=value"),
    transform: EditOption.set)
  var set: [ConfigurationEdit] = []

  @Flag(name: .customLong("reset"), help: "Go back to the defaults.")
  var resetCount: Int

  @Flag(help: "Print what would be saved, and save nothing.")
  var dryRun = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Save the choice to this file; none means the one that it is loaded from.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup var messageOptions: MessageOptions

  func run() throws {
    let messages = messageOptions.messages
    let loaded = try catalog.load(messages)
    let family = try catalog.sizeClass(of: loaded.handler)
    let file = ChoiceFile(
      path: catalog.configuration ?? loaded.configurationFile.text, savingTo: output)
    let choice = try file.load(loaded, family: family, catalog: catalog, messages)
    let state = EditorState(
      handler: loaded.handler, family: family, locale: catalog.localeName, configuration: choice)
    catalog.noteMissingLanguage(loaded.handler, messages)
    let edits = orderedEdits
    let editor = PlainEditor(
      state: state, width: Console.current.width, style: messages.outputStyle)
    var session = EditSession(editor: editor, file: file, messages: messages)
    if edits.isEmpty && !dryRun {
      try session.readCommands()
    } else {
      try session.make(edits, isDryRun: dryRun)
    }
  }

  /// The edits of all options in the order in which they were given.
  private var orderedEdits: [ConfigurationEdit] {
    let resets = [ConfigurationEdit](repeating: .reset, count: resetCount)
    return EditOption.inOrder(
      [
        "--replace": replace, "--move": move, "--swap": swap, "--add": add, "--remove": remove,
        "--set": set, "--reset": resets,
      ], of: Console.current.arguments)
  }
}
