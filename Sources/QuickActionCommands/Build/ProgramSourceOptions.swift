// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import SourceText
import WidgetPrograms
import WidgetProject

/// Which sources a widget's program is built from.
struct ProgramSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The Xcode project with the widget extension, or a folder with one. (default: the only one below the current folder)",
      valueName: "X.xcodeproj"),
    completion: .file(extensions: ["xcodeproj"]))
  var project: String?

  @Option(
    help: ArgumentHelp("The folder of a package with the widget.", valueName: "folder"),
    completion: .directory)
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The target of the widget. (default: the only one for widgets)", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The configuration of the Xcode project whose build settings are used. (default: Debug)",
      valueName: "name"))
  var configuration: String?

  @Option(
    help: ArgumentHelp(
      "Use an empty module, or the Swift files in a folder, for a module that is not available; repeatable.",
      valueName: "module[=folder]"))
  var stub: [String] = []

  @Flag(
    help: "Leave out files with errors, and list them; the exit code is 1 if there are any.")
  var keepGoing = false

  @Option(
    help: ArgumentHelp(
      "The folder of QuickAction's own sources, for the modules with Apple's names. (default: QUICKACTION_ENGINE, or what was installed)",
      valueName: "folder"),
    completion: .directory)
  var engine: String?

  @Option(
    help: ArgumentHelp(
      "Where the program is built. (default: '.build/quickaction' next to the project)",
      valueName: "folder"),
    completion: .directory)
  var buildPath: String?

  func validate() throws {
    for (name, argument) in [
      (project, "--project"), (package, "--package"), (target, "--target"), (engine, "--engine"),
      (buildPath, "--build-path"), (configuration, "--configuration"),
    ] {
      try GivenFileName.check(name, of: argument)
    }
    if project != nil, package != nil {
      throw ValidationError("'--project' and '--package' exclude each other; use one of them")
    }
    if configuration != nil, package != nil {
      throw ValidationError("'--configuration' is for Xcode projects; omit it with '--package'")
    }
    for text in stub {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isName =
        parts[0].first?.isNumber == false
        && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      guard isName, parts.count == 1 || !parts[1].isEmpty else {
        throw ValidationError(
          "'\(VisibleText.of(text))' for '--stub' must be MODULE or MODULE=FOLDER")
      }
    }
  }

  /// Whether any of the options names sources.
  var isGiven: Bool { project != nil || package != nil }

  /// What is to be built.
  var request: ProgramRequest {
    let source: ProgramSource =
      package.map { .package(FilePath($0)) } ?? .project(project.map { FilePath($0) })
    var request = ProgramRequest(source)
    request.target = target
    request.configuration = configuration
    request.standIns = stub.map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      return StandIn(
        module: parts[0], folder: parts.count > 1 ? FilePath(parts[1]) : nil)
    }
    request.keepsGoing = keepGoing
    request.engine = engine.map { FilePath($0) }
    request.buildFolder = buildPath.map { FilePath($0) }
    return request
  }

  /// Builds the program that the options name, and says what was left out.
  ///
  /// - Throws: `CommandFailure` if it cannot be built.
  func build(_ messages: Messages) throws -> BuiltProgram {
    let line = StepLine(messages)
    defer { line.finish() }
    do throws(ProgramError) {
      let builder = try ProgramBuilder(
        request, environment: messages.console.environment, progress: line.progress)
      return try builder.build()
    } catch {
      line.finish()
      throw BuildReport(messages).failure(error)
    }
  }
}
