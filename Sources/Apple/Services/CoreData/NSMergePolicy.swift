// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A way to solve conflicts with the store, which never arise here.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Fails if there is a conflict.
  public static let error = NSMergePolicy()
  /// The properties in memory win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// The properties in the store win.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The objects in memory win.
  public static let overwrite = NSMergePolicy()
  /// The objects in the store win.
  public static let rollback = NSMergePolicy()
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
