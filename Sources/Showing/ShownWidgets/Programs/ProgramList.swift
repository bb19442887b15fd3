// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TerminalText
package import WidgetProtocol
import WidgetViews

/// The widgets and the previews of a program, as a list.
package struct ProgramList {
  private let description: ProgramDescription
  private let previews: [DescribedPreview]

  /// Creates the list of a program's widgets and previews.
  package init(_ description: ProgramDescription, _ previews: [DescribedPreview]) {
    self.description = description
    self.previews = previews
  }

  /// The list as lines of text.
  package var text: String {
    let widgets = description.widgets.map { widget in
      [
        widget.kind, widget.displayName,
        widget.shapeNames.joined(separator: ", "),
      ]
    }
    let shown = previews.map {
      [$0.name, $0.presentation?.rawValue ?? $0.family?.rawValue ?? "", $0.place]
    }
    return "Widgets:\n" + lines(widgets)
      + (previews.isEmpty ? "No previews.\n" : "Previews:\n" + lines(shown))
  }

  /// The list as a JSON document.
  package var document: String {
    JSONWriter.document([
      "version": 1,
      "widgets": .array(
        description.widgets.map { widget in
          var members: [(String, PropertyListLiteral)] = [
            ("kind", .string(widget.kind)), ("displayName", .string(widget.displayName)),
            ("families", .array(widget.families.map { .string($0.rawValue) })),
          ]
          if !widget.presentations.isEmpty {
            members.append(
              ("presentations", .array(widget.presentations.map { .string($0.rawValue) })))
          }
          return .object(members)
        }),
      "previews": .array(
        previews.map { preview in
          var members: [(String, PropertyListLiteral)] = [("name", .string(preview.name))]
          if let kind = preview.kind { members.append(("widget", .string(kind))) }
          if let family = preview.family { members.append(("family", .string(family.rawValue))) }
          if let presentation = preview.presentation {
            members.append(("presentation", .string(presentation.rawValue)))
          }
          members.append(("place", .string(preview.place)))
          return .object(members)
        }),
    ])
  }

  /// Rows with columns as wide as their texts.
  private func lines(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(VisibleText.of) }
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { DisplayWidth().columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text.padded(toColumns: width)
      }
      var line = "  " + cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }
    .joined()
  }
}
