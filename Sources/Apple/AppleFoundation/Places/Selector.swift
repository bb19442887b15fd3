// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The name of a method of Objective-C.
///
/// There is no Objective-C on Linux, where `#selector` does not compile; a name that is passed on compiles, and is never called.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method.
  public let description: String

  /// Creates a selector of a method's name.
  public init(_ name: String) { description = name }

  /// Creates a selector of a method's name.
  public init(stringLiteral name: String) { description = name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of a method's name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector's method.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NotificationCenter {
  /// Adds nothing: there is no Objective-C on Linux that could call the method, which is reported once.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    reportUnavailable(
      "NotificationCenter.addObserver(_:selector:name:object:)",
      answer: "'\(selector)' is not called")
  }
}

extension NSObject {
  /// Whether an object has a method: none that could be called by its name.
  public func responds(to aSelector: Selector?) -> Bool { false }

  /// Whether the class itself has a method: none that could be called by its name.
  public class func responds(to aSelector: Selector?) -> Bool { false }

  /// Whether objects of the class have a method: none that could be called by its name.
  public class func instancesRespond(to aSelector: Selector?) -> Bool { false }

  /// Calls nothing, and returns nil.
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { nil }

  /// Calls nothing, and returns nil.
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? { nil }

  /// Calls nothing, and returns nil.
  @discardableResult
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? { nil }

  /// Calls nothing of the class itself, and returns nil.
  @discardableResult
  public class func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { nil }

  /// Calls nothing of the class itself, and returns nil.
  @discardableResult
  public class func perform(
    _ aSelector: Selector?, with object: Any?
  ) -> Unmanaged<AnyObject>? { nil }
}
