// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension JSValue {
  private var undefined: JSValue { JSValue(content: .undefined, in: context) }

  /// Calls no function; the answer is undefined.
  @discardableResult
  public func call(withArguments arguments: [Any]!) -> JSValue! { undefined }
  /// Creates no object by a function; the answer is undefined.
  public func construct(withArguments arguments: [Any]!) -> JSValue! { undefined }
  /// Calls no method; the answer is undefined.
  @discardableResult
  public func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    undefined
  }

  /// Returns a property that the app has set; undefined for others.
  public func forProperty(_ property: Any!) -> JSValue! {
    guard let property else { return undefined }
    let name = "\(property)"
    return JSValue(object: properties[name] ?? toDictionary()?[name], in: context)
  }
  /// Sets a property of the value.
  public func setValue(_ value: Any!, forProperty property: Any!) {
    if let property { properties["\(property)"] = value }
  }
  /// Removes a property of the value; always true.
  @discardableResult
  public func deleteProperty(_ property: Any!) -> Bool {
    if let property { properties["\(property)"] = nil }
    return true
  }
  /// Returns whether it has a property.
  public func hasProperty(_ property: Any!) -> Bool { !forProperty(property).isUndefined }
  /// Returns an element of a list; undefined if there is none.
  public func atIndex(_ index: Int) -> JSValue! {
    guard let list = toArray(), list.indices.contains(index) else { return undefined }
    return JSValue(object: list[index], in: context)
  }
  /// Sets an element by its number, as a property.
  public func setValue(_ value: Any!, at index: Int) { properties["\(index)"] = value }

  /// Returns a property that the app has set; undefined for others.
  public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  /// Returns an element of a list; undefined if there is none.
  public func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  /// Sets a property of the value by its name.
  public func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    setValue(object, forProperty: key)
  }
  /// Sets an element by its number, as a property.
  public func setObject(_ object: Any!, atIndexedSubscript index: Int) {
    setValue(object, at: index)
  }

  /// Returns whether it is the same as another value in a script.
  public func isEqual(to value: Any!) -> Bool {
    guard let other = JSValue(object: value, in: context) else { return false }
    if isObject || other.isObject { return other === self }
    return isUndefined == other.isUndefined && isNull == other.isNull
      && isNumber == other.isNumber && toString() == other.toString()
  }
  /// Returns whether it is the same as another value after they are made alike.
  public func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    guard let other = JSValue(object: value, in: context) else { return false }
    return isEqual(to: value) || (!isObject && !other.isObject && toDouble() == other.toDouble())
  }
  /// Returns whether it was made by a function of a script: always false here.
  public func isInstance(of value: Any!) -> Bool { false }

  /// Returns it as a point; zero without the properties `x` and `y`.
  public func toPoint() -> CGPoint { CGPoint(x: length("x"), y: length("y")) }
  /// Returns it as a size; zero without the properties `width` and `height`.
  public func toSize() -> CGSize { CGSize(width: length("width"), height: length("height")) }
  /// Returns it as a rectangle; zero without the properties of a point and a size.
  public func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }

  private func length(_ name: String) -> Double {
    let value: Double = forProperty(name).toDouble()
    return value.isNaN ? 0 : value
  }
}

/// A value that is kept while its owner is there.
open class JSManagedValue: NSObject, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The value itself; nil if there was none.
  public let value: JSValue!

  /// Keeps a value as long as it is used.
  public init!(value: JSValue!) { self.value = value }

  /// Keeps a value while an owner is there; here as long as it is used.
  public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
}
