// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import GoldenPictures
import IntentModel
import QuickActionWidget
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import WidgetViews

/// The pictures of a catalog's widget, or of the values of an intent without one.
struct CatalogSnapshots {
  private let request: (WidgetFamily?) -> WidgetRequest
  private let families: [WidgetFamily]
  private let look: LookOptions
  private let sdk: WidgetSDK

  /// Names what is drawn.
  ///
  /// - Parameters:
  ///   - request: The widget in a family, nil for its first.
  ///   - families: The families; none for all.
  ///   - look: The looks.
  ///   - sdk: The SDK that the widget is built with.
  init(
    request: @escaping (WidgetFamily?) -> WidgetRequest, families: [WidgetFamily],
    look: LookOptions, sdk: WidgetSDK
  ) {
    self.request = request
    self.families = families
    self.look = look
    self.sdk = sdk
  }

  /// Draws the pictures.
  ///
  /// - Parameters:
  ///   - locales: The languages; none for all.
  ///   - messages: The messages in addition.
  /// - Returns: The pictures, in an order that depends on nothing else.
  /// - Throws: `CommandFailure` if the widget, or what the options name, cannot be used.
  func pictures(locales: [LocaleName], _ messages: Messages) throws -> [SnapshotDrawing] {
    let first = try ChosenWidget(request(families.first), messages)
    var families = families
    if families.isEmpty {
      families = (first.widget.catalog?.widget.families ?? []).compactMap {
        WidgetFamily(rawValue: $0.value)
      }
    }
    guard !families.isEmpty else { return try pictures(of: first, locales, messages) }
    return try families.flatMap {
      try pictures(of: ChosenWidget(request($0), messages), locales, messages)
    }
  }

  private func pictures(
    of chosen: ChosenWidget, _ locales: [LocaleName], _ messages: Messages
  ) throws -> [SnapshotDrawing] {
    let looks = try look.looks(
      family: chosen.family, locales: locales.isEmpty ? chosen.locales : locales, sdk: sdk,
      showsAllModes: false, messages)
    return chosen.shown.drawn(in: looks).map { widget in
      SnapshotDrawing(
        name: "\(chosen.shown.kind).\(widget.look.goldenName)",
        title: chosen.shown.displayName(in: LocaleName(widget.look.locale)), drawn: widget)
    }
  }
}
