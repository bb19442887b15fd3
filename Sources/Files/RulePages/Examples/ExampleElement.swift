// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A spelling of a dictionary of one kind, such as a parameter: `.parameter("account", tag: 2,
/// displayNameID: "nAme01")`.
///
/// A label is a key without the prefix that all keys of the kind have: `tag` is `INIntentParameterTag`. The first value
/// without a label is the name.
@dynamicCallable
package struct ExampleElement: Sendable {
  /// The prefix of all keys.
  let prefix: String

  /// The key of the list that such dictionaries are in.
  var list = ""

  /// The label of the value without a label.
  var mainLabel = "name"

  /// Spells the dictionary of the arguments.
  package func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, ExampleValue>
  ) -> ExampleValue {
    .dictionary(entries(arguments), in: list)
  }

  /// The entries of the dictionary.
  func entries(_ arguments: KeyValuePairs<String, ExampleValue>) -> [String: ExampleValue] {
    var entries: [String: ExampleValue] = [:]
    for (label, value) in arguments {
      let label = label.isEmpty ? mainLabel : label
      entries[prefix + label.prefix(1).uppercased() + label.dropFirst()] = value
    }
    if prefix == "INIntentParameter", entries["INIntentParameterType"] == nil {
      // Nearly all examples have parameters of these types.
      entries["INIntentParameterType"] =
        entries["INIntentParameterObjectType"] != nil
        ? "Object" : entries["INIntentParameterEnumType"] != nil ? "Integer" : "String"
    }
    return entries
  }
}

extension ExampleValue {
  /// An entry of the root, such as `.header(namespace: "88xZPY")`.
  package static let header = ExampleElement(prefix: "INIntentDefinition", list: "root")

  /// The dictionary of an intent.
  package static let intent = ExampleElement(prefix: "INIntent", list: "INIntents")

  /// A parameter of an intent.
  package static let parameter = ExampleElement(prefix: "INIntentParameter")

  /// The dictionary of an array size, such as `.size("Small", size: 2)`.
  package static let size = ExampleElement(
    prefix: "INIntentParameterArraySize", mainLabel: "sizeClass")

  /// The dictionary of a parameter's metadata.
  package static let metadata = ExampleElement(prefix: "INIntentParameterMetadata")

  /// A prompt of a parameter.
  package static let prompt = ExampleElement(
    prefix: "INIntentParameterPromptDialog", mainLabel: "type")

  /// A reason why a value is not supported.
  package static let reason = ExampleElement(
    prefix: "INIntentParameterUnsupportedReason", mainLabel: "code")

  /// The dictionary of a parameter's relationship, such as `.relationship("period", predicateName:
  /// "HasAnyValue")`.
  package static let relationship = ExampleElement(
    prefix: "INIntentParameterRelationship", mainLabel: "parentName")

  /// A combination of parameters, such as `.combination("Show ${account}")`.
  package static let combination = ExampleElement(
    prefix: "INIntentParameterCombination", mainLabel: "title")

  /// The response of an intent.
  package static let response = ExampleElement(prefix: "INIntentResponse")

  /// The dictionary of a response code.
  package static let code = ExampleElement(prefix: "INIntentResponseCode")

  /// A parameter of a response.
  package static let responseParameter = ExampleElement(prefix: "INIntentResponseParameter")

  /// The dictionary of an enum.
  package static let `enum` = ExampleElement(prefix: "INEnum", list: "INEnums")

  /// A value of an enum.
  package static let value = ExampleElement(prefix: "INEnumValue")

  /// The dictionary of a custom type.
  package static let type = ExampleElement(prefix: "INType", list: "INTypes")

  /// A property of a type.
  package static let property = ExampleElement(prefix: "INTypeProperty")
}
