// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A method of Objective-C, of which there is none on Linux.
public struct Method: Hashable, Sendable {
  private init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the method of an object's class: nil, as there is no Objective-C on Linux.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the method of a class: nil, as there is no Objective-C on Linux.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Would exchange two methods, of which there are none.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { Swift.type(of: $0 as AnyObject) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the class of a name, such as `Module.Name`; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? {
  NSClassFromString(String(cString: name))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Would give an object another class, and returns the one that it has and keeps; nil for nil.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(obj) }
