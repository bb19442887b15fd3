// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What marks a protocol whose members scripts can call; none is called here.
public protocol JSExport {}

/// What contexts share, such as their memory.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  /// Creates a machine, which runs no scripts here.
  public override init() { super.init() }

  /// Keeps an object while its owner is there, which needs nothing here.
  open func addManagedReference(_ object: Any?, withOwner owner: Any?) {}
  /// Keeps an object no longer.
  open func removeManagedReference(_ object: Any?, withOwner owner: Any?) {}
}

/// Where scripts would run: each of them answers undefined here.
open class JSContext: NSObject, @unchecked Sendable {
  private var objects: [String: JSValue] = [:]

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The machine of the context; never nil.
  public let virtualMachine: JSVirtualMachine!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a script has thrown; nil for nothing, as here.
  open var exception: JSValue!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is called when a script throws, which it never does here.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the context; nil for none.
  open var name: String!
  /// Whether Safari can show the context; false at first.
  open var isInspectable = false

  /// Creates a context with a machine of its own; the argument is there as `init()` cannot be nil.
  public convenience init!(_ nothing: Void = ()) {
    self.init(virtualMachine: JSVirtualMachine())
  }

  /// Creates a context of a machine.
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

  /// Runs no script; the answer is undefined.
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! {
    evaluateScript(script, withSourceURL: nil)
  }

  /// Runs no script of an address; the answer is undefined.
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    reportUnavailable("JSContext", answer: "scripts answer undefined")
    return JSValue(undefinedIn: self)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The global object, which has no properties here.
  open var globalObject: JSValue! { JSValue(newObjectIn: self) }

  /// Returns an object that the app has set; undefined for others.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    key.flatMap { objects["\($0)"] } ?? JSValue(undefinedIn: self)
  }
  /// Sets an object by its name, for ``objectForKeyedSubscript(_:)`` alone.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    guard let key else { return }
    objects["\(key)"] = JSValue(object: object, in: self)
  }

  /// Returns the context of the script that runs now; always nil here.
  open class func current() -> JSContext! { nil }
  /// Returns the function that a script has called; always nil here.
  open class func currentCallee() -> JSValue! { nil }
  /// Returns the object whose method a script has called; always nil here.
  open class func currentThis() -> JSValue! { nil }
  /// Returns what a script has given to a function; always nil here.
  open class func currentArguments() -> [Any]! { nil }
}
