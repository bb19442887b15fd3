// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Diagnostics
import Disk
import IntentLint
import IntentModel
import ProgramCheck
import ShownWidgets
import SourceText
import StringTables
import TimelineSimulation
import WidgetPrograms
import WidgetProject
import WidgetTimeline

/// The widget extensions that a check builds, draws and runs.
struct CheckedExtensions {
  /// The file or folder that is checked.
  let path: String

  /// Which sources are built, and how.
  let source: ProgramSourceOptions

  /// What answers the widgets.
  let day: CheckedDayOptions

  let messages: Messages

  /// Whether what is found is kept for the next time.
  private(set) var keepsFindings = true

  /// The same extensions in another checkout.
  ///
  /// - Parameters:
  ///   - folder: The file or folder that is checked there.
  ///   - messages: Where it is said what is done.
  ///   - path: The path there of a file or folder here.
  /// - Returns: The extensions, which are built whatever was kept.
  func moved(
    to folder: FilePath, _ messages: Messages, naming path: (String) -> String
  ) -> CheckedExtensions {
    var (source, day) = (source, day)
    source.project = source.project.map(path)
    source.package = source.package.map(path)
    source.options.buildPath = nil
    day.takesNoCache = true
    return CheckedExtensions(
      path: folder.text, source: source, day: day, messages: messages, keepsFindings: false)
  }

  /// No findings, and a note on the rules that are left out.
  func leavingOut(_ configuration: LintConfiguration) -> FurtherFindings {
    let rules = applied(configuration)
    if !rules.isEmpty {
      messages.note(
        "\(Self.words(rules)) about drawing and running a built extension left out by '--fast'")
    }
    return FurtherFindings()
  }

  /// Builds the extensions of what is checked, and looks at them.
  ///
  /// - Throws: `CommandFailure` if an option is wrong.
  func findings(
    beside project: WidgetProject, _ configuration: LintConfiguration
  ) throws -> FurtherFindings {
    let rules = applied(configuration)
    // Who asked for other rules alone waits for no build.
    guard !rules.isEmpty else { return FurtherFindings() }
    messages.note(
      "\(Self.words(rules)) \(rules.count == 1 ? "needs" : "need") a built extension: code of the project is compiled and run; '--fast' leaves this out"
    )
    let choice = try day.choicePath.map { try OpenProgram.values(ofChoiceAt: $0) } ?? [:]
    let kept = keptFindings(rules, configuration)
    // What is in a folder for an app group may change without a trace.
    let hasFolder =
      day.appGroup.map { FileSystem.disk.status(of: FilePath($0)) == .folder } ?? false
    if let entry = day.takesNoCache || hasFolder ? nil : kept.entry() {
      for note in entry.notes { messages.note(note) }
      messages.note(
        "nothing has changed since it was built, drawn and run; '--no-cache' does it again")
      return entry.findings
    }
    var findings = FurtherFindings()
    var watched: [FilePath] = []
    var notes: [String] = []
    var fault: ProgramError?
    // One extension after the other, where there are several and none is named.
    var targets: [String?] = [source.options.target]
    while !targets.isEmpty {
      var request = source.options.request(programSource(project))
      request.target = targets.removeFirst()
      request.limit = day.limit
      switch built(request) {
      case .success(let program):
        watched += program.watched
        guard
          let found = try running(
            program, choice, beside: project, configuration, rules, notes: &notes)
        else { continue }
        findings.findings += found.findings
        findings.rules.formUnion(found.rules)
        let known = Set(findings.sources.map(\.name))
        findings.sources += found.sources.filter { !known.contains($0.name) }
      case .failure(.severalWidgets(_, let names)): targets = names
      case .failure(let error):
        fault = error
        let found = endlessBuild(error, request, beside: project).filter { rules.contains($0.id) }
        findings.findings += found
        findings.rules.formUnion(found.map(\.id))
      }
    }
    if let fault {
      say(fault, leavesOut: rules.subtracting(findings.rules))
    } else if !findings.rules.isEmpty, !hasFolder, keepsFindings {
      kept.keep(.init(findings: findings, notes: notes), dependingOn: watched)
    }
    return findings
  }

  /// What was found the last time, for the same rules and options.
  private func keptFindings(
    _ rules: Set<String>, _ configuration: LintConfiguration
  ) -> KeptFindings {
    let environment = messages.console.environment
    let options = source.options
    let tool = EngineSources.executable.flatMap { FileContent.fingerprint(ofFile: $0.text) }
    let feed = day.feed.flatMap { FileContent.fingerprint(ofFile: $0) }
    let choice = day.choicePath.flatMap { FileContent.fingerprint(ofFile: $0) }
    let group = day.appGroup.flatMap { FileContent.fingerprint(ofFile: $0) }
    let question: [String?] = [
      ToolVersion.current, tool?.text, source.project, source.package, options.target,
      options.configuration, options.stub.joined(separator: ","), "\(options.offline)",
      "\(options.noPackages)", "\(options.keepGoing)", options.engine, options.buildPath,
      environment[EngineSources.variable], day.feed, feed?.text, day.appGroup, group?.text,
      day.choicePath, choice?.text,
      "\(day.timeLimit)", "\(day.limit)",
      configuration.sdk?.description, rules.sorted().joined(separator: ","),
    ]
    return KeptFindings(
      question.map { $0 ?? "-" }, in: FilePath(path), environment: environment)
  }

  /// The rules about built extensions that are applied.
  private func applied(_ configuration: LintConfiguration) -> Set<String> {
    ProgramReview.appliedRules.filter(configuration.selection.contains)
  }

  private static func words(_ rules: Set<String>) -> String {
    rules.count == 1 ? "1 rule" : "\(rules.count) rules"
  }

  /// The sources that are built: those of the options, else the project in the folder that is checked, else its package.
  private func programSource(_ project: WidgetProject) -> ProgramSource {
    if let package = source.package { return .package(FilePath(package)) }
    if let given = source.project { return .project(FilePath(given)) }
    let folder = FilePath(path)
    let isPackage = FileSystem.disk.status(of: folder.appending("Package.swift")) == .file
    return isPackage && project.xcodeProjects.isEmpty
      ? .package(folder) : .project(path == "." ? nil : folder)
  }

  private func built(_ request: ProgramRequest) -> Result<BuiltProgram, ProgramError> {
    do throws(ProgramError) {
      return .success(try source.options.build(request, messages))
    } catch {
      return .failure(error)
    }
  }

  /// The finding about a build that did not end in its time; none about another fault.
  private func endlessBuild(
    _ error: ProgramError, _ request: ProgramRequest, beside project: WidgetProject
  ) -> [Diagnostic] {
    guard case .timedOut(_, let file) = error else { return [] }
    let source =
      switch request.source {
      case .package(let folder): folder.appending("Package.swift")
      // What was looked for is not found yet.
      case .project(let path):
        project.xcodeProjects.first.map { FilePath($0.source.name) } ?? path ?? FilePath(self.path)
      }
    var seen = ProgramObservations()
    seen.list = [
      ProgramObservation(
        .endlessBuild("\(error) ('--limit \(DurationText.of(day.limit))')"), of: nil)
    ]
    let origin = ProgramSources.name(of: file ?? source)
    return ProgramReview(seen, in: ProgramPlaces([], origin: origin)).findings
  }

  /// Says why rules were not applied.
  private func say(_ error: ProgramError, leavesOut rules: Set<String>) {
    guard !rules.isEmpty else { return }
    let left = "\(Self.words(rules)) about drawing and running a built extension did not run"
    switch error {
    case .noProject, .noPackage, .noWidget, .applesSystem:
      messages.note("\(left): \(VisibleText.of(error.description))")
    case .compilation(let findings):
      messages.warn(
        "\(left): the extension does not compile, \(VisibleText.of(findings.summary)); 'quickaction build' says where"
      )
    default:
      // What Swift says is in the lines below.
      let ending = "; Swift says:"
      let line = error.description.split(separator: "\n").first ?? ""
      let reason =
        line.hasSuffix(ending)
        ? line.dropLast(ending.count) + "; 'quickaction build' says why" : line
      messages.warn("\(left): \(VisibleText.of(String(reason)))")
    }
  }

  /// What is found in a program; nil if it does not run, which is said.
  private func running(
    _ program: BuiltProgram, _ choice: [String: ParameterValue], beside project: WidgetProject,
    _ configuration: LintConfiguration, _ rules: Set<String>, notes: inout [String]
  ) throws -> FurtherFindings? {
    let feed = try FeedFile(path: day.feed, messages)
    do {
      return try findings(
        of: program, choice, beside: project, configuration, answeredBy: feed, notes: &notes)
    } catch let failure as CommandFailure {
      messages.warn(
        "\(Self.words(rules)) about drawing and running a built extension did not run: '\(VisibleText.of(program.plan.name))' does not run"
      )
      if !messages.isQuiet { messages.console.writeError(failure.message) }
      return nil
    }
  }

  /// Draws and runs a program, and finds the places of what was seen.
  private func findings(
    of program: BuiltProgram, _ choice: [String: ParameterValue], beside project: WidgetProject,
    _ configuration: LintConfiguration, answeredBy feed: FeedFile?, notes: inout [String]
  ) throws -> FurtherFindings {
    var settings = ProgramSettings(
      path: program.executable.text, appGroup: day.appGroup, answerLimit: .seconds(day.timeLimit))
    settings.definitions = program.plan.modules.flatMap(\.definitions).map(\.text)
    let zone = TimeZoneRules.utc
    guard let now = FeedMoment(ProgramTimeOptions.standardMoment)?.instant(in: zone) else {
      return FurtherFindings()
    }
    let line = StepLine(messages)
    defer { line.finish() }
    var inspection = ProgramInspection(
      settings, locales: ProgramLanguages(program.plan).names, now: now, in: zone, messages,
      progress: line.progress.step)
    inspection.feed = feed
    inspection.choice = choice
    inspection.limit = day.limit
    inspection.appGroups = program.plan.widget.bundle.appGroups
    inspection.isForPhones = program.plan.isForPhones
    inspection.sdk = configuration.sdk ?? .newest
    let seen = try inspection.run()
    line.finish()
    let said = sentences(on: seen, of: program)
    for sentence in said { messages.note(sentence) }
    notes += said
    let sources = ProgramSources(program.plan, beside: project)
    let review = ProgramReview(
      seen, in: ProgramPlaces(sources.files, origin: sources.origin))
    return FurtherFindings(
      review.findings, of: ProgramReview.appliedRules, in: sources.others)
  }

  /// What was looked at, in sentences.
  private func sentences(
    on seen: ProgramObservations, of program: BuiltProgram
  ) -> [String] {
    func count(_ number: Int, _ one: String, _ many: String) -> String {
      "\(number) \(number == 1 ? one : many)"
    }
    var sentence =
      "'\(program.plan.name)': \(count(seen.pictureCount, "picture", "pictures")) in "
      + "\(count(seen.locales.count, "language", "languages")), and a day of "
      + count(seen.dayCount, "widget", "widgets")
    if !seen.limits.isEmpty {
      sentence +=
        "; \(count(seen.limits.count, "thing is", "things are")) drawn otherwise than on a device, "
        + "which 'quickaction preview' lists"
    }
    guard !seen.unanswered.isEmpty, day.feed == nil else { return [VisibleText.of(sentence)] }
    return [
      VisibleText.of(sentence),
      "nothing answered \(count(seen.unanswered.count, "request", "requests")) of the widgets, so they "
        + "were seen without data; add '--feed FILE'",
    ]
  }
}
