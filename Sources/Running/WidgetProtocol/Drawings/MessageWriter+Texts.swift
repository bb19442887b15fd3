// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MessageWriter {
  mutating func text(_ text: DisplayText) {
    rect(text.frame)
    string(text.string)
    bool(text.isTruncated)
    optional(text.brokenWord) { $0.string($1) }
    bool(text.isRedacted)
    bool(text.isLive)
    optional(text.gradient) { $0.paint($1) }
    array(text.lines) { writer, line in
      writer.array { writer in
        writer.point(line.baseline)
        writer.number(line.width)
        writer.array(line.runs) { writer, run in
          writer.array { $0.run(run) }
        }
      }
    }
  }

  private mutating func run(_ run: DisplayText.Run) {
    string(run.string)
    number(run.x)
    number(run.width)
    font(run.font)
    color(run.color)
    number(run.baselineOffset)
    number(run.tracking)
  }

  private mutating func font(_ font: ResolvedFont) {
    array { writer in
      writer.number(font.size)
      writer.integer(font.weight.rawValue)
      writer.bool(font.isItalic)
      writer.bool(font.isMonospacedDigit)
      writer.string(font.design.rawValue)
      writer.number(font.width.value)
      writer.string(font.leading.messageName)
      writer.optional(font.name) { $0.string($1) }
    }
  }

  mutating func image(_ image: DisplayImage, number: Int?) {
    rect(image.frame)
    string(image.name)
    optional(number) { $0.integer($1) }
    optional(image.tint) { $0.color($1) }
    string(image.label)
    bool(image.usesBrightness)
    optional(image.accentedRenderingMode) { $0.string($1.rawValue) }
    bool(image.isPixelated)
  }

  mutating func imageContent(_ content: ImageAsset.Content) {
    switch content {
    case .bitmap(let bitmap):
      string(bitmap.format.rawValue)
      integer(bitmap.width)
      integer(bitmap.height)
      data(bitmap.png)
    case .vector(let vector):
      string("vector")
      rect(vector.viewBox)
      array(vector.paths) { writer, path in
        writer.array { writer in
          writer.steps(path.steps)
          writer.optional(path.fill) { $0.ink($1) }
          writer.bool(path.usesEvenOddFill)
          writer.optional(path.stroke) { writer, stroke in
            writer.array {
              $0.ink(stroke.ink)
              $0.number(stroke.width)
              $0.string(stroke.cap.rawValue)
              $0.string(stroke.join.rawValue)
            }
          }
        }
      }
    }
  }

  private mutating func ink(_ ink: VectorPath.Ink) {
    switch ink {
    case .current(let opacity): number(opacity)
    case .color(let color): self.color(color)
    }
  }
}

extension Font.Leading {
  static let messageNames: [(Font.Leading, String)] = [
    (.standard, "standard"), (.tight, "tight"), (.loose, "loose"),
  ]

  var messageName: String { Self.messageNames.first { $0.0 == self }?.1 ?? "standard" }
}
