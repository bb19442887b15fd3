// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The quick-action widget as the layout makes it, written down by hand.
struct SampleWidget {
  var size = Size(width: 338, height: 158)
  var titles = ["入力", "レシート撮影", "入出金", "家計簿"]
  var urls = [
    "hoge://hoge/input", "hoge://hoge/camera", "hoge://hoge/transaction", "hoge://hoge/cashflow",
  ]
  var colorScheme = ColorScheme.light

  /// The size of the titles, in points.
  var fontSize = 13.0

  private func gray(_ light: Double, _ dark: Double) -> ResolvedColor {
    let level = colorScheme == .light ? light : dark
    return ResolvedColor(red: level, green: level, blue: level)
  }

  static let orange = ResolvedColor(red: 1, green: 149 / 255, blue: 0)

  var label: ResolvedColor { gray(0, 1) }

  private var tileColor: ResolvedColor {
    colorScheme == .light
      ? ResolvedColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
      : ResolvedColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
  }

  var list: DisplayList {
    let bounds = Rect(origin: .zero, size: size)
    let shape = Outline(.roundedRectangle(cornerRadius: 21.6, style: .continuous), in: bounds)
    var list = DisplayList(size: size, shape: shape)
    list.items = [.fill(Outline(.rectangle, in: bounds), .color(gray(1, 0)))]
    let width = (size.width - 40) / 2
    let top = (size.height - 124) / 2
    for (index, title) in titles.enumerated() {
      let frame = Rect(
        x: 16 + Double(index % 2) * (width + 8), y: top + Double(index / 2) * 66, width: width,
        height: 58)
      add(title, at: frame, index: index, to: &list)
    }
    return list
  }

  private func add(_ title: String, at frame: Rect, index: Int, to list: inout DisplayList) {
    let tile = Outline(.roundedRectangle(cornerRadius: 8, style: .continuous), in: frame)
    let icon = Rect(x: frame.minX + 8, y: frame.midY - 16, width: 32, height: 32)
    let x = frame.minX + 48
    let room = frame.width - 56
    let (shown, textWidth) = fitted(title, to: room)
    let height = fontSize * 2444 / 2048
    let baseline = Point(x: x, y: frame.midY - height / 2 + fontSize * 1950 / 2048)
    list.items += [
      .beginGroup(DisplayGroup(tapRegion: list.tapRegions.count)),
      .fill(tile, .color(tileColor)),
      .image(
        DisplayImage(
          frame: icon, name: "icon\(index)", content: .vector(SampleIcon.all[index % 4]),
          tint: Self.orange)),
      .text(
        DisplayText(
          frame: Rect(x: x, y: frame.midY - height / 2, width: textWidth, height: height),
          string: title,
          lines: [
            DisplayText.Line(
              baseline: baseline, width: textWidth,
              runs: [
                DisplayText.Run(
                  string: shown, x: 0, width: textWidth, font: ResolvedFont(size: fontSize),
                  color: label)
              ])
          ], isTruncated: shown != title)),
      .endGroup,
    ]
    list.tapRegions.append(
      TapRegion(frame: frame, url: urls[index % urls.count], label: title, isWidgetURL: false))
    list.elements.append(DisplayElement(identifier: "tile-\(index + 1)", frame: frame))
  }

  /// The title cut so that it fits, and its width: wide characters have the font's size, others half and a little.
  private func fitted(_ title: String, to room: Double) -> (String, Double) {
    func width(_ text: String) -> Double {
      text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E7F ? 1 : 0.56) * fontSize }
    }
    guard width(title) > room else { return (title, width(title)) }
    var shown = title
    while !shown.isEmpty, width(shown + "…") > room { shown.removeLast() }
    return (shown + "…", width(shown + "…"))
  }
}
