// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension PortableSwiftForm {
  /// Writes an intent, the protocol of its handlers, its response and its results.
  func write(_ plan: IntentPlan, to writer: inout SourceWriter) {
    writer.block("\(access) class \(plan.className.swiftName): INIntent") { writer in
      write(plan.parameters.map(\.property), to: &writer)
      writeDescriptions(of: plan, to: &writer)
      writeActions(of: plan, to: &writer)
    }
    writer.blank()
    writeHandling(of: plan, to: &writer)
    writer.blank()
    writeDefaults(of: plan, to: &writer)
    writer.blank()
    write(plan.response, to: &writer)
    for parameter in plan.parameters {
      guard let resolution = parameter.resolution, let reasons = resolution.reasons else {
        continue
      }
      writer.blank()
      write(resolution, reasons, to: &writer)
    }
  }

  /// Writes what a response is made of.
  private func write(_ plan: ResponsePlan, to writer: inout SourceWriter) {
    writer.block("\(access) enum \(plan.codeEnumName): Int, Sendable") { writer in
      for (number, code) in ResponsePlan.standardCodes.enumerated() {
        writer.line(number == 0 ? "case \(code) = 0" : "case \(code)")
      }
      for (index, code) in plan.customCodes.enumerated() {
        let number = index == 0 ? " = \(ResponsePlan.firstCustomCode)" : ""
        writer.line("case \(code.swiftName)\(number)")
      }
    }
    writer.blank()
    writer.block("\(access) class \(plan.className): INIntentResponse") { writer in
      write(plan.properties, to: &writer)
      writeDescriptions(of: plan.properties, to: &writer)
      writer.block("\(access) fileprivate(set) var code: \(plan.codeEnumName)") { writer in
        writer.line("get { \(plan.codeEnumName)(rawValue: generatedCode) ?? .unspecified }")
        writer.line("set { generatedCode = newValue.rawValue }")
      }
      writer.blank()
      writer.block(
        "\(access) convenience init(code: \(plan.codeEnumName), userActivity: NSUserActivity?)"
      ) { writer in
        writer.line("self.init()")
        writer.line("self.code = code")
        writer.line("self.userActivity = userActivity")
      }
      for factory in plan.factories {
        writer.blank()
        write(factory, of: plan, to: &writer)
      }
    }
  }

  /// Writes a method that makes a response.
  private func write(
    _ factory: ResponseFactoryPlan, of plan: ResponsePlan, to writer: inout SourceWriter
  ) {
    let parameters = factory.arguments.enumerated().map { index, argument in
      let label = index == 0 && factory.omitsFirstLabel ? "_ " : ""
      return "\(label)\(argument.name.swiftName): \(argument.swiftValueType)"
    }
    let code = factory.code.swiftName
    writer.block(
      "\(access) static func \(code)(\(parameters.joined(separator: ", "))) -> \(plan.className)"
    ) { writer in
      writer.line("let intentResponse = \(plan.className)(code: .\(code), userActivity: nil)")
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
    writer.block("\(access) enum \(reasons.enumName): Int, Sendable") { writer in
      for (index, name) in reasons.names.enumerated() {
        writer.line("case \(name.swiftName)\(index == 0 ? " = 1" : "")")
      }
    }
    writer.blank()
    writer.block("\(access) class \(resolution.result): \(reasons.superclass)") { writer in
      writer.block(
        "\(access) class func unsupported(forReason reason: \(reasons.enumName)) -> Self"
      ) { $0.line("unsupported(withReason: reason.rawValue)") }
    }
  }
}
