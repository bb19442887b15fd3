// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The response of a handler: a code, and the values that the definition declares.
open class INIntentResponse: NSObject, NSCopying {
  /// The values of the properties that a generated class declares.
  public var generatedValues = INGeneratedValues()

  /// The user activity with which the app continues the intent; nil for none.
  open var userActivity: NSUserActivity?

  /// Creates a response without values.
  public required override init() {}

  /// The properties that the class declares, in the order of the definition.
  open class var generatedProperties: [INGeneratedProperty] { [] }

  /// The number of the response code, to which a generated class gives a name.
  public var generatedCode = 0

  /// Returns a copy of the response with the same code and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.generatedValues = generatedValues
    copy.generatedCode = generatedCode
    copy.userActivity = userActivity
    return copy
  }

  /// Returns the code and the values as JSON with sorted keys; throws Foundation's error if a value
  /// cannot be written.
  public func jsonData() throws -> Data {
    let json: [String: Any] = .members([
      "response": "\(type(of: self))", "code": generatedCode,
      "values": generatedValues.json(of: Self.generatedProperties),
    ])
    return try JSONSerialization.data(
      withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
  }
}
