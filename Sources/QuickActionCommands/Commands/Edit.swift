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
      Without an edit as an option, a terminal shows the sheet with the widget above it: '?' lists \
      the keys. With --plain, or where there is no terminal, commands are read from standard input, \
      one a line; 'help' lists them. With edits, they are made in the order given, and the choice is \
      saved. Positions count from 1; 'options' lists what can be chosen.

      In place of a catalogue an intent definition can be named. Its only intent for widgets is \
      edited, or that of --intent; what an app would offer is typed, as an identifier or as \
      'identifier=title'.

      A list other than the destinations is named before the position or the value: 'tags:2=new', \
      'tags:4:1', 'tags=new', 'tags:3'. Values of a list are joined by commas.

      The choice is kept in X.configuration.json beside the catalogue X.actions.json or the \
      definition X.intentdefinition, unless --configuration names another file; that of one of \
      several intents in X.INTENT.configuration.json. Where there is none yet, the defaults are the \
      beginning.

      Examples:
        quickaction edit
        quickaction edit --replace 2=7 --move 4:1
        quickaction edit --reset --dry-run
        quickaction edit Widget.intentdefinition --set showsTitle=no --clear color
        echo options | quickaction edit
        printf 'move 4 1\\nsave\\n' | quickaction edit
      """)

  @OptionGroup var catalog: CatalogOptions

  @Option(
    help: ArgumentHelp(
      "The intent of a definition; none means the only one for widgets.", valueName: "intent"))
  var intent: String?

  @Flag(help: "Read commands line by line, also on a terminal.")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "The language of the screen, en or ja; none means that of LC_ALL, LC_MESSAGES or LANG.",
      valueName: "language"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "Put another destination at a position; of another list, 'list:position=value'.",
      valueName: "position=identifier"),
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
    help: ArgumentHelp(
      "Add a destination; to another list, 'list=value'.", valueName: "identifier"),
    transform: EditOption.add)
  var add: [ConfigurationEdit] = []

  @Option(
    help: ArgumentHelp("Take a destination out.", valueName: "position"),
    transform: EditOption.remove)
  var remove: [ConfigurationEdit] = []

  @Option(
    help: ArgumentHelp("Give a parameter a value.", valueName: "parameter=value"),
    transform: EditOption.set)
  var set: [ConfigurationEdit] = []

  @Option(
    help: ArgumentHelp("Give a parameter its default again.", valueName: "parameter"),
    transform: EditOption.clear)
  var clear: [ConfigurationEdit] = []

  @Flag(name: .customLong("reset"), help: "Give all parameters their defaults again.")
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

  func validate() throws {
    try GivenFileName.check(output, of: "--output")
    if output == GivenFileName.standardStream {
      throw ValidationError(
        "a choice is not saved to standard output; '--dry-run' prints what would be saved, "
          + "and './-' is the file of that name")
    }
  }

  func run() throws {
    let messages = messageOptions.messages
    try checkLanguage()
    let subject = try EditSubject(catalog, intent: intent, messages)
    let file = ChoiceFile(
      path: catalog.configuration ?? subject.configurationFile.text, savingTo: output)
    let choice = try file.load(subject, messages)
    let state = EditorState(
      widget: subject.widget, family: subject.family, locale: catalog.localeName,
      configuration: choice)
    subject.noteMissingLanguage(catalog, messages)
    let edits = orderedEdits
    if edits.isEmpty, !dryRun, !plain, ScreenSession.isPossible {
      var session = ScreenSession(
        state, of: subject, in: file, language: language, messages: messages)
      return try session.run()
    }
    let editor = PlainEditor(
      state: state, width: Console.current.width, style: messages.outputStyle)
    let store = PreviewStore(
      subject.widget.handler, depth: ResultOutput(messages: messages).colorDepth)
    var session = EditSession(
      editor: editor, file: file, messages: messages, store: store, catalog: catalog.catalog)
    if edits.isEmpty && !dryRun {
      try session.readCommands()
    } else {
      try session.make(edits, isDryRun: dryRun)
    }
  }

  private func checkLanguage() throws {
    let known = EditorTexts.Language.allCases.map(\.rawValue)
    // A locale such as ja_JP has a language, too.
    guard let language, !known.contains(language.prefix { $0.isLetter }.lowercased()) else {
      return
    }
    throw CommandFailure(unknown: "language of the screen", language, among: known)
  }

  /// The edits of all options in the order in which they were given.
  private var orderedEdits: [ConfigurationEdit] {
    let resets = [ConfigurationEdit](repeating: .reset, count: resetCount)
    return EditOption.inOrder(
      [
        "--replace": replace, "--move": move, "--swap": swap, "--add": add, "--remove": remove,
        "--set": set, "--clear": clear, "--reset": resets,
      ], of: Console.current.arguments)
  }
}
