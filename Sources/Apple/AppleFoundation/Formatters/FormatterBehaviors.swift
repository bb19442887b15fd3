// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NumberFormatter {
  /// The version of Mac OS X that a formatter is like.
  public enum Behavior: UInt, Sendable {
    /// The default one.
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// That of 10.0.
    case behavior10_0 = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// That of 10.4, which all formatters are like.
    case behavior10_4 = 1040
  }

  /// The version of Mac OS X that the formatter is like, which has no effect here.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// The version of Mac OS X that a formatter is like.
  public enum Behavior: UInt, Sendable {
    /// The default one.
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// That of 10.0.
    case behavior10_0 = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// That of 10.4, which all formatters are like.
    case behavior10_4 = 1040
  }

  /// The version of Mac OS X that the formatter is like, which has no effect here.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
