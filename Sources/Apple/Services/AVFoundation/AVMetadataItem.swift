// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A fact about a medium.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The value: always nil here.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as a text: always nil here.
  open var stringValue: String? { nil }
  /// The value as data: always nil here.
  open var dataValue: Data? { nil }
  /// The value as a number: always nil here.
  open var numberValue: NSNumber? { nil }
  /// The key that all formats share: always nil here.
  open var commonKey: AVMetadataKey? { nil }
  /// The name of the fact: always nil here.
  open var identifier: AVMetadataIdentifier? { nil }

  /// The key in its format: always nil here.
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  /// The format of the key: always nil here.
  open var keySpace: AVMetadataKeySpace? { nil }
  /// The value as a date: always nil here.
  open var dateValue: Date? { nil }
  /// The language: always nil here.
  open var extendedLanguageTag: String? { nil }
  /// What else is said of it: nothing here.
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
  /// Returns the value of a property, as a fact has it that cannot be read.
  ///
  /// - Throws: Never.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws
    -> Value
  { property.value }

  /// Returns those of some facts that have a key of a format: none here.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] { [] }

  /// Returns those of some facts that are in a language: none here.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], with locale: Locale
  ) -> [AVMetadataItem] { [] }

  /// Returns those of some facts that have a name.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { [] }
}
