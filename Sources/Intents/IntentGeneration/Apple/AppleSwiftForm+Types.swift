// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension AppleSwiftForm {
  /// Writes an enum and its result.
  func write(_ plan: EnumPlan, to writer: inout SourceWriter) {
    let name = plan.className.swiftName
    writer.line(availability.intents)
    writer.block("@objc \(access) enum \(name): Int") { writer in
      for value in plan.cases { writer.line("case `\(value.name)` = \(value.number)") }
    }
    writer.blank()
    writer.line(availability.results)
    writer.line("@objc(\(plan.resolutionResult))")
    writer.block("\(access) class \(plan.resolutionResult): INEnumResolutionResult") { writer in
      writer.blank()
      writer.line("@objc(\(plan.successSelector))")
      writer.block("\(access) class func success(with resolvedValue: \(name)) -> Self") {
        $0.line("return __success(withResolvedValue: resolvedValue.rawValue)")
      }
      writer.blank()
      writer.line("@objc(\(plan.confirmationSelector))")
      writer.block(
        "\(access) class func confirmationRequired(with valueToConfirm: \(name)) -> Self"
      ) {
        $0.line("return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)")
      }
    }
    writer.blank()
  }

  /// Writes a custom type and its result.
  func write(_ plan: TypePlan, to writer: inout SourceWriter) {
    writer.line(availability.intents)
    writer.line("@objc(\(plan.className))")
    writer.block("\(access) class \(plan.className.swiftName): INObject") { writer in
      writer.blank()
      for property in plan.properties {
        writer.line(availability.parameters)
        writer.line(declaration(of: property))
        writer.blank()
      }
      if availability.toolVersion >= .xcode13Dot2 {
        writer.line("override \(access) class var supportsSecureCoding: Bool { true }")
        writer.blank()
      }
    }
    writer.blank()
    writeResult(of: plan, to: &writer)
    writer.blank()
  }

  private func writeResult(of plan: TypePlan, to writer: inout SourceWriter) {
    let name = plan.className.swiftName
    // The compiler of Xcode 13 knows that the superclass makes the class itself.
    let cast = availability.toolVersion < .xcode13 ? " as! Self" : ""
    let methods = [
      ("success", "resolvedObject", "\(name)", "INObject", plan.successSelector),
      (
        "disambiguation", "objectsToDisambiguate", "[\(name)]", "[INObject]",
        plan.disambiguationSelector
      ),
      (
        "confirmationRequired", "objectToConfirm", "\(name)?", "INObject?",
        plan.confirmationSelector
      ),
    ]
    writer.line(availability.results)
    writer.line("@objc(\(plan.resolutionResult))")
    writer.block("\(access) class \(plan.resolutionResult): INObjectResolutionResult") { writer in
      writer.blank()
      for (method, parameter, type, _, selector) in methods {
        writer.line("@objc(\(selector))")
        writer.block("\(access) class func \(method)(with \(parameter): \(type)) -> Self") {
          $0.line("return super.\(method)(with: \(parameter))\(cast)")
        }
        writer.blank()
      }
      for (method, parameter, _, type, _) in methods {
        writer.line("@available(*, unavailable)")
        writer.block(
          "override \(access) class func \(method)(with \(parameter): \(type)) -> Self"
        ) { $0.line("fatalError()") }
        writer.blank()
      }
    }
  }

  /// The declaration of a property whose value the framework keeps.
  func declaration(of property: PropertyPlan) -> String {
    "@NSManaged \(access) var \(property.name.swiftName): \(property.swiftType)"
  }
}
