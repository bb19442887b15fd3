// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MessageReader.Items {
  mutating func text() throws(MessageError) -> DisplayText {
    var text = DisplayText(
      frame: try next().rect(), string: try string(), lines: [], isTruncated: try bool(),
      brokenWord: try nextIfAny()?.string(), isRedacted: try bool(), isLive: try bool(),
      gradient: try nextIfAny()?.paint())
    text.lines = try next().array { (reader) throws(MessageError) in
      var items = try reader.items()
      return DisplayText.Line(
        baseline: try items.point(), width: try items.number(),
        runs: try items.next().array { (reader) throws(MessageError) in try reader.run() })
    }
    return text
  }

  mutating func imageContent() throws(MessageError) -> ImageAsset.Content {
    let kind = try string()
    if let format = BitmapImage.Format(rawValue: kind) {
      return .bitmap(
        BitmapImage(
          width: try next().integer(), height: try next().integer(), png: try next().data(),
          format: format))
    }
    guard kind == "vector" else { throw MessageError("'\(kind)' is not a kind of image") }
    return .vector(
      VectorImage(
        viewBox: try next().rect(),
        paths: try next().array { (reader) throws(MessageError) in try reader.path() }))
  }
}

extension MessageReader {
  fileprivate func run() throws(MessageError) -> DisplayText.Run {
    var items = try items()
    return DisplayText.Run(
      string: try items.string(), x: try items.number(), width: try items.number(),
      font: try items.next().font(), color: try items.next().color(),
      baselineOffset: try items.number(), tracking: try items.number())
  }

  private func font() throws(MessageError) -> ResolvedFont {
    var items = try items()
    let size = try items.number()
    let weight = try items.next().integer()
    guard let weight = FontWeight(rawValue: weight) else {
      throw MessageError("\(weight) is not a weight")
    }
    var font = ResolvedFont(
      size: size, weight: weight, isItalic: try items.bool(), isMonospacedDigit: try items.bool(),
      design: try items.next().name(), width: Font.Width(try items.number()))
    let leading = try items.string()
    guard let found = Font.Leading.messageNames.first(where: { $0.1 == leading }) else {
      throw MessageError("'\(leading)' is not a distance of lines")
    }
    font.leading = found.0
    font.name = try items.nextIfAny()?.string()
    return font
  }

  fileprivate func path() throws(MessageError) -> VectorPath {
    var items = try items()
    return VectorPath(
      steps: try items.next().steps(), fill: try items.nextIfAny()?.ink(),
      usesEvenOddFill: try items.bool(), stroke: try items.nextIfAny()?.stroke())
  }

  private func stroke() throws(MessageError) -> VectorPath.Stroke {
    var items = try items()
    return VectorPath.Stroke(
      ink: try items.next().ink(), width: try items.number(), cap: try items.next().name(),
      join: try items.next().name())
  }

  private func ink() throws(MessageError) -> VectorPath.Ink {
    if let opacity = try? number() { return .current(opacity: opacity) }
    return .color(try color())
  }

  func tapRegion() throws(MessageError) -> TapRegion {
    var items = try items()
    return TapRegion(
      frame: try items.next().rect(), url: try items.string(), label: try items.string(),
      isWidgetURL: try items.bool(), action: try (items.nextIfAny()?.string()).map(TapAction.init))
  }
}
