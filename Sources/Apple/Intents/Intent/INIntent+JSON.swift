// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The reason that JSON is not an intent.
public enum INIntentJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data is not a JSON object.
  case notAnObject
  /// The data is an intent of another class.
  case otherClass(String, expected: String)
  /// The value of a property cannot be read.
  case unreadableValue(property: String)

  /// The description of the error in English.
  public var description: String {
    switch self {
    case .notAnObject: "the data of an intent is not a JSON object"
    case .otherClass(let name, let expected):
      "the data is of the intent '\(name)'; expected '\(expected)'"
    case .unreadableValue(let property): "the value of '\(property)' cannot be read"
    }
  }
}

extension INIntent {
  /// The name of the class without its module.
  public class var generatedClassName: String { "\(self)" }

  var jsonObject: [String: Any] {
    .members([
      "intent": Self.generatedClassName, "identifier": identifier,
      "suggestedInvocationPhrase": suggestedInvocationPhrase,
      "values": generatedValues.json(of: Self.generatedProperties),
    ])
  }

  /// Returns the intent as JSON with sorted keys; throws Foundation's error if a value cannot be
  /// written.
  public func jsonData() throws -> Data {
    try JSONSerialization.data(
      withJSONObject: jsonObject, options: [.sortedKeys, .withoutEscapingSlashes])
  }

  /// Creates an intent of this class from the output of ``jsonData()``.
  ///
  /// - Throws: ``INIntentJSONError``, or Foundation's error if the data is not JSON.
  public class func intent(json data: Data) throws -> Self {
    guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw INIntentJSONError.notAnObject
    }
    let name = json.string("intent") ?? ""
    guard name == generatedClassName else {
      throw INIntentJSONError.otherClass(name, expected: generatedClassName)
    }
    let intent = Self()
    intent.identifier = json.string("identifier")
    intent.suggestedInvocationPhrase = json.string("suggestedInvocationPhrase")
    try intent.generatedValues.read(json.object("values") ?? [:], generatedProperties)
    return intent
  }
}

extension INGeneratedValues {
  /// Returns the values of the properties as JSON.
  func json(of properties: [INGeneratedProperty]) -> [String: Any] {
    var json: [String: Any] = [:]
    for property in properties {
      guard let value = value(named: property.name) else { continue }
      json[property.name] =
        property.isArray
        ? (value as? [Any])?.compactMap(property.kind.encode) : property.kind.encode(value)
    }
    return json
  }

  /// Sets the values of the properties from JSON; throws if one cannot be read.
  mutating func read(
    _ json: [String: Any], _ properties: [INGeneratedProperty]
  ) throws(INIntentJSONError) {
    for property in properties {
      guard let written = json[property.name] else { continue }
      let value: Any?
      if property.isArray {
        let elements = (written as? [Any])?.map(property.kind.decode)
        value = elements.flatMap { $0.contains { $0 == nil } ? nil : $0.compactMap(\.self) }
      } else {
        value = property.kind.decode(written)
      }
      guard let value else { throw .unreadableValue(property: property.name) }
      setValue(value, named: property.name)
    }
  }
}
