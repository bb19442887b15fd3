// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension PortableSwiftForm {
  /// Writes what an intent's parameters are, and how a handler is asked about each.
  func writeDescriptions(of plan: IntentPlan, to writer: inout SourceWriter) {
    guard !plan.parameters.isEmpty else { return }
    writer.block("override \(access) class var generatedProperties: [INGeneratedProperty]") {
      writer in
      writer.line("var properties: [INGeneratedProperty] = []")
      let names = Set(plan.parameters.map(\.property.name))
      for parameter in plan.parameters {
        writer.line("properties.append(")
        writer.indented { writer in
          writer.line(description(of: parameter.property, besides: names))
          writer.indented { writer in
            writeOptions(of: parameter, plan, to: &writer)
            writeResolution(of: parameter, plan, to: &writer)
          }
        }
        writer.line(")")
      }
      writer.line("return properties")
    }
    writer.blank()
  }

  /// Writes how a handler is asked to run an intent.
  func writeActions(of plan: IntentPlan, to writer: inout SourceWriter) {
    let start = "(handler: any \(plan.handlingName), intent: \(plan.className.swiftName)"
    let completion = "completion: @escaping (\(plan.response.className)) -> Swift.Void"
    writer.block("override \(access) class var generatedActions: INGeneratedActions?") { writer in
      writer.line("INGeneratedActions(")
      writer.indented { writer in
        writer.line("of: \"\(plan.handlingName)\",")
        for method in ["handle", "confirm"] {
          writer.line("\(method): { \(start), \(completion)) in")
          writer.indented { $0.line("handler.\(method)(intent: intent, completion: completion)") }
          writer.line(method == "handle" ? "}," : "}")
        }
      }
      writer.line(")")
    }
  }

  private func writeOptions(
    of parameter: ParameterPlan, _ plan: IntentPlan, to writer: inout SourceWriter
  ) {
    guard let options = parameter.options else { return }
    let name = parameter.property.capitalizedName
    let collection = "INObjectCollection<\(parameter.property.type.portableOptionsElement)>"
    let start = "(handler: any \(plan.handlingName), intent: \(plan.className.swiftName)"
    let completion = "completion: @escaping (\(collection)?, (any Error)?) -> Swift.Void"
    let (label, searchTerm, argument, isSearch) =
      options == .search
      ? ("for:searchTerm:", "searchTerm", ", searchTerm: searchTerm", ", searches: true")
      : ("for:", "_", "", "")
    writer.line(".options(\"provide\(name)OptionsCollection(\(label))\"\(isSearch)) {")
    writer.indented { writer in
      writer.line("\(start), \(searchTerm): String?, \(completion)) in")
      writer.line(
        "handler.provide\(name)OptionsCollection(for: intent\(argument), with: completion)")
    }
    writer.line("}")
    writer.line(".defaultValue(\"default\(name)(for:)\") { \(start)) in")
    writer.indented {
      $0.line("handler.default\(name)(for: intent)\(defaultNumber(of: parameter))")
    }
    writer.line("}")
  }

  /// What makes an optional of the default of a parameter: the number of an enum's case.
  private func defaultNumber(of parameter: ParameterPlan) -> String {
    parameter.property.isScalar ? ".rawValue as Int?" : ""
  }

  private func writeResolution(
    of parameter: ParameterPlan, _ plan: IntentPlan, to writer: inout SourceWriter
  ) {
    guard let result = parameter.resolution?.result else { return }
    let name = parameter.property.capitalizedName
    let (method, answer) =
      parameter.property.isArray ? ("resolutions", "[\(result)]") : ("resolution", result)
    writer.line(".\(method)(\"resolve\(name)(for:)\") {")
    writer.indented { writer in
      writer.line(
        "(handler: any \(plan.handlingName), intent: \(plan.className.swiftName), "
          + "completion: @escaping (\(answer)) -> Swift.Void) in")
      writer.line("handler.resolve\(name)(for: intent, with: completion)")
    }
    writer.line("}")
  }
}
