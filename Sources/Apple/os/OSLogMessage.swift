// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The privacy of a value in a message; it has no effect here, as the tool runs the user's own
/// program.
public struct OSLogPrivacy: Hashable, Sendable {
  private let name: String

  /// The default privacy of the value's type.
  public static let auto = OSLogPrivacy(name: "auto")
  /// The value is always shown.
  public static let `public` = OSLogPrivacy(name: "public")
  /// The value is redacted on a device; shown here.
  public static let `private` = OSLogPrivacy(name: "private")
  /// The value is always redacted on a device; shown here.
  public static let sensitive = OSLogPrivacy(name: "sensitive")

  /// What a redacted value is replaced with on a device; it has no effect here.
  public enum Mask: Sendable {
    /// A word of which the value cannot be read, but that is the same for the same value.
    case hash
    /// Nothing that tells values apart.
    case none
  }

  /// The default privacy of the value's type, with a mask for a redacted one.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// The value is redacted on a device, with a mask; shown here.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// The value is always redacted on a device, with a mask; shown here.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// A log message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a string.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from an interpolated string.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The string interpolation of a message, which shows all values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty interpolation; the capacities are ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text to the message.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends the description of a value; the privacy is ignored.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += String(describing: value())
    }
  }
}
