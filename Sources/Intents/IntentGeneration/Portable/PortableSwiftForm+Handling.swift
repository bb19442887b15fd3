// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension PortableSwiftForm {
  /// Writes the protocol of an intent's handlers, in Apple's order of members.
  ///
  /// Each method has two requirements, of which a handler writes one.
  func writeHandling(of plan: IntentPlan, to writer: inout SourceWriter) {
    writer.block("\(access) protocol \(plan.handlingName): NSObjectProtocol") { writer in
      for method in methods(of: plan) {
        writer.line(method.completionForm)
        writer.line(method.asyncForm)
        writer.blank()
      }
      for parameter in plan.parameters where parameter.options != nil {
        writer.line(defaultMethod(of: parameter, plan))
        writer.line(deprecatedMethod(of: parameter, plan))
      }
    }
  }

  /// Writes what the protocol's methods do unless a handler writes them.
  func writeDefaults(of plan: IntentPlan, to writer: inout SourceWriter) {
    writer.block("extension \(plan.handlingName)") { writer in
      for (index, method) in methods(of: plan).enumerated() {
        if index > 0 { writer.blank() }
        write(method, to: &writer)
      }
      for parameter in plan.parameters where parameter.options != nil {
        writer.blank()
        let absent =
          parameter.property.isScalar ? absentCase(of: parameter.property.type) : "nil"
        writer.line("\(access) \(defaultMethod(of: parameter, plan)) { \(absent) }")
        writer.blank()
        writer.block("\(access) \(deprecatedMethod(of: parameter, plan))") { writer in
          let search = parameter.options == .search ? ", searchTerm: nil" : ""
          writer.block(
            "provide\(parameter.property.capitalizedName)OptionsCollection(for: intent\(search))"
          ) { $0.line("completion(INHandlerForms.items(of: $0), $1)") }
        }
      }
    }
  }

  /// Writes the defaults of both forms of a method, each of which calls the other form.
  private func write(_ method: HandlingMethod, to writer: inout SourceWriter) {
    writer.block("\(access) \(method.completionForm)") { writer in
      writer.block("INHandlerForms.complete(\"\(method.name)\", of: self, completion)") {
        $0.line("\(method.canThrow ? "try " : "")await self.\(method.asyncCall)")
      }
    }
    writer.blank()
    writer.block("\(access) \(method.asyncForm)") { writer in
      let isOptional = method.isOptional ? ", isOptional: true" : ""
      let otherwise = method.otherwise.map { ", otherwise: \($0)" } ?? ""
      writer.block(
        "\(method.canThrow ? "try " : "")await INHandlerForms.answer"
          + "(\"\(method.name)\", of: self\(isOptional)\(otherwise))"
      ) { $0.line("self.\(method.completionCall)") }
    }
  }

  private func defaultMethod(of parameter: ParameterPlan, _ plan: IntentPlan) -> String {
    "func default\(parameter.property.capitalizedName)"
      + "(for intent: \(plan.className.swiftName)) -> \(parameter.property.swiftType)"
  }

  private func deprecatedMethod(of parameter: ParameterPlan, _ plan: IntentPlan) -> String {
    "func provide\(parameter.property.capitalizedName)Options"
      + "(for intent: \(plan.className.swiftName), with completion: @escaping "
      + "([\(parameter.property.type.swiftName)]?, (any Error)?) -> Swift.Void)"
  }
}
