// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import QuickActionWidget
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import WidgetViews

/// The widget of a catalog, or of an intent without one, drawn to be compared with recorded pictures.
struct ComparedCatalog: ComparedSubjects {
  let subjects: [NamedSubject]
  let program: String? = nil

  private let request: (WidgetFamily?) -> WidgetRequest
  private let look: ComparedLook
  private let locale: LocaleName
  private let messages: Messages
  private var widgets: [WidgetFamily?: ChosenWidget] = [:]

  /// Loads a widget.
  ///
  /// - Parameters:
  ///   - request: The widget in a family, nil for its first.
  ///   - look: The look where a picture does not say another.
  ///   - locale: The language where a picture does not say another; nil for that of the catalog.
  ///   - messages: The messages in addition to the result.
  /// - Throws: `CommandFailure` if it cannot be used.
  init(
    _ request: @escaping (WidgetFamily?) -> WidgetRequest, look: ComparedLook, locale: LocaleName?,
    _ messages: Messages
  ) throws {
    self.request = request
    self.look = look
    self.messages = messages
    let first = try ChosenWidget(request(nil), messages)
    widgets[nil] = first
    self.locale = locale ?? first.locale ?? LocaleName("en")
    let families = first.widget.catalog?.widget.families.map(\.value) ?? [first.family.rawValue]
    subjects = [
      NamedSubject(
        .widget(first.shown.kind),
        names: [first.shown.kind, first.shown.displayName(in: self.locale)], shapes: families)
    ]
  }

  mutating func drawn(
    _ picture: RecordedPicture, pixels: PixelSize
  ) throws -> Result<DrawnWidget, ComparedFailure> {
    let known = subjects.flatMap(\.names)
    switch picture.subject {
    case .preview(let name):
      throw CommandFailure(
        "'\(name)' is a preview, which only a program has; add '--program FILE'", exitCode: 2)
    case .widget(let name) where !known.contains(name):
      throw CommandFailure(unknown: "widget", name, among: known)
    case .widget, nil: break
    }
    let family = try picture.shape.map { try WidgetFamily(named: $0) }
    let chosen = try widgets[family] ?? ChosenWidget(request(family), messages)
    widgets[family] = chosen
    let look = try look.look(
      of: picture, family: chosen.family,
      locale: picture.locale.map { LocaleName($0) } ?? locale, pixels: pixels)
    guard let widget = chosen.shown.drawn(in: [look]).first else { throw look.unknownSize }
    return .success(widget)
  }

  func finish() throws {}
}
