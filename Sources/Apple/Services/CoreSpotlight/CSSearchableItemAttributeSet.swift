// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UniformTypeIdentifiers

/// What is known of an item; each value is nil until it is set.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
  private var values: [String: Any] = [:]
  private var customValues: [String: Any] = [:]

  /// Creates values for a type of content.
  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }
  /// Creates values for the type of content with an identifier.
  public init(itemContentType: String) {
    super.init()
    contentType = itemContentType
  }

  init(copying set: CSSearchableItemAttributeSet) {
    values = set.values
    customValues = set.customValues
  }

  subscript<Value>(name: String) -> Value? {
    get { values[name] as? Value }
    set { values[name] = newValue }
  }

  /// Returns values that can be changed apart from these.
  open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(copying: self) }

  /// Sets a value of the app's own; nil removes it.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    customValues[key.keyName] = value
  }
  /// Returns a value of the app's own; nil if it was not set.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    customValues[key.keyName] as? any NSSecureCoding
  }
}
