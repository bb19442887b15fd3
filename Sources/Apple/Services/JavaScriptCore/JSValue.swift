// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A value of a script: undefined, or what the app has made.
open class JSValue: NSObject, @unchecked Sendable {
  /// What the value is.
  enum Content {
    case undefined
    case null
    case object(Any)
  }

  let content: Content
  var properties: [String: Any] = [:]

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The context of the value; never nil.
  public let context: JSContext!

  init(content: Content, in context: JSContext?) {
    self.content = content
    self.context = context
  }

  /// Creates a value of an object of the app; undefined for nil.
  public convenience init!(object value: Any!, in context: JSContext!) {
    switch value {
    case let value as JSValue: self.init(content: value.content, in: context)
    case is NSNull: self.init(content: .null, in: context)
    case let value?: self.init(content: .object(value), in: context)
    case nil: self.init(content: .undefined, in: context)
    }
  }
  /// Creates a Boolean value of a script.
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(content: .object(value), in: context)
  }
  /// Creates a number of a script.
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(content: .object(value), in: context)
  }
  /// Creates a number of a script, of 32 bits.
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(content: .object(value), in: context)
  }
  /// Creates a number of a script, of 32 bits without a sign.
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(content: .object(value), in: context)
  }
  /// Creates an object without properties.
  public convenience init!(newObjectIn context: JSContext!) {
    self.init(content: .object([String: Any]()), in: context)
  }
  /// Creates a list without elements.
  public convenience init!(newArrayIn context: JSContext!) {
    self.init(content: .object([Any]()), in: context)
  }
  /// Creates an error with a message.
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(content: .object([String: Any]()), in: context)
    properties["message"] = message
  }
  /// Creates a null of a script.
  public convenience init!(nullIn context: JSContext!) { self.init(content: .null, in: context) }
  /// Creates an undefined value of a script.
  public convenience init!(undefinedIn context: JSContext!) {
    self.init(content: .undefined, in: context)
  }
  /// Creates a promise; the function that fulfills it is not called.
  public convenience init!(
    newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!
  ) { self.init(content: .undefined, in: context) }
  /// Creates a promise that is fulfilled, for no script.
  public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
    self.init(content: .undefined, in: context)
  }
  /// Creates a promise that has failed, for no script.
  public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
    self.init(content: .undefined, in: context)
  }

  private var object: Any? {
    if case .object(let object) = content { return object }
    return nil
  }

  /// Whether it is undefined, as the answers of scripts are.
  open var isUndefined: Bool {
    if case .undefined = content { return true }
    return false
  }
  /// Whether it is null in a script.
  open var isNull: Bool {
    if case .null = content { return true }
    return false
  }
  /// Whether it is a Boolean value.
  open var isBoolean: Bool { object is Bool }
  /// Whether it is a number of a script.
  open var isNumber: Bool { !isBoolean && number != nil }
  /// Whether it is a text of a script.
  open var isString: Bool { object is String }
  /// Whether it is an object or a list.
  open var isObject: Bool { object != nil && !isBoolean && !isNumber && !isString }
  /// Whether it is a list of values.
  open var isArray: Bool { object is [Any] }
  /// Whether it is a date of a script.
  open var isDate: Bool { object is Date }
  /// Whether it is a symbol; always false here.
  open var isSymbol: Bool { false }
  /// Whether it is a large whole number; always false here.
  open var isBigInt: Bool { false }

  /// The value as a number; nil if it is something else.
  var number: Double? {
    switch object {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Int32: Double(value)
    case let value as UInt32: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns the object of the app; nil for undefined, as for answers of scripts.
  open func toObject() -> Any! { isNull ? NSNull() : object }
  /// Returns the object of the app if it has a class; nil otherwise.
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let object = object as? NSObject, let expectedClass, object.isKind(of: expectedClass)
    else {
      return nil
    }
    return object
  }
  /// Returns whether it holds in a script: not if it is undefined, null, 0 or empty.
  open func toBool() -> Bool {
    if let value = object as? Bool { return value }
    if let text = object as? String { return !text.isEmpty }
    if let number { return number != 0 && !number.isNaN }
    return object != nil
  }
  /// Returns it as a number; not a number for undefined.
  open func toDouble() -> Double {
    if isNull { return 0 }
    if let value = object as? Bool { return value ? 1 : 0 }
    if let text = object as? String { return Double(text) ?? .nan }
    return number ?? .nan
  }
  /// Returns it as a whole number of 32 bits; 0 for undefined.
  open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  /// Returns it as a whole number of 32 bits without a sign; 0 for undefined.
  open func toUInt32() -> UInt32 { UInt32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  /// Returns it as a number; not a number for undefined.
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  /// Returns it as a text; `undefined` for undefined.
  open func toString() -> String! {
    switch content {
    case .undefined: return "undefined"
    case .null: return "null"
    case .object(let value as Bool): return value ? "true" : "false"
    case .object(let value as String): return value
    case .object(let value as [Any]): return value.map { "\($0)" }.joined(separator: ",")
    case .object:
      guard let number else { return "[object Object]" }
      return Int64(exactly: number).map { String($0) } ?? String(number)
    }
  }
  /// Returns it as a date; nil if it is something else.
  open func toDate() -> Date! { object as? Date }
  /// Returns it as a list; nil if it is something else.
  open func toArray() -> [Any]! { object as? [Any] }
  /// Returns it as values with keys; nil if it is something else.
  open func toDictionary() -> [AnyHashable: Any]! {
    (object as? [AnyHashable: Any])?.merging(properties) { $1 }
  }
  /// The value as a text, as in ``toString()``.
  open override var description: String { toString() }
}
