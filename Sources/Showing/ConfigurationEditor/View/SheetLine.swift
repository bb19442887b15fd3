// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions

/// A line of the sheet.
struct SheetLine {
  /// The content of the line.
  enum Content {
    case blank
    case heading(ParameterForm.Row)
    case element(ParameterForm.Row, ParameterForm.Element, position: Int)
    case value(ParameterForm.Row)
    case empty(position: Int)
    case add
  }

  var content: Content
  var item: SheetItem?

  /// The lines of a sheet; a list has a heading, and a blank line around it.
  static func lines(of form: ParameterForm) -> [SheetLine] {
    var lines: [SheetLine] = []
    var wasList = false
    for row in form.rows {
      if !lines.isEmpty, row.isListed || wasList { lines.append(SheetLine(content: .blank)) }
      wasList = row.isListed
      guard row.isListed else {
        lines.append(SheetLine(content: .value(row), item: .value(parameter: row.parameter)))
        continue
      }
      lines.append(SheetLine(content: .heading(row)))
      for (index, element) in row.elements.enumerated() {
        lines.append(
          SheetLine(
            content: .element(row, element, position: index + 1),
            item: .element(parameter: row.parameter, position: index + 1)))
      }
      if row.canAdd || row.elements.isEmpty && row.isEditable {
        lines.append(SheetLine(content: .add, item: .add(parameter: row.parameter)))
      }
      for place in 0..<max(0, row.emptyCount - 1) {
        lines.append(SheetLine(content: .empty(position: row.elements.count + 2 + place)))
      }
    }
    return lines
  }
}
