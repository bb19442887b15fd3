// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetViews

extension ContactSheetPage {
  /// The boxes that choose what is shown: one for each value of what the page tells apart.
  mutating func writeFilters() {
    writer.raw("<aside><details class=\"filters\" id=\"filters\" open")
    writer.attribute("data-all", texts(.all))
    writer.attribute("data-none", texts(.none))
    writer.attribute("data-only", texts(.only))
    writer.attribute("data-this", texts(.onlyThis))
    writer.attribute("data-all-of", texts(.allOf))
    writer.attribute("data-none-of", texts(.noneOf))
    writer.attribute("data-reset", texts(.reset))
    writer.raw("><summary>")
    writer.text(texts(.filters))
    writer.raw("</summary>\n")
    writeFilter("k", "widget", texts(.widget), index.widgets.map { Option(value: $0, label: $0) })
    writeFilter("f", "family", texts(.family), index.families.map { Option(value: $0, label: $0) })
    writeFilter(
      "l", "language", texts(.language),
      index.locales.indices.map {
        Option(
          value: index.locales[$0], label: name(ofLocale: $0), language: index.locales[$0])
      })
    writeFilter(
      "a", "appearance", texts(.appearance),
      index.appearances.map { Option(value: $0.rawValue, label: name(of: $0)) })
    writeFilter(
      "m", "mode", texts(.renderingMode),
      index.styles.map { Option(value: $0.rawValue, label: name(of: $0)) })
    writeFilter(
      "t", "size", texts(.typeSize),
      index.typeSizes.map { Option(value: $0.shortName, label: $0.shortName) })
    writeFilter(
      "d", "device", texts(.device),
      zip(index.devices, deviceTitles).map { device, title in
        Option(value: device.identifier, label: title.short, detail: title.points)
      })
    writer.raw("</details></aside>\n")
  }

  private struct Option {
    let value: String
    let label: String
    var detail = ""
    var language: String?
  }

  private mutating func writeFilter(
    _ letter: String, _ name: String, _ legend: String, _ options: [Option]
  ) {
    guard options.count > 1 else { return }
    writer.raw("<fieldset class=\"by-\(name)\"><legend>")
    writer.text(legend)
    writer.raw("</legend>\n")
    for (number, option) in options.enumerated() {
      writer.raw(
        "<div><label><input type=\"checkbox\" id=\"f-\(letter)\(number)\" name=\"\(name)\"")
      writer.attribute("value", option.value)
      writer.raw(" checked><span")
      if let language = option.language { writer.attribute("lang", language) }
      writer.raw(">")
      writer.text(option.label)
      writer.raw("</span>")
      if !option.detail.isEmpty {
        writer.raw(" <small>")
        writer.text(option.detail)
        writer.raw("</small>")
      }
      writer.raw("</label></div>\n")
    }
    writer.raw("</fieldset>\n")
  }
}
