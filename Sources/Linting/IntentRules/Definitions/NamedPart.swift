// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import IntentModel
import SourceText

/// A name that generated code declares.
struct NamedPart: Sendable {
  /// The noun for the part with the name, such as `intent`.
  let noun: String

  /// The name.
  let name: Located<String>
}

extension IntentDefinition {
  /// The names of everything that the file declares, and those that override them in code.
  var namedParts: [NamedPart] {
    var names: [NamedPart] = []
    func add(_ noun: String, _ name: Located<String>?) {
      if let name { names.append(NamedPart(noun: noun, name: name)) }
    }
    /// The runtime takes an empty override for an absent one.
    func addOverride(_ noun: String, _ name: Located<String>?) {
      if name?.value.isEmpty == false { add(noun, name) }
    }
    for type in enums {
      add("enum", type.name)
      addOverride("class", type.classNameOverride)
      for value in type.values { add("enum value", value.name) }
    }
    for type in types {
      add("type", type.name)
      addOverride("class", type.classNameOverride)
      addOverride("class prefix", type.classPrefix)
    }
    for intent in intents {
      add("intent", intent.name)
      addOverride("class", intent.classNameOverride)
      addOverride("class prefix", intent.classPrefix)
      for code in intent.response?.codes ?? [] { add("response code", code.name) }
    }
    for group in attributeGroups {
      let noun =
        switch group.kind {
        case .intent: "parameter"
        case .response: "response parameter"
        case .type: "property"
        }
      for attribute in group.attributes { add(noun, attribute.name) }
    }
    return names
  }
}

extension Intent {
  /// Whether the intent is one of the system's, of which no code is generated.
  var isOfSystem: Bool { typeName?.value == "System" }
}
