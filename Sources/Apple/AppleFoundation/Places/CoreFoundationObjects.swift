// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: NoLeadingUnderscores
/// An object of Core Foundation: two are the same if they are one.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
  /// Whether both are one object.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
