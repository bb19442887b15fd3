// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText

extension Planner {
  /// The response of an intent; without one in the definition, it has the standard codes.
  mutating func response(
    of intent: Intent, className: String, in scope: DefinitionScope
  ) -> ResponsePlan {
    let properties = properties(intent.response?.parameters ?? [], .responseParameter, in: scope)
    let propertiesByName = Dictionary(
      properties.map { ($0.systemName, $0) }, uniquingKeysWith: { $1 })
    var names = MemberNames(role: .responseCode)
    var codes: [String] = []
    var factories: [ResponseFactoryPlan] = []
    for code in intent.response?.codes ?? [] {
      let range = code.declaration.range
      guard let name = checkedName(code.name, .responseCode, of: range, in: scope) else { continue }
      names.insert(name, at: scope.place(code.name?.range ?? range), reportingTo: &self)
      if name != "success", name != "failure" { codes.append(name) }
      // The function has the values of both sentences; those that only the short one has come last.
      let sentences = [code.format, code.conciseFormat].compactMap { $0.text?.value }
      let arguments = arguments(in: sentences, of: propertiesByName)
      guard let first = arguments.first else { continue }
      factories.append(
        ResponseFactoryPlan(
          code: name, arguments: arguments,
          omitsFirstLabel: name.hasSuffix(first.capitalizedName)))
    }
    return ResponsePlan(
      className: className + "Response", properties: properties, customCodes: codes,
      factories: factories)
  }

  /// The properties whose values texts have, each where it comes first.
  private func arguments(
    in formats: [String], of properties: [String: PropertyPlan]
  ) -> [PropertyPlan] {
    var names: Set<String> = []
    return formats.flatMap { PlaceholderNames($0) }.compactMap { name in
      properties[name.asPropertyName].flatMap { names.insert(name).inserted ? $0 : nil }
    }
  }
}
