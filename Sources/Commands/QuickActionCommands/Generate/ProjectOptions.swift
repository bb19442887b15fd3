// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import IntentGeneration
import IntentModel
import QuickActions
import SourceText
import WidgetProject

/// The options about the targets of a project.
struct ProjectOptions: ParsableArguments {
  /// A tool that generates Xcode projects.
  enum Tool: String, CaseIterable, ExpressibleByArgument {
    /// XcodeGen.
    case xcodegen
    /// Tuist.
    case tuist

    /// The tool, as the generator knows it.
    var value: WidgetTargets.Tool { self == .xcodegen ? .xcodegen : .tuist }
  }

  @Option(
    help:
      "Print the targets of a configurable widget in the format of this tool, instead of classes.")
  var projectFormat: Tool?

  @Option(
    help: ArgumentHelp(
      "With --project-format, the app's target. (default: App)", valueName: "name"))
  var appTarget: String?

  @Option(
    help: ArgumentHelp(
      "With --project-format, the target of the widget extension, and the folder of its sources. (default: the definition's name)",
      valueName: "name"))
  var widgetTarget: String?

  @Option(
    help: ArgumentHelp(
      "With --project-format, the target of the intents extension, and the folder of its sources. (default: the widget's target and 'Intents')",
      valueName: "name"))
  var intentsTarget: String?

  @Option(
    help: ArgumentHelp(
      "With --project-format, the bundle identifier of the app. (default: com.example.app)",
      valueName: "identifier"))
  var bundleID: String?

  @Option(
    help: ArgumentHelp(
      "With --project-format, the first version of iOS that the widget is for. (default: 14.0)",
      valueName: "version"))
  var deploymentTarget: String?

  /// Refuses options that would do nothing.
  func check(hasClassOptions: Bool, isDryRun: Bool, definitionCount: Int) throws {
    guard projectFormat != nil else {
      let names = [
        appTarget.map { _ in "--app-target" }, widgetTarget.map { _ in "--widget-target" },
        intentsTarget.map { _ in "--intents-target" }, bundleID.map { _ in "--bundle-id" },
        deploymentTarget.map { _ in "--deployment-target" },
      ].compactMap(\.self)
      guard names.isEmpty else {
        throw ValidationError(
          "\(names.listedNames()) needs '--project-format'; add '--project-format xcodegen' or '--project-format tuist'"
        )
      }
      return
    }
    if hasClassOptions || isDryRun {
      throw ValidationError(
        "'--project-format' prints targets and no classes; leave out '--dry-run' and the options about classes"
      )
    }
    if definitionCount != 1 {
      throw ValidationError("'--project-format' is for one definition; name one")
    }
    let given = [
      ("--app-target", appTarget), ("--widget-target", widgetTarget),
      ("--intents-target", intentsTarget), ("--bundle-id", bundleID),
      ("--deployment-target", deploymentTarget),
    ]
    for (option, value) in given where value?.isEmpty == true {
      throw ValidationError("'\(option)' is empty; give a value, or omit the option")
    }
    for (option, value) in given.prefix(3) where value?.contains("/") == true {
      throw ValidationError("'\(option)' is the name of a target, which cannot have a slash")
    }
  }

  /// The targets for a definition.
  ///
  /// - Parameters:
  ///   - given: The definition.
  ///   - project: The folder of the project.
  ///   - messages: The messages to the user.
  /// - Returns: The targets.
  /// - Throws: `CommandFailure` if the definition has no intent for widgets, or no classes.
  func targets(
    of given: GivenDefinitions, from project: FilePath, _ messages: Messages
  ) throws -> WidgetTargets {
    let definition = given.definitions[0]
    let path = FilePath(definition.source.name)
    let plan: GenerationPlan
    do throws(GenerationError) {
      plan = try GenerationPlan([definition])
    } catch {
      throw given.failure(error, messages)
    }
    let names = Set(definition.widgetIntents.compactMap { $0.name?.value })
    let intents = plan.intents.filter { names.contains($0.name) }
    guard !intents.isEmpty else {
      throw CommandFailure("'\(path.text)' has no intent for widgets", exitCode: 2)
    }
    let answered = intents.filter { intent in
      intent.parameters.contains { $0.options != nil || $0.resolution != nil }
    }
    let widget = widgetTarget ?? path.stem
    let handler = answered.isEmpty ? intentsTarget : intentsTarget ?? widget + "Intents"
    try refuseEqualNames(app: appTarget ?? "App", widget: widget, intents: handler)
    let place = DefinitionPlace(of: path, from: project)
    for sentence in place.remarks { messages.note(sentence) }
    if answered.isEmpty, intentsTarget == nil {
      messages.note(
        "no parameter has options or defaults from code, so there is no intents extension")
    }
    if bundleID == nil {
      messages.note(
        "the bundle identifiers begin with 'com.example.app'; give yours with '--bundle-id'")
    }
    return WidgetTargets(
      app: appTarget ?? "App", widget: widget, intents: handler,
      bundleIdentifier: bundleID ?? "com.example.app",
      deploymentTarget: deploymentTarget ?? "14.0", definitionFolder: place.folder,
      definitionName: path.name,
      intentClasses: (answered.isEmpty ? intents : answered).map(\.className))
  }

  /// Refuses a specification in which a target would depend on itself.
  private func refuseEqualNames(app: String, widget: String, intents: String?) throws {
    // File systems of Apple's know no case, and a target's name is that of its folder.
    let (appName, widgetName) = (app.lowercased(), widget.lowercased())
    if appName == widgetName {
      throw CommandFailure(
        "the widget's target would have the name of the app, '\(VisibleText.of(app))'; add '--widget-target', as in '--widget-target \(VisibleText.of(widget))Widget'",
        exitCode: 2)
    }
    guard let intents else { return }
    for (name, owner) in [(appName, "app"), (widgetName, "widget")]
    where name == intents.lowercased() {
      throw CommandFailure(
        "the target of the intents extension would have the name of the \(owner), '\(VisibleText.of(intents))'; add '--intents-target', as in '--intents-target \(VisibleText.of(widget))Intents'",
        exitCode: 2)
    }
  }
}
