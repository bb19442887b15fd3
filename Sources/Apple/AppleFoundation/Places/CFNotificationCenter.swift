// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

/// The name of a notification of Core Foundation.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name as text; names of the same text are the same.
  public let rawValue: CFString
  /// Creates a name of any text.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a name of any text.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// What happens to notifications while a program does not run.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// They are lost.
  case drop = 1
  /// The last one is told later.
  case coalesce = 2
  /// All are told later.
  case hold = 3
  /// The program is woken.
  case deliverImmediately = 4
}

/// A function that is told of notifications.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// Tells notifications to functions of this program: no other program hears them here, and none is heard.
public final class CFNotificationCenter: _CFObject, Sendable {
  fileprivate struct Observer: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer?
    let name: String?
    let call: CFNotificationCallback
  }

  fileprivate let observers = Mutex<[Observer]>([])
  fileprivate static let local = CFNotificationCenter()
  fileprivate static let darwin = CFNotificationCenter()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the center of all programs of the device, which is that of this program alone here.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the center of this program.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells notifications of a name to a function; nil for all names, and the object is ignored.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback!, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  let new = CFNotificationCenter.Observer(
    pointer: observer.map { UnsafeMutableRawPointer(mutating: $0) }, name: name, call: callBack)
  center.observers.withLock { $0.append(new) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells an observer of a name no more; nil for all names.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {
  let address = observer.map { UInt(bitPattern: $0) }
  center?.observers.withLock { observers in
    observers.removeAll {
      $0.pointer.map { UInt(bitPattern: $0) } == address
        && (name == nil || $0.name == name?.rawValue)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells an observer nothing more.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?
) { CFNotificationCenterRemoveObserver(center, observer, nil, nil) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells a notification to the functions of this program that observe it, at once.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  let observers = center.observers.withLock { $0 }
  for observer in observers where observer.name == nil || observer.name == name.rawValue {
    observer.call(center, observer.pointer, name, object, userInfo)
  }
}
