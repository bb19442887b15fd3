// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Calls a function; objects are released by reference counting alone, as always on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension UserDefaults {
  /// Returns the value of a key, as `object(forKey:)` does; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension ProcessInfo {
  /// Whether an iPhone app runs on a Mac; always false, as the program stands for one on an iPhone.
  public var isiOSAppOnMac: Bool { false }

  /// Whether a Catalyst app runs on a Mac; always false, as the program stands for one on an
  /// iPhone.
  public var isMacCatalystApp: Bool { false }
}

extension URLError.Code {
  /// Creates a code of any number, as on Apple's systems; one that Foundation on Linux does not know is `unknown` here.
  public init(rawValue: Int) {
    let known: URLError.Code? = URLError.Code(rawValue: rawValue)
    self = known ?? .unknown
  }
}
