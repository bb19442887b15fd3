// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The reasons for which parts of a view are redacted.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The system shows the widget before there is data: bars stand for texts, filled shapes for images.
  public static let placeholder = RedactionReasons(rawValue: 1)

  /// The device is locked and the content is private.
  public static let privacy = RedactionReasons(rawValue: 2)

  /// The view waits for an update after an interaction; a picture, which shows one moment, is drawn without it.
  public static let invalidated = RedactionReasons(rawValue: 4)

  /// The bits of the option set.
  public let rawValue: Int

  /// Creates a set of reasons from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
