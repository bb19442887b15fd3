// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetDrawing {
  mutating func drawShape(_ shape: ShapeNode, in rect: Rect) {
    let outline = outline(shape.geometry, in: rect, usesEvenOddFill: shape.usesEvenOddFill)
    if shape.pattern >= 0 {
      drawPattern(shape.pattern, of: shape, outline, in: rect)
    } else if shape.stroke >= 0 {
      items.append(.stroke(outline, shape.paint, engine.tree.rare.strokes[Int(shape.stroke)]))
    } else {
      items.append(.fill(outline, shape.paint))
    }
  }

  /// Draws a text at a whole pixel; its lines keep their distances within it.
  mutating func drawText(_ index: Int, _ proposal: Proposal, in rect: Rect) {
    let node = engine.tree.texts[index]
    let text = engine.textLayout(index, for: proposal)
    var lines = text.lines
    // A text that is wider than its lines, as the system goes on writing it, aligns them in its width.
    let room = node.isLive ? max(0, rect.width - text.size.width) * text.alignmentPart : 0
    for line in lines.indices {
      lines[line].baseline.x += rect.minX + room
      lines[line].baseline.y = pixels.rounded(rect.minY + lines[line].baseline.y)
    }
    let brokenWord = node.isRedacted ? nil : text.brokenWord
    if let brokenWord { report(.brokenWord(brokenWord)) }
    let start = items.count
    items.append(
      .text(
        DisplayText(
          frame: rect, string: node.string, lines: lines, isTruncated: text.isTruncated,
          brokenWord: brokenWord, isRedacted: node.isRedacted, isLive: node.isLive,
          gradient: node.gradient)))
    if !node.isRedacted { drawMarks(of: text, lines) }
    if node.pattern >= 0 {
      let letters = Array(items[start...])
      items.removeLast(letters.count)
      drawPattern(
        node.pattern, in: DisplayGroup(effects: [.mask(letters)]), covering: rect,
        from: rect.origin)
    }
    if !node.isRedacted, !node.string.isEmpty { spoken.append(node.string) }
  }

  /// Draws what stands between letters, under them and through them.
  private mutating func drawMarks(of text: TextLayout, _ lines: [DisplayText.Line]) {
    for mark in text.marks {
      let origin = lines[mark.line].baseline
      if let image = mark.image {
        let frame = pixels.rounded(
          Rect(
            x: origin.x + mark.x,
            y: origin.y + mark.imageDrop - mark.baselineOffset - mark.imageSize.height,
            width: mark.width, height: mark.imageSize.height))
        drawImage(engine.tree.images[Int(image)], in: frame)
      }
      for line in mark.lines {
        items.append(
          .fill(
            Outline(
              .rectangle,
              in: Rect(
                x: origin.x + line.rect.minX, y: pixels.rounded(origin.y + line.rect.minY),
                width: line.rect.width, height: max(line.rect.height, 1 / pixels.scale))),
            .color(line.color)))
      }
    }
  }

  mutating func drawImage(_ image: ImageNode, in rect: Rect) {
    if let placeholder = image.placeholder {
      let outline = Outline.rounded(
        rect, radius: settings.placeholderCornerRadius, style: .continuous)
      items.append(.fill(outline, placeholder))
      return
    }
    let label = label ?? image.label
    let drawn = DisplayImage(
      frame: image.overhang.rect(around: rect), name: image.name, content: image.content,
      tint: image.tint, label: label,
      accentedRenderingMode: image.accentedRenderingMode, isPixelated: image.isPixelated)
    if let resizing = image.resizing {
      drawParts(of: drawn, resizing, size: image.size)
    } else {
      items.append(.image(drawn))
    }
    if !label.isEmpty { spoken.append(label) }
  }

  /// Draws a bar, its filled part from the side at which reading begins.
  mutating func drawBar(_ meter: MeterNode, in rect: Rect, isRightToLeft: Bool) {
    let radius = rect.height / 2
    items.append(.fill(.rounded(rect, radius: radius, style: .circular), meter.track))
    let width = pixels.rounded(rect.width * meter.fraction)
    guard width > 0 else { return }
    let filled = Rect(
      x: isRightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width,
      height: rect.height)
    items.append(.fill(.rounded(filled, radius: radius, style: .circular), meter.paint))
  }

  /// Draws a ring clockwise: a closed one from the top, an open one from the lower left to the lower right.
  ///
  /// The ends of its line are round.
  mutating func drawRing(_ meter: MeterNode, in rect: Rect) {
    let inner = rect.inset(by: EdgeInsets(all: meter.lineWidth / 2))
    let style = StrokeStyle(lineWidth: meter.lineWidth, lineCap: .round)
    guard meter.sweep >= 360 else {
      let arc = Outline(.arc(from: -meter.sweep / 2, to: meter.sweep / 2), in: inner)
      items.append(.stroke(arc, meter.paint, style))
      return
    }
    items.append(.stroke(Outline(.ellipse, in: inner), meter.track, lineWidth: meter.lineWidth))
    guard meter.fraction > 0 else { return }
    let filled = Outline(
      meter.fraction >= 1 ? .ellipse : .arc(from: 0, to: 360 * meter.fraction), in: inner)
    items.append(.stroke(filled, meter.paint, style))
  }
}
