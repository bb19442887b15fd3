// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The version of Mac OS X that a formatter is like.
///
/// Apple's two types of that name, one for numbers and one for dates, have the same cases.
public enum FormatterBehavior: UInt, Sendable {
  /// The default one.
  case `default` = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// That of 10.0.
  case behavior10_0 = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// That of 10.4, which all formatters are like.
  case behavior10_4 = 1040
}

extension NumberFormatter {
  /// The version of Mac OS X that a formatter of numbers is like.
  public typealias Behavior = FormatterBehavior

  /// The version of Mac OS X that the formatter is like, which has no effect here.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// The version of Mac OS X that a formatter of dates is like.
  public typealias Behavior = FormatterBehavior

  /// The version of Mac OS X that the formatter is like, which has no effect here.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
