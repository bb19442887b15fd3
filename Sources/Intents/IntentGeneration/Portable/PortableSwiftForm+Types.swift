// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension PortableSwiftForm {
  /// Writes an enum and its result.
  func write(_ plan: EnumPlan, to writer: inout SourceWriter) {
    let name = plan.className.swiftName
    writer.block("\(access) enum \(name): Int, Sendable") { writer in
      for value in plan.cases { writer.line("case `\(value.name)` = \(value.number)") }
      writer.blank()
      writer.block("\(access) static var generatedCases: [INGeneratedKind.Case]") { writer in
        writer.line("[")
        writer.indented { writer in
          for value in plan.cases {
            writer.line("INGeneratedKind.Case(\"\(value.name)\", \(value.number)),")
          }
        }
        writer.line("]")
      }
    }
    writer.blank()
    writer.block("\(access) class \(plan.resolutionResult): INEnumResolutionResult") { writer in
      writer.block("\(access) class func success(with resolvedValue: \(name)) -> Self") {
        $0.line("Self(generatedResolution: .success(resolvedValue.rawValue))")
      }
      writer.blank()
      writer.block(
        "\(access) class func confirmationRequired(with valueToConfirm: \(name)) -> Self"
      ) {
        $0.line(
          "Self(generatedResolution: .confirmationRequired(valueToConfirm.rawValue, reason: nil))")
      }
    }
  }

  /// Writes a custom type and its result.
  func write(_ plan: TypePlan, to writer: inout SourceWriter) {
    let name = plan.className.swiftName
    writer.block("\(access) class \(name): INObject") { writer in
      write(plan.properties, to: &writer)
      writeDescriptions(of: plan.properties, to: &writer)
      writer.line("override \(access) class var supportsSecureCoding: Bool { true }")
    }
    writer.blank()
    let methods = [
      ("success", "resolvedObject", name, "INObject"),
      ("disambiguation", "objectsToDisambiguate", "[\(name)]", "[INObject]"),
      ("confirmationRequired", "objectToConfirm", "\(name)?", "INObject?"),
    ]
    writer.block("\(access) class \(plan.resolutionResult): INObjectResolutionResult") { writer in
      for (index, (method, parameter, type, base)) in methods.enumerated() {
        if index > 0 { writer.blank() }
        writer.block("\(access) class func \(method)(with \(parameter): \(type)) -> Self") {
          $0.line("super.\(method)(with: \(parameter))")
        }
        writer.blank()
        writer.line("@available(*, unavailable)")
        writer.block(
          "override \(access) class func \(method)(with \(parameter): \(base)) -> Self"
        ) { $0.line("super.\(method)(with: \(parameter))") }
      }
    }
  }
}
