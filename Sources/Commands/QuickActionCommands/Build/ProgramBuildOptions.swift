// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import SourceText
import WidgetPrograms

/// How a widget's program is built from sources.
struct ProgramBuildOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With a project or a package: the target of the widget. (default: the only one for widgets)",
      valueName: "name"))
  var target: String?

  @Option(
    name: .customLong("build-configuration"),
    help: ArgumentHelp(
      "With a project: the configuration whose build settings are used. (default: Debug)",
      valueName: "name"))
  var configuration: String?

  @Option(
    help: ArgumentHelp(
      "With a project or a package: use an empty module, or the Swift files in a folder, for a module that is not available; repeatable.",
      valueName: "module[=folder]"))
  var stub: [String] = []

  @Flag(
    help:
      "With a project: do not ask the network; packages that are not on this disk get stand-ins."
  )
  var offline = false

  @Flag(
    help:
      "With a project: run no manifest of a package, which reading it does; modules of packages get stand-ins."
  )
  var noPackages = false

  @Flag(
    help:
      "With a project or a package: leave out files with errors, and list them; 'build' ends with 1 if there are any."
  )
  var keepGoing = false

  @Option(
    help: ArgumentHelp(
      "With a project, a package or an example: the folder of QuickAction's own sources, for the modules with Apple's names. (default: QUICKACTION_ENGINE, what was installed, or the checkout around the current folder)",
      valueName: "folder"),
    completion: .directory)
  var engine: String?

  @Option(
    help: ArgumentHelp(
      "With a project or a package: where the program is built. (default: '.build/quickaction' next to the project)",
      valueName: "folder"),
    completion: .directory)
  var buildPath: String?

  @Flag(
    help:
      "Run the command in a container, which is how a Mac runs a widget; it sees the repository of the current folder, or that folder. (image: QUICKACTION_IMAGE, or the one of this version)"
  )
  var container = false

  func validate() throws {
    for (name, argument) in [
      (target, "--target"), (engine, "--engine"), (buildPath, "--build-path"),
      (configuration, "--build-configuration"),
    ] {
      try GivenFileName.check(name, of: argument)
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

  /// The folder of `--engine`; nil if it is not given.
  var engineFolder: FilePath? { engine.map { FilePath($0) } }

  /// The first option that is given; nil if none is.
  var given: String? {
    let options = [
      ("--target", target != nil), ("--build-configuration", configuration != nil),
      ("--stub", !stub.isEmpty), ("--offline", offline), ("--no-packages", noPackages),
      ("--keep-going", keepGoing), ("--engine", engine != nil),
      ("--build-path", buildPath != nil), ("--container", container),
    ]
    return options.first { $0.1 }?.0
  }

  /// Refuses what does not go with the sources.
  func check(project: String?, package: String?) throws {
    for (option, isGiven) in [("--offline", offline), ("--no-packages", noPackages)]
    where isGiven && package != nil {
      throw ValidationError("'\(option)' is for Xcode projects; omit it with '--package'")
    }
    if configuration != nil, package != nil {
      throw ValidationError(
        "'--build-configuration' is for Xcode projects; omit it with '--package'")
    }
  }

  /// Builds a program, and says what was noticed.
  ///
  /// - Throws: `CommandFailure` if it cannot be built.
  func build(
    project: String?, package: String?, _ messages: Messages
  ) throws -> BuiltProgram {
    do throws(ProgramError) {
      return try build(request(project: project, package: package), messages)
    } catch {
      throw BuildReport(messages).failure(error)
    }
  }

  /// Builds the program of a request, and says what was noticed.
  ///
  /// - Throws: `ProgramError` if it cannot be built.
  func build(
    _ request: ProgramRequest, _ messages: Messages
  ) throws(ProgramError) -> BuiltProgram {
    let line = StepLine(messages)
    defer { line.finish() }
    let builder = try ProgramBuilder(
      request, environment: messages.console.environment, progress: line.progress)
    let program = try builder.build()
    line.finish()
    messages.say(program.plan)
    let report = BuildReport(messages)
    if let translated = report.translated(program.standIns) { messages.note(translated) }
    if !program.standIns.allSatisfy(\.isTranslated) {
      messages.warn("the program has stand-ins\n" + report.made(program.standIns))
    }
    return program
  }

  /// The request to build a package, or an Xcode project if none is named.
  func request(project: String?, package: String?) -> ProgramRequest {
    request(package.map { .package(FilePath($0)) } ?? .project(project.map { FilePath($0) }))
  }

  /// The request to build some sources.
  func request(_ source: ProgramSource) -> ProgramRequest {
    var request = ProgramRequest(source)
    request.target = target
    request.configuration = configuration
    request.standIns = stub.map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      return StandIn(
        module: parts[0], folder: parts.count > 1 ? FilePath(parts[1]) : nil)
    }
    request.packages.asksNetwork = !offline
    request.packages.runsManifests = !noPackages
    request.keepsGoing = keepGoing
    request.engine = engineFolder
    request.buildFolder = buildPath.map { FilePath($0) }
    return request
  }
}
