// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Who wins if an object differs from the store.
public enum NSMergePolicyType: UInt, Sendable {
  /// Nobody wins, so that the save fails.
  case errorMergePolicyType = 0
  /// The properties in the store win.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The properties in memory win.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The objects in memory win.
  case overwriteMergePolicyType = 3
  /// The objects in the store win.
  case rollbackMergePolicyType = 4
}

/// A way to solve conflicts with the store, which never arise here.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Fails if there is a conflict.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The properties in memory win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The properties in the store win.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The objects in memory win.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The objects in the store win.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  /// Who wins if an object differs from the store.
  public let mergeType: NSMergePolicyType

  /// Creates a policy with a winner.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Solves conflicts with the store; never called here.
  open func resolve(mergeConflicts list: [Any]) throws {}

  /// Solves conflicts of unique values; never called here.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}
}

/// Objects that have a value in common that only one may have; there are none here.
open class NSConstraintConflict: NSObject, @unchecked Sendable {
  /// The properties that have to differ.
  open var constraint: [String] { [] }
  /// The values that the objects have in common.
  open var constraintValues: [String: Any] { [:] }
  /// The object in the store; nil if it is not there.
  open var databaseObject: NSManagedObject? { nil }
  /// The objects that are saved.
  open var conflictingObjects: [NSManagedObject] { [] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fails if there is a conflict.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The properties in memory win.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The properties in the store win.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyStoreTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects in memory win.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects in the store win.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
