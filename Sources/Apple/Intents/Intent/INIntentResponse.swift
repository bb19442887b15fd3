// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a handler answers: a code, and the values that the definition declares.
open class INIntentResponse: NSObject, NSCopying {
  /// The values of the properties that a generated class declares.
  public var generatedValues = INGeneratedValues()

  /// What the app is given if it goes on with the intent.
  open var userActivity: NSUserActivity?

  /// Makes a response without values.
  public required override init() {}

  /// The properties that the class declares, in the order of the definition.
  open class var generatedProperties: [INGeneratedProperty] { [] }

  /// The number of the code, which a generated class gives its name.
  public var generatedCode = 0

  /// The same response with the same code and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.generatedValues = generatedValues
    copy.generatedCode = generatedCode
    copy.userActivity = userActivity
    return copy
  }

  /// The values as JSON, with the code.
  public func jsonData() throws -> Data {
    let json: [String: Any] = .members([
      "response": "\(type(of: self))", "code": generatedCode,
      "values": generatedValues.json(of: Self.generatedProperties),
    ])
    return try JSONSerialization.data(
      withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
  }
}
