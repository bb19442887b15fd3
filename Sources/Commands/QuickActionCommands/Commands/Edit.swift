// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import ConfigurationEditor
import Disk
import IntentModel
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import TimelineSimulation
import WidgetChoices
import WidgetPrograms
import WidgetTimeline

/// `quickaction edit`.
struct Edit: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Choose and reorder the widget's shortcuts.",
    discussion: """
      Without edits as options, a terminal shows the sheet and the widget; '?' lists the keys. With \
      --plain, or without a terminal, commands are read from standard input, one per line; 'help' \
      lists them. Edits are made in the order given, and then the choice is saved. Positions count \
      from 1; 'options' lists what can be chosen.

      Instead of a catalog, an intent definition can be given. Its only intent for widgets is \
      edited, or that of --intent; a terminal asks which if there are several. Where only the app \
      knows the options, type an identifier or 'identifier=title'.

      With --program, --project or --package and no definition, the parameters are those of a \
      widget's app intent, and the app's own queries give the options. With a definition, its \
      intents extension does. The choice is then saved as KIND.configuration.json in the \
      package, or next to the project or the program.

      For a list other than the destinations, put its name before the position or the value: \
      'tags:2=new', 'tags:4:1', 'tags=new', 'tags:3'. Join the values of a list by commas.

      The choice is saved in X.configuration.json beside the catalog X.actions.json or the \
      definition X.intentdefinition, or in X.INTENT.configuration.json if the definition has several \
      intents for widgets. --choice names another file. Without a saved choice, editing starts with \
      the defaults.

      Examples:
        quickaction edit
        quickaction edit --replace 2=7 --move 4:1
        quickaction edit --reset --dry-run
        quickaction edit Widget.intentdefinition --set showsTitle=no --clear color
        printf 'move 4 1\\nsave\\n' | quickaction edit
        quickaction edit --list --format json
        quickaction edit Widget.actions.json --options card
        quickaction edit --package Widgets --list
      """)

  @OptionGroup var catalog: CatalogOptions

  @Option(
    help: ArgumentHelp(
      "The intent of a definition. (default: the only one for widgets)", valueName: "intent"))
  var intent: String?

  /// The format of what ``list`` and ``options`` print.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @OptionGroup(title: "The app's own widgets") var program: ProgramOptions

  @Option(
    help: ArgumentHelp(
      "With a program: the feed file ('*.feed.json') that answers the requests of its code.",
      valueName: "file"), completion: .json)
  var feed: String?

  @Flag(help: "List the rows of the sheet with their values. Changes nothing.")
  var list = false

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "List what can be chosen for the parameter that the text begins with, otherwise for the "
        + "destinations, and that matches the rest of the text. Changes nothing. Put the catalog "
        + "before this option.",
      valueName: "text"))
  var options: String?

  @Option(help: "The format of --list and --options. (default: text)")
  var format: Format?

  @Flag(help: "Read commands line by line, even at a terminal.")
  var plain = false

  @Option(
    help: ArgumentHelp(
      "The language of the screen, en or ja. (default: that of LC_ALL, LC_MESSAGES or LANG)",
      valueName: "language"))
  var language: String?

  @OptionGroup var edits: EditOptions

  @Flag(help: "Print the choice instead of saving it.")
  var dryRun = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Save the choice to this file. (default: the file that it was loaded from)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @Flag(
    help: "Replace a file of '--output' that holds no saved choice; an input is never replaced.")
  var force = false

  @OptionGroup var sdk: SDKOptions

  @OptionGroup var messageOptions: MessageOptions

  func validate() throws {
    try program.refuseUnused()
    try program.refuse([("--feed", feed != nil)])
    try GivenFileName.check(feed, of: "--feed")
    try GivenFileName.check(output, of: "--output")
    guard !force || output != nil else { throw ValidationError("'--force' is for '--output'") }
    if output == GivenFileName.standardStream {
      throw ValidationError(
        "a choice cannot be saved to standard output; use '--dry-run' to print it, "
          + "or './-' for a file of that name")
    }
    guard list || options != nil else {
      if format != nil {
        throw ValidationError("'--format' requires '--list' or '--options'")
      }
      return
    }
    if list, options != nil {
      throw ValidationError("use either '--list' or '--options'")
    }
    if !edits.isEmpty || dryRun || output != nil || plain {
      throw ValidationError(
        "'\(list ? "--list" : "--options")' changes nothing; remove the edits, '--dry-run', "
          + "'--output' and '--plain'")
    }
    // Nothing is drawn.
    if sdk.sdk != nil {
      throw ValidationError.unused(["--sdk"], beside: list ? "--list" : "--options")
    }
  }

  func run(in console: Console) throws {
    let messages = messageOptions.messages(console)
    try checkLanguage()
    let edits = self.edits.inOrder(of: console.arguments)
    let asksOnly = list || options != nil
    let isScreen =
      edits.isEmpty && !dryRun && !plain && !asksOnly && ScreenSession.isPossible(on: console)
    if language != nil, !isScreen {
      messages.note("'--language' is for the screen, and there is none")
    }
    var request = catalog.request(
      intent: try intent ?? (isScreen ? askedIntent(messages) : nil))
    let app = try openProgram(&request, messages)
    let subject = try WidgetSubject(request, messages)
    let file = ChoiceFile(
      path: catalog.choicePath ?? subject.choiceFile.text, savingTo: output)
    if output != nil, file.target != file.path {
      let sample = subject.widget.defaultChoice(for: subject.family).saved()
      try OverwrittenFile(file.target, by: Array(sample.utf8)).check(isForced: force)
    }
    if let path = catalog.choicePath, FileSystem.disk.status(of: FilePath(path)) == .nothing {
      if asksOnly { throw CommandFailure(FileError(.read, path, .notFound)) }
      if !isScreen {
        messages.note(
          "there is no '\(VisibleText.of(path))' yet; the choice begins with the defaults")
      }
    }
    let choice = try file.load(subject, messages)
    let texts = TextLanguage(
      asked: request.locale, of: subject.widget, environment: console.environment)
    var state = EditorState(
      widget: subject.widget, family: subject.family, locale: texts.shown, choice: choice,
      today: CalendarDay.today)
    state.sdk = try sdk.value(near: catalog.catalog, messages)
    if let app {
      state.ownView =
        request.programIntent.map { OwnView(of: $0.intent.widget, in: app, at: app.now) }
        ?? OwnView(of: app, intentClass: "\(subject.widget.name)Intent", at: app.now)
    }
    texts.note(messages)
    if isScreen {
      var session = ScreenSession(
        state, in: file, language: language, messages: messages)
      return try session.run()
    }
    let editor = PlainEditor(
      state: state, width: console.width, style: messages.outputStyle)
    if asksOnly { return try answer(editor, console) }
    let store = PreviewStore(
      subject.widget.catalog, depth: ResultOutput(messages: messages).colorDepth)
    var session = PlainSession(
      editor: editor, file: file, messages: messages, store: store, catalog: catalog.catalog)
    if edits.isEmpty && !dryRun {
      try session.readCommands()
    } else {
      try session.make(edits, isDryRun: dryRun)
    }
  }

  /// Prints what is asked for.
  ///
  /// - Throws: `CommandFailure` with the exit code 1 if a value of the choice does not fit, or no option matches.
  private func answer(_ editor: PlainEditor, _ console: Console) throws {
    let isJSON = format == .json
    var isUnanswered = editor.state.form.rows.contains { $0.problem != nil }
    if let options {
      let text = options.isEmpty ? nil : options
      let answer = isJSON ? editor.optionsDocument(text) : editor.optionsText(text)
      try console.print(answer.text)
      isUnanswered = answer.isEmpty && text != nil
    } else {
      try console.print(isJSON ? editor.listDocument() : editor.list())
    }
    if isUnanswered { throw CommandFailure(silently: 1) }
  }

  /// The intent that a user chooses among several of a definition; nil if there is nothing to
  /// choose.
  private func askedIntent(_ messages: Messages) throws -> String? {
    let request = catalog.request()
    guard let path = request.definitionPath else { return nil }
    let intents = try messages.failing { () throws(LoadedCatalog.Failure) in
      let file = try LoadedDefinition(path: path)
      let intents = file.definition.widgetIntents
      let tables = intents.count > 1 ? try file.tables() : StringTableSet([])
      return intents.map { WidgetIntent($0, of: file.definition, tables: tables) }
    }
    let texts = EditorTexts(name: language, environment: messages.console.environment)
    var question = IntentQuestion(intents, texts: texts, in: request.locale)
    return try question?.answer(messages)
  }

  /// The program whose code is asked; nil if none is named.
  ///
  /// With a definition its intents extension is asked, without one the queries of a widget's app intent.
  private func openProgram(
    _ request: inout WidgetRequest, _ messages: Messages
  ) throws -> OpenProgram? {
    guard program.isGiven else { return nil }
    guard request.catalog == nil || request.definitionPath != nil else {
      throw CommandFailure(
        "'--program' asks the app's own code; name the intent definition, and not a catalog, or "
          + "neither of them for a widget with an app intent", exitCode: 2)
    }
    guard let opened = try program.open(locale: request.locale, feed: feed, messages) else {
      return nil
    }
    if request.definitionPath == nil, !opened.program.hasAppIntent(ofWidget: program.kind) {
      // The widget has the intent of a definition that the project lists, if it has one.
      let definitions = Set(opened.definitions).sorted()
      if definitions.count == 1 { request.catalog = definitions[0] }
      if definitions.count > 1 {
        throw CommandFailure(
          "the project has several intent definitions; name one of \(definitions.listedNames("or"))",
          exitCode: 2)
      }
    }
    if request.definitionPath == nil {
      guard intent == nil else {
        throw CommandFailure(
          "'--intent' is for a definition; choose the widget with '--widget'", exitCode: 2)
      }
      request.programIntent = try ChosenProgramIntent(
        ofWidget: program.kind, in: opened.program, savingIn: opened.choiceFolder)
    } else {
      let app = opened.program
      request.handler = { try app.handler(ofIntentClass: $0) }
    }
    return opened.program
  }

  private func checkLanguage() throws {
    let known = EditorTexts.Language.allCases.map(\.rawValue)
    // A locale such as ja_JP has a language too.
    guard let language, !known.contains(language.prefix { $0.isLetter }.lowercased()) else {
      return
    }
    throw CommandFailure(unknown: "language of the screen", language, among: known)
  }
}
