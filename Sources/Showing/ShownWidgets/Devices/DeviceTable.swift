// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText
import WidgetViews

/// The table of the known devices for a terminal.
package struct DeviceTable {
  private let width: Int
  private let style: TerminalStyle

  /// Creates a table of a width in columns, at least 48.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - style: Whether there are colors.
  package init(width: Int, style: TerminalStyle) {
    self.width = max(width, 48)
    self.style = style
  }

  /// A line of figures for each screen, with the names below it.
  package var text: String {
    let devices = WidgetDevice.known
    let screens = devices.map(\.identifier.count).max() ?? 0
    let rows = devices.map { device in
      let families = device.families.map(\.rawValue).joined(separator: " ")
      let head = device.identifier.padded(toColumns: screens + 2) + "@\(device.scale)x  "
      let indent = String(repeating: " ", count: head.count)
      let names = device.names.joined(separator: ", ")
      let mark = device.areNamesVerified || device.names.isEmpty ? "" : " *"
      let title =
        device.isMoreSpace ? "an iPad whose Display Zoom is More Space" : names + mark
      return style(head, .bold)
        + (title.isEmpty ? "no name is known" : title)
        .wrapped(toColumns: width, indent: indent, firstIndent: indent).dropFirst(indent.count)
        + style(
          (families + device.confidence.words).wrapped(
            toColumns: width, indent: indent, firstIndent: indent), .dim)
    }
    return rows.joined() + "\n"
      + ("* Apple's table of widget sizes names no iPad: the names follow from the pixels of each model's display, "
      + "and are not verified.").wrapped(toColumns: width, indent: "  ", firstIndent: "")
  }
}

extension WidgetDevice.Confidence {
  /// A remark on sizes that Apple does not publish.
  fileprivate var words: String {
    switch self {
    case .hig: ""
    case .measured: " (measured in screenshots)"
    case .estimate: " (estimated)"
    }
  }
}
