// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import QuickActions
package import StringTables
import WidgetRendering
package import WidgetViews

/// The JSON form in which the choice of a program's widget is exported.
package struct ProgramExport {
  private let kind: String
  private let family: WidgetFamily
  private let locale: LocaleName
  private let parameters: ParameterExport?

  /// Creates an export of a widget's kind, family, locale and values.
  ///
  /// - Parameters:
  ///   - kind: The kind of the widget.
  ///   - family: The family.
  ///   - locale: The language of the titles.
  ///   - parameters: The export of the intent's values; nil where no definition is named.
  package init(
    kind: String, family: WidgetFamily, locale: LocaleName, parameters: ParameterExport?
  ) {
    self.kind = kind
    self.family = family
    self.locale = locale
    self.parameters = parameters
  }

  /// The document: its keys always in this order, a final line break.
  ///
  /// - Parameters:
  ///   - choice: The choice; nil where no definition is named.
  ///   - regions: The regions that can be tapped.
  /// - Returns: The text.
  package func document(_ choice: WidgetChoice?, linksOf regions: [TapRegion]) -> String {
    var members: [(String, PropertyListLiteral)] = [("version", .integer(ShortcutExport.version))]
    if let parameters { members.append(("intent", .string(parameters.widget.name))) }
    members += [
      ("widget", ["kind": .string(kind), "family": .string(family.rawValue)]),
      ("locale", .string(locale.identifier)),
    ]
    if let parameters, let choice {
      members.append(("parameters", .array(parameters.parameters(of: choice))))
    }
    members.append(("links", .array(regions.map(Self.literal))))
    return JSONWriter.document(.object(members))
  }

  private static func literal(_ region: TapRegion) -> PropertyListLiteral {
    .object([
      ("title", .string(region.label)),
      ("url", region.url.isEmpty ? .null : .string(region.url)),
      ("action", region.action.map { .string($0.name) } ?? .null),
      ("isWidgetURL", .boolean(region.isWidgetURL)),
      (
        "frame",
        [
          "x": .length(region.frame.minX), "y": .length(region.frame.minY),
          "width": .length(region.frame.width), "height": .length(region.frame.height),
        ]
      ),
    ])
  }
}
