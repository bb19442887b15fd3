// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import ShownWidgets
import StringTables
import TimelineSimulation
import WidgetPrograms
import WidgetTimeline

/// The program of the app's own widgets.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The program that the widgets' sources were built into: the app's own view is drawn, and not the catalog's.",
      valueName: "file"),
    completion: .file())
  var program: String?

  @Option(
    help: ArgumentHelp(
      "In place of a program: the Xcode project with the widget extension, which is built as 'quickaction build' does.",
      valueName: "X.xcodeproj"),
    completion: .file(extensions: ["xcodeproj"]))
  var project: String?

  @Option(
    help: ArgumentHelp(
      "In place of a program: the folder of a package with the widget, which is built.",
      valueName: "folder"),
    completion: .directory)
  var package: String?

  @OptionGroup var build: ProgramBuildOptions

  @Option(
    name: .customLong("widget"),
    help: ArgumentHelp(
      "With a program: the widget, by its kind or its name. (default: the first, where parameters are asked for the first with an app intent; 'preview' and 'snapshot' draw all)",
      valueName: "kind"))
  var kind: String?

  @Option(
    help: ArgumentHelp(
      "With a program: the data that its app groups share at the start: a JSON file of 'UserDefaults', or a folder.",
      valueName: "path"),
    completion: .file())
  var appGroup: String?

  @Flag(
    help: "With a program: let its requests leave the machine where the feed has no answer.")
  var network = false

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp(
      "With a program: how many seconds it has for an answer. (default: 10)",
      valueName: "seconds"))
  var givenTimeLimit: Int?

  func validate() throws {
    try GivenFileName.check(program, of: "--program")
    try GivenFileName.check(appGroup, of: "--app-group")
    guard timeLimit > 0, timeLimit <= Self.longestTimeLimit else {
      throw ValidationError("'--time-limit' must be 1 to \(Self.longestTimeLimit)")
    }
    try GivenFileName.check(project, of: "--project")
    try GivenFileName.check(package, of: "--package")
    guard [program, project, package].count(where: { $0 != nil }) <= 1 else {
      throw ValidationError("use one of '--program', '--project' and '--package'")
    }
    if let option = build.given, option != "--engine", option != "--container", project == nil,
      package == nil
    {
      throw ValidationError("'\(option)' is for '--project' and '--package'")
    }
    try build.check(project: project, package: package)
    try refuse([
      ("--widget", kind != nil), ("--app-group", appGroup != nil), ("--network", network),
    ])
  }

  /// A day: whoever waits longer has no limit.
  private static let longestTimeLimit = 86_400

  /// How many seconds a program has for an answer.
  var timeLimit: Int { givenTimeLimit ?? 10 }

  /// Refuses options that mean something to a program only, where none is named.
  ///
  /// - Parameter options: The options, and whether they are given.
  /// - Throws: `ValidationError` with the first option's name.
  func refuse(_ options: [(name: String, isGiven: Bool)]) throws {
    guard !isGiven, let option = options.first(where: \.isGiven) else { return }
    throw ValidationError("'\(option.name)' is for the app's own widget; add '--program FILE'")
  }

  /// Refuses what neither a program nor an example takes.
  ///
  /// `--engine` is for sources, and for examples, which are sources, too. `--time-limit` is for whatever runs.
  ///
  /// - Parameter widget: The name that the command was given; nil for none.
  /// - Throws: `ValidationError` with the option's name.
  func refuseUnused(for widget: String? = nil) throws {
    guard widget.flatMap({ ExampleWidget.named($0) }) == nil else { return }
    try refuse([("--time-limit", givenTimeLimit != nil), ("--container", build.container)])
    guard build.engine != nil, project == nil, package == nil else { return }
    throw ValidationError("'--engine' is for '--project', '--package' and the examples")
  }

  /// Whether the app's own widget is meant.
  var isGiven: Bool { program != nil || project != nil || package != nil }

  /// The settings of the program, built if necessary; nil for no program.
  ///
  /// - Parameters:
  ///   - messages: Where notes and progress go.
  ///   - watched: Takes the files of which a change is a reason to begin again.
  /// - Returns: What they ask for.
  /// - Throws: `CommandFailure` if the program cannot be built.
  func settings(
    _ messages: Messages, watched: (([FilePath]) -> Void)? = nil
  ) throws -> ProgramSettings? {
    guard isGiven else { return nil }
    var path = program ?? ""
    var definitions: [String] = []
    if program == nil {
      let built = try build.build(project: project, package: package, messages)
      if !built.findings.leftOut.isEmpty {
        messages.warn("the program is built without some files")
        messages.console.writeError(BuildReport(messages).text(built.findings))
      }
      path = built.executable.text
      definitions = built.plan.modules.flatMap(\.definitions).map(\.text)
      watched?(built.watched)
    } else {
      watched?([FilePath(path)])
    }
    var settings = ProgramSettings(
      path: path, appGroup: appGroup, allowsNetwork: network, choiceFolder: choiceFolder.text,
      answerLimit: .seconds(timeLimit))
    settings.definitions = definitions
    return settings
  }

  /// Where choices are saved: next to the program or the project, or in the package.
  private var choiceFolder: FilePath {
    if let package { return FilePath(package) }
    return (program ?? project).map { FilePath($0).folder } ?? FilePath(".")
  }

  /// Opens the program to ask for its parameters; nil for no program.
  ///
  /// - Parameters:
  ///   - locale: The user's locale: language and region; nil for English.
  ///   - feed: The feed file; nil for none.
  ///   - messages: Where notes and progress go.
  /// - Returns: The program, where choices are saved, and the intent definitions that it was built with.
  /// - Throws: `CommandFailure` if the program cannot be built or used.
  func open(
    locale: LocaleName?, feed: String?, _ messages: Messages
  ) throws -> (program: OpenProgram, choiceFolder: FilePath, definitions: [String])? {
    guard let settings = try settings(messages),
      let now = FeedMoment(ProgramTimeOptions.standardMoment)?.instant(in: .utc)
    else { return nil }
    let program = try OpenProgram(
      settings, now: now, in: .utc, locale: locale?.identifier ?? "en",
      feed: try FeedFile(path: feed, messages), messages)
    return (program, FilePath(settings.choiceFolder), settings.definitions)
  }
}
