// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
public import Foundation

/// Facts about a time of a medium, such as the title of a chapter.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
  /// The facts of the group: none here.
  open var items: [AVMetadataItem] { [] }
  /// What sort of facts they are, in one word: always nil here.
  open var classifyingLabel: String? { nil }
  /// The identifier of the group, which others with the same facts share: always nil here.
  open var uniqueID: String? { nil }
}

/// Facts about a time of a medium, with the time.
open class AVTimedMetadataGroup: AVMetadataGroup, @unchecked Sendable {
  private let facts: [AVMetadataItem]
  /// The time that the facts are about.
  public let timeRange: CMTimeRange
  /// The facts of the group.
  open override var items: [AVMetadataItem] { facts }
  /// Creates a group of facts about a time.
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    (facts, self.timeRange) = (items, timeRange)
  }
}

/// Facts about a time of a day, with its dates.
open class AVDateRangeMetadataGroup: AVMetadataGroup, @unchecked Sendable {
  private let facts: [AVMetadataItem]
  /// When the time of the facts begins.
  public let startDate: Date
  /// When the time of the facts ends; nil if it is open.
  public let endDate: Date?
  /// The facts of the group.
  open override var items: [AVMetadataItem] { facts }
  /// Creates a group of facts about a time.
  public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
    (facts, self.startDate, self.endDate) = (items, startDate, endDate)
  }
}
