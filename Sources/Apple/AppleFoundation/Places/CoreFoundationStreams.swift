// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A stream that is read, by its name in Core Foundation.
public typealias CFReadStream = InputStream
/// A stream that is written, by its name in Core Foundation.
public typealias CFWriteStream = OutputStream

/// The key of a property of a stream.
public struct CFStreamPropertyKey: RawRepresentable, Hashable, Sendable {
  /// The name of the property.
  public let rawValue: CFString
  /// Creates a key of a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a key of a name, without a label.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets a property of a stream that is read.
///
/// - Returns: Whether the stream has taken it; those of secure connections are not taken on Linux.
@discardableResult
public func CFReadStreamSetProperty(
  _ stream: CFReadStream?, _ propertyName: CFStreamPropertyKey?, _ propertyValue: Any?
) -> Bool { set(propertyValue, of: stream, for: propertyName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets a property of a stream that is written.
///
/// - Returns: Whether the stream has taken it; those of secure connections are not taken on Linux.
@discardableResult
public func CFWriteStreamSetProperty(
  _ stream: CFWriteStream?, _ propertyName: CFStreamPropertyKey?, _ propertyValue: Any?
) -> Bool { set(propertyValue, of: stream, for: propertyName) }

private func set(_ value: Any?, of stream: Stream?, for key: CFStreamPropertyKey?) -> Bool {
  guard let stream, let key else { return false }
  return stream.setProperty(value as AnyObject?, forKey: Stream.PropertyKey(rawValue: key.rawValue))
}
