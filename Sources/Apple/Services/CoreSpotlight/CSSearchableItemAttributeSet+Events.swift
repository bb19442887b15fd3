// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension CSSearchableItemAttributeSet {
  /// The subject of the event or message.
  public var subject: String? {
    get { self["subject"] }
    set { self["subject"] = newValue }
  }
  /// The theme of the item, in words.
  public var theme: String? {
    get { self["theme"] }
    set { self["theme"] = newValue }
  }
  /// The kind, in words.
  public var kind: String? {
    get { self["kind"] }
    set { self["kind"] = newValue }
  }
  /// The app that made it.
  public var creator: String? {
    get { self["creator"] }
    set { self["creator"] = newValue }
  }
  /// The size, in bytes.
  public var fileSize: NSNumber? {
    get { self["fileSize"] }
    set { self["fileSize"] = newValue }
  }
  /// The number of pages.
  public var pageCount: NSNumber? {
    get { self["pageCount"] }
    set { self["pageCount"] = newValue }
  }
  /// When it is due.
  public var dueDate: Date? {
    get { self["dueDate"] }
    set { self["dueDate"] = newValue }
  }
  /// When it was completed.
  public var completionDate: Date? {
    get { self["completionDate"] }
    set { self["completionDate"] = newValue }
  }
  /// The date at which the event starts.
  public var startDate: Date? {
    get { self["startDate"] }
    set { self["startDate"] = newValue }
  }
  /// The date at which the event ends.
  public var endDate: Date? {
    get { self["endDate"] }
    set { self["endDate"] = newValue }
  }
  /// Other dates of the event that matter.
  public var importantDates: [Date]? {
    get { self["importantDates"] }
    set { self["importantDates"] = newValue }
  }
  /// Whether it lasts whole days.
  public var allDay: NSNumber? {
    get { self["allDay"] }
    set { self["allDay"] = newValue }
  }
}
