// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// The values that the devices of a user share by iCloud; here they are in memory and empty at the start, as on a device whose user is
/// not signed in.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The name of the notification that another device changed values, which is never posted here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  private struct Values: @unchecked Sendable {
    var values: [String: Any] = [:]
  }

  private let values = Mutex(Values())

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { values.withLock { $0 }.values }

  /// Returns the value of a key; nil if there is none.
  open func object(forKey key: String) -> Any? { dictionaryRepresentation[key] }

  /// Sets the value of a key; nil removes it.
  open func set(_ value: Any?, forKey key: String) {
    reportUnavailable("NSUbiquitousKeyValueStore", answer: "values are kept until the program ends")
    let changed = Values(values: value.map { [key: $0] } ?? [:])
    values.withLock { $0.values[key] = changed.values[key] }
  }

  /// Removes the value of a key.
  open func removeObject(forKey key: String) { set(nil, forKey: key) }

  /// Returns a string; nil if the key has another value or none.
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }

  /// Returns data; nil if the key has another value or none.
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// Returns an array; nil if the key has another value or none.
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// Returns a dictionary; nil if the key has another value or none.
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  /// Returns an integer; 0 if the key has no number.
  open func longLong(forKey key: String) -> Int64 {
    (object(forKey: key) as? NSNumber)?.int64Value ?? (object(forKey: key) as? Int64) ?? 0
  }

  /// Returns a floating-point number; 0 if the key has no number.
  open func double(forKey key: String) -> Double {
    (object(forKey: key) as? NSNumber)?.doubleValue ?? (object(forKey: key) as? Double) ?? 0
  }

  /// Returns a Boolean value; false if the key has none.
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  /// Does nothing, as there is no copy on a disk.
  ///
  /// - Returns: Always true.
  @discardableResult open func synchronize() -> Bool { true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the notification's reason for a change.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the notification's array of keys whose values changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason that the server has new values.
public let NSUbiquitousKeyValueStoreServerChange = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason that the values came for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason that the values take more room than there is.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason that another user signed in.
public let NSUbiquitousKeyValueStoreAccountChange = 3
