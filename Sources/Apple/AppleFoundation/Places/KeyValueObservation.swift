// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What is observed of a property.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The change has the value that was set.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the value that there was before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before the change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// What sort of change it is.
  public typealias Kind = NSKeyValueChange

  /// What sort of change it is; always that of another value here.
  public var kind: Kind { .setting }
  /// The places in a collection; nil for another value.
  public var indexes: IndexSet? { nil }
  /// The new value; nil if it is not observed.
  public let newValue: Value?
  /// The former value; nil if it is not observed.
  public let oldValue: Value?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation of a property, which changes without anybody knowing here.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// Ends the observation; nothing is observed here, so this changes nothing.
  public func invalidate() {}
}

extension NSObjectProtocol {
  /// Observes a property: its value at the beginning is given if it is asked for, and no change, as there is no runtime that sees one.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = self[keyPath: keyPath]
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}

/// What is said of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key, such as `new`.
  public let rawValue: String
  /// Creates a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What sort of change it is.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The key of the value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key of the value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places in a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}

/// What sort of change it is.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value was set.
  case setting = 1
  /// Values were added.
  case insertion = 2
  /// Values were taken away.
  case removal = 3
  /// Values took the place of others.
  case replacement = 4
}

extension NSObject {
  /// Tells nothing to an observer, as there is no runtime that sees a change.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  /// Does nothing, as no observer is told.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Does nothing, as no observer is told.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
}

// A requirement of all objects and not a method of `NSObject`, which a class could not have again: the tool leaves out
// `override` before such a function.
extension NSObjectProtocol {
  /// Does nothing, and is never called by a change, as no observer is told; a class has its own, which calls that of `super`.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
