// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Functions with arguments of a format, which Foundation on Linux has for strings of Swift alone.

extension NSString {
  /// Creates a string of a format and its arguments, with numbers as in a locale; nil is that of no language.
  public convenience init(format: NSString, locale: Locale?, _ args: any CVarArg...) {
    self.init(string: String(format: format as String, locale: locale, arguments: args))
  }

  /// Returns a string of a format and its arguments, with numbers as in the current locale.
  public class func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: args))
  }

  /// Returns the string with a format and its arguments behind it.
  public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: (self as String) + String(format: format as String, arguments: args))
  }
}

extension NSMutableString {
  /// Appends a format and its arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}
