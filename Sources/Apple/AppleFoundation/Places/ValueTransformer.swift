// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// A conversion of values, such as those of a store.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private static let named = Mutex<[String: ValueTransformer]>([:])

  /// Creates a transformer, which subclasses give a conversion.
  public override init() { super.init() }

  /// The registered conversion of a name; nil if there is none.
  public class func named(_ name: NSValueTransformerName) -> ValueTransformer? {
    named.withLock { $0[name.rawValue] }
  }

  /// Registers a conversion under a name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    named.withLock { $0[name.rawValue] = transformer }
  }

  /// The names of the registered conversions.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    named.withLock { $0.keys.sorted().map(NSValueTransformerName.init(rawValue:)) }
  }

  /// The class of what is converted to.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it can be converted back.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Converts a value; returns it unchanged unless it is overridden.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Converts a value back.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// The name of a conversion.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name as text, under which a transformer is registered.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The conversion of an archive.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// The conversion of an archive of known classes.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer,
  @unchecked Sendable
{
  /// The classes that an archive may have.
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
