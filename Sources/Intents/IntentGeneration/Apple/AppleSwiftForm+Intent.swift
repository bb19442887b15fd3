// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension AppleSwiftForm {
  /// Writes an intent, the protocol of its handlers, its response and its results.
  func write(_ plan: IntentPlan, to writer: inout SourceWriter) {
    writer.line(availability.intents)
    writer.line("@objc(\(plan.className))")
    writer.block("\(access) class \(plan.className.swiftName): INIntent") { writer in
      writer.blank()
      write(plan.parameters.map(\.property), to: &writer)
    }
    writer.blank()
    writeHandling(of: plan, to: &writer)
    writer.blank()
    write(plan.response, to: &writer)
    writer.blank()
    for parameter in plan.parameters {
      guard let resolution = parameter.resolution, let reasons = resolution.reasons else {
        continue
      }
      write(resolution, reasons, to: &writer)
      writer.blank()
    }
  }

  /// Writes the properties of an intent or a response, and an empty line after them.
  private func write(_ properties: [PropertyPlan], to writer: inout SourceWriter) {
    guard !properties.isEmpty else { return }
    for (index, property) in properties.enumerated() {
      if !property.type.isOfFirstVersion {
        if index > 0 { writer.blank() }
        writer.line(availability.laterTypes)
      }
      writer.line(declaration(of: property))
    }
    writer.blank()
  }

  /// Writes what a response is made of.
  private func write(_ plan: ResponsePlan, to writer: inout SourceWriter) {
    writer.line(availability.intents)
    writer.block("@objc \(access) enum \(plan.codeEnumName): Int") { writer in
      for (number, code) in ResponsePlan.standardCodes.enumerated() {
        writer.line(number == 0 ? "case \(code) = 0" : "case \(code)")
      }
      for (index, code) in plan.customCodes.enumerated() {
        let number = index == 0 ? " = \(ResponsePlan.firstCustomCode)" : ""
        writer.line("case \(code.swiftName)\(number)")
      }
    }
    writer.blank()
    writer.line(availability.intents)
    writer.line("@objc(\(plan.className))")
    writer.block("\(access) class \(plan.className): INIntentResponse") { writer in
      writer.blank()
      write(plan.properties, to: &writer)
      writer.line(
        "@objc \(access) fileprivate(set) var code: \(plan.codeEnumName) = .unspecified")
      writer.blank()
      writer.line("@objc(initWithCode:userActivity:)")
      writer.block(
        "\(access) convenience init(code: \(plan.codeEnumName), userActivity: NSUserActivity?)"
      ) { writer in
        writer.line("self.init()")
        writer.line("self.code = code")
        writer.line("self.userActivity = userActivity")
      }
      writer.blank()
      for factory in plan.factories {
        write(factory, of: plan, to: &writer)
        writer.blank()
      }
    }
  }

  /// Writes a method that makes a response.
  private func write(
    _ factory: ResponseFactoryPlan, of plan: ResponsePlan, to writer: inout SourceWriter
  ) {
    let parameters = factory.arguments.enumerated().map { index, argument in
      let name = argument.name
      let label = index == 0 && factory.omitsFirstLabel ? "_ \(name.swiftName)" : name.swiftLabel
      return "\(label): \(argument.swiftValueType)"
    }
    writer.line("@objc(\(factory.selector))")
    writer.block(
      "\(access) static func \(factory.code.swiftName)(\(parameters.joined(separator: ", ")))"
        + " -> \(plan.className)"
    ) { writer in
      writer.line(
        "let intentResponse = \(plan.className)(code: .\(factory.code.swiftName),"
          + " userActivity: nil)")
      for argument in factory.arguments {
        let name = argument.name.swiftName
        writer.line("intentResponse.\(name) = \(name)")
      }
      writer.line("return intentResponse")
    }
  }

  /// Writes why the values of a parameter are refused, and the result that says it.
  private func write(
    _ resolution: ParameterPlan.Resolution, _ reasons: ParameterPlan.Reasons,
    to writer: inout SourceWriter
  ) {
    writer.line(availability.parameters)
    writer.block("@objc \(access) enum \(reasons.enumName): Int") { writer in
      for (index, name) in reasons.names.enumerated() {
        writer.line("case \(name.swiftName)\(index == 0 ? " = 1" : "")")
      }
    }
    writer.blank()
    writer.line(availability.parameters)
    writer.line("@objc(\(resolution.result))")
    writer.block("\(access) class \(resolution.result): \(reasons.superclass)") { writer in
      writer.line("@objc(unsupportedForReason:)")
      writer.block(
        "\(access) class func unsupported(forReason reason: \(reasons.enumName)) -> Self"
      ) { $0.line("return __unsupported(withReason: reason.rawValue)") }
    }
  }
}
