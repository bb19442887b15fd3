// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Calls a function; what it makes is released when nothing refers to it, as always on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension UserDefaults {
  /// The value of a key, as `object(forKey:)` has it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension ProcessInfo {
  /// No: the program stands for one on an iPhone.
  public var isiOSAppOnMac: Bool { false }

  /// No: the program stands for one on an iPhone.
  public var isMacCatalystApp: Bool { false }
}
