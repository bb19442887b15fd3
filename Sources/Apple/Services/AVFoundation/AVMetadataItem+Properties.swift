// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension AVPartialAsyncProperty where Root == AVMetadataItem {
  /// The value, whatever its type; nil here, as no file is decoded.
  public static var value:
    AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol & Sendable)?>
  {
    AVAsyncProperty(nil)
  }
  /// The value as a text.
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { AVAsyncProperty(nil) }
  /// The value as data.
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { AVAsyncProperty(nil) }
  /// The value as a number.
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { AVAsyncProperty(nil) }
  /// The value as a date.
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { AVAsyncProperty(nil) }
}
