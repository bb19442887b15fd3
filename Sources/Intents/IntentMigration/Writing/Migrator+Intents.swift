// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentGeneration
import IntentModel
import QuickActions
import SourceText

extension Migrator {
  /// Writes the type of an intent.
  mutating func writeIntent(at index: Int) {
    let plan = plan.intents[index]
    guard let intent = definition.intent(named: plan.name) else { return }
    let (name, path) = (intentNames[index], intentNames[index] + ".swift")
    let parameters = parameters(of: intent, plan)
    let isForWidgets = intent.isEligibleForWidgets?.value == true
    let isAction = !isForWidgets || intent.isConfigurable?.value == true
    noteLosses(of: intent)
    let providers = providers(of: parameters)
    let heading = headingTexts(of: intent)
    let attributes = parameters.map { parameter in
      attribute(
        of: parameter, intent: plan.name, isForWidgets: isForWidgets,
        provider: providers[parameter.name])
    }
    let summary = summary(of: intent, parameters, isAction: isAction)
    let predictions = isAction ? predictions(of: intent, parameters) : []
    let answers = isAction ? answers(of: intent, plan) : []
    if isAction, intent.isEligibleForSuggestions {
      donatedClasses.append(plan.className)
      if predictions.isEmpty { lose(.suggestions, plan.name) }
    }

    var writer = file(importing: modules(for: parameters.map(\.type)))
    writer.documentation("What the intent '\(plan.name)' was, whose class is '\(plan.className)'.")
    writeAvailability(isForWidgets ? .widgets : .intents, to: &writer)
    let kind = isForWidgets ? "WidgetConfigurationIntent" : "AppIntent"
    let access = access
    var gaps: [String] = []
    writer.type(
      "\(access)struct \(name.swiftName)",
      [kind, "CustomIntentMigratedAppIntent"] + (predictions.isEmpty ? [] : ["PredictableIntent"])
    ) { writer in
      writer.documentation("The old class: placed widgets and saved shortcuts are found by it.")
      writer.line(
        "\(access)static let intentClassName = \(SwiftLiteral.string(plan.className))")
      writer.blank()
      writer.line(
        "\(access)static let title = ", heading.title)
      if let description = heading.description {
        writer.line(
          "\(access)static let description: IntentDescription? = ",
          .call("IntentDescription", [.init(nil, description)]))
      }
      writeSwitches(of: intent, isAction: isAction, to: &writer)
      for (parameter, attribute) in zip(parameters, attributes) {
        writer.blank()
        writer.line("@", attribute)
        writer.line("\(access)var \(parameter.name.swiftName): \(parameter.valueType)?")
      }
      for parameter in parameters where isOfCatalog(parameter) {
        writer.blank()
        writeShownValues(of: parameter, to: &writer)
      }
      writer.blank()
      writer.block("\(access)static var parameterSummary: some ParameterSummary") {
        summary.write(to: &$0)
      }
      if !predictions.isEmpty {
        writer.blank()
        writer.block(
          "\(access)static var predictionConfiguration: some IntentPredictionConfiguration"
        ) { writer in for prediction in predictions { prediction.write(to: &writer) } }
      }
      if options.isPublic {
        writer.blank()
        writer.line("public init() {}")
      }
      if isAction {
        writer.blank()
        gaps.append(writePerform(of: intent, plan, answers, to: &writer))
        write(answers, to: &writer)
      }
      for parameter in parameters {
        guard let provider = providers[parameter.name] else { continue }
        writer.blank()
        gaps.append(
          writeProvider(
            provider, of: parameter, among: parameters, in: (plan.name, name),
            isForWidgets: isForWidgets, to: &writer))
      }
    }
    add(path, writer.text)
    for gap in gaps { leave(gap, in: path) }
  }

  private mutating func headingTexts(of intent: Intent) -> (title: Code, description: Code?) {
    let name = intent.name?.value ?? ""
    let title = texts.resource(
      intent.title, fallback: name, comment: "Intent \(name): its title")
    guard let words = texts.words(of: intent.description) else { return (title, nil) }
    return (
      title,
      texts.resource(
        intent.description, fallback: words, comment: "Intent \(name): its description")
    )
  }

  private mutating func noteLosses(of intent: Intent) {
    let name = intent.name?.value ?? ""
    if let image = intent.defaultImageName?.value, !image.isEmpty { lose(.image(image), name) }
  }

  private mutating func writeSwitches(
    of intent: Intent, isAction: Bool, to writer: inout CodeWriter
  ) {
    var lines: [String] = []
    if !isAction || intent.isConfigurable?.value == false {
      lines.append("static let isDiscoverable = false")
    }
    if isAction {
      let combinations = intent.managedParameterCombinations ?? intent.parameterCombinations
      let opensApp = combinations.map { $0.supportsBackgroundExecution?.value == false }
      if opensApp.contains(true) {
        if opensApp.contains(false) {
          lose(.background, intent.name?.value ?? "")
        } else {
          lines.append("static let openAppWhenRun = true")
        }
      }
      if let restrictions = intent.restrictions?.value, restrictions > 0 {
        lines.append(
          "static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication")
      }
    }
    for line in lines { writer.line(access + line) }
  }

  // MARK: Options

  /// The names of the types that provide options, by the names of their parameters.
  private func providers(of parameters: [MigratedParameter]) -> [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for parameter in parameters where parameter.plan.options != nil {
      // Objects are found by the query of their type, unless they depend on another parameter.
      if case .entity = parameter.type.kind, parameter.parent(among: parameters) == nil { continue }
      if isOfCatalog(parameter) { continue }
      var name = parameter.plan.property.capitalizedName + "OptionsProvider"
      while !taken.insert(name).inserted { name = "Other" + name }
      names[parameter.name] = name
    }
    return names
  }

  private func writeProvider(
    _ provider: String, of parameter: MigratedParameter, among parameters: [MigratedParameter],
    in intent: (name: String, type: String), isForWidgets: Bool, to writer: inout CodeWriter
  ) -> String {
    let property = parameter.plan.property
    let method = "provide\(property.capitalizedName)OptionsCollection(for:)"
    writer.documentation("The options of '\(property.name)'.")
    writer.block("\(access)struct \(provider): DynamicOptionsProvider") { writer in
      if isForWidgets || !hasOlderSystems, let parent = parameter.parent(among: parameters) {
        writer.documentation("What was chosen for '\(parent.name)', on which the options depend.")
        writer.line(
          "@IntentParameterDependency<\(intent.type.swiftName)>(\\.$\(parent.name)) var intent")
        writer.blank()
      }
      if options.isPublic {
        writer.line("public init() {}")
        writer.blank()
      }
      writer.block("\(access)func results() async throws -> [\(parameter.type.name)]") {
        $0.comment("Fill in: the options that '\(method)' of the old handler offered.")
        $0.line(
          "throw UnfinishedIntent(name: \(SwiftLiteral.string("\(intent.name).\(property.name)")))")
      }
      writeDefaultResult(of: [parameter.plan], of: parameter.type.name, to: &writer)
    }
    return say(.gapOptions, "\(intent.name).\(parameter.name)", method)
  }

  /// Writes what the widget shows of the catalog's parameter, which is never nothing.
  private func writeShownValues(of parameter: MigratedParameter, to writer: inout CodeWriter) {
    let name = "shown" + parameter.plan.property.capitalizedName
    writer.documentation("What the widget shows: what a user chose, or the catalog's defaults.")
    writer.block("\(access)var \(name): [\(parameter.type.name)]") {
      let value = parameter.name.swiftName
      let chosen = parameter.plan.property.isArray ? value : "\(value).map { [$0] }"
      $0.line("\(chosen) ?? \(parameter.type.name).defaults")
    }
  }

  /// Whether a parameter is the one whose objects the catalog has.
  func isOfCatalog(_ parameter: MigratedParameter) -> Bool {
    catalog?.target?.parameter === parameter.attribute
  }
}

extension MigratedParameter {
  /// The parameter that this one depends on; nil if it depends on none.
  func parent(among parameters: [MigratedParameter]) -> MigratedParameter? {
    guard let name = attribute.relationship?.parentName?.value.asPropertyName else {
      return nil
    }
    return parameters.first { $0.plan.property.systemName == name && $0.name != self.name }
  }
}
