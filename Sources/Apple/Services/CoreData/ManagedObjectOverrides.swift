// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What an extension of an object's class overrides on a device; 'quickaction build' lets the class conform to it.
public protocol ManagedObjectOverrides {
  /// Is called for a new object.
  func overriddenAwakeFromInsert()
  /// Is called for an object that was found.
  func overriddenAwakeFromFetch()
  /// Is called before a save.
  func overriddenWillSave()
  /// Is called after a save.
  func overriddenDidSave()
  /// Is called before the object is removed.
  func overriddenPrepareForDeletion()
}

extension ManagedObjectOverrides where Self: NSManagedObject {
  /// Calls the method of the class.
  public func overriddenAwakeFromInsert() { awakeFromInsert() }
  /// Calls the method of the class.
  public func overriddenAwakeFromFetch() { awakeFromFetch() }
  /// Calls the method of the class.
  public func overriddenWillSave() { willSave() }
  /// Calls the method of the class.
  public func overriddenDidSave() { didSave() }
  /// Calls the method of the class.
  public func overriddenPrepareForDeletion() { prepareForDeletion() }
}

extension NSManagedObject {
  /// The object as what extensions of its class override; nil if they override nothing.
  var overrides: (any ManagedObjectOverrides)? { self as? any ManagedObjectOverrides }
}
