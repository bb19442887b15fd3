// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
public import StringTables
public import WidgetValues

/// The JSON form in which shortcuts are exported.
public struct ShortcutExport: Sendable {
  /// The version of the form.
  public static let version = 1

  /// The place of a shortcut's tile in the grid and in the widget.
  public struct Placement: Hashable, Sendable {
    /// The row, counted from 1.
    public var row: Int

    /// The column, counted from 1.
    public var column: Int

    /// The left edge, in points, in the widget's coordinates.
    public var x: Double

    /// The upper edge, in points, in the widget's coordinates.
    public var y: Double

    /// The width of the tile, in points.
    public var width: Double

    /// The height of the tile, in points.
    public var height: Double

    /// Creates a placement; row and column count from 1, and lengths are points.
    public init(row: Int, column: Int, x: Double, y: Double, width: Double, height: Double) {
      self.row = row
      self.column = column
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The intent, with its catalog.
  public var widget: WidgetIntent

  /// The family of the widget.
  public var family: WidgetFamily

  /// The language of the titles; nil means the catalog's own.
  public var locale: LocaleName?

  /// Creates an export for a widget of a family.
  public init(widget: WidgetIntent, family: WidgetFamily, locale: LocaleName?) {
    self.widget = widget
    self.family = family
    self.locale = locale
  }

  /// The document: its keys always in this order, numbers without a useless fraction, a final line break.
  ///
  /// - Parameters:
  ///   - shortcuts: The shortcuts, in order.
  ///   - placements: Where the tile of each is, one for each shortcut: what has no tile is not exported.
  ///   - choice: The choice, where the values of the intent's other parameters are exported, too; left out if it has none.
  /// - Returns: The JSON text.
  public func document(
    _ shortcuts: [Shortcut], at placements: [Placement],
    withOthersOf choice: WidgetChoice? = nil
  ) -> String {
    let language = locale ?? widget.developmentLanguage
    var members: [PropertyListLiteral.Member] = []
    if let choice {
      let others = ParameterExport(
        widget: widget, family: family, locale: language
      ).parameters(of: choice)
      if !others.isEmpty { members = [.init("parameters", .array(others))] }
    }
    let own: KeyValuePairs<String, PropertyListLiteral> = [
      "version": .integer(Self.version),
      "intent": .string(widget.name),
      "parameter": widget.destinationParameter.map { .string($0) } ?? .null,
      "widget": [
        "kind": widget.catalog.map { .string($0.widget.kind.value) } ?? .null,
        "family": .string(family.rawValue),
      ],
      "locale": language.map { .string($0.identifier) } ?? .null,
      "shortcuts": .array(zip(shortcuts, placements).map(Self.literal)),
    ]
    return JSONWriter.document(.dictionary(own.map { .init($0.key, $0.value) } + members))
  }

  private static func literal(
    _ shortcut: Shortcut, at placement: Placement
  ) -> PropertyListLiteral {
    [
      "position": .integer(shortcut.position),
      "row": .integer(placement.row),
      "column": .integer(placement.column),
      "identifier": .string(shortcut.identifier),
      "title": .string(shortcut.title),
      "state": .string(shortcut.state.rawValue),
      "properties": .dictionary(shortcut.properties),
      "url": shortcut.url.map { .string($0) } ?? .null,
      "frame": [
        "x": .number(placement.x), "y": .number(placement.y),
        "width": .number(placement.width), "height": .number(placement.height),
      ],
    ]
  }
}
