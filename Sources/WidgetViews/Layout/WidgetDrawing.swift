// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Turns a layout into steps of drawing, rounding it to pixels.
struct WidgetDrawing {
  /// Something that is still to be done.
  enum Step {
    case draw(Int)
    case endGroup
    case endClip(outer: Rect)
    case endLink(region: Int, start: Int)
    case endLabel(outer: String?, start: Int)
    case endContainer(outer: Outline)
    case endTransform(outer: PlaneTransform, visible: Rect)
    case endMask(node: Int, spoken: Int)
  }

  private let layout: WidgetLayout
  var engine: LayoutEngine
  let canvas: WidgetCanvas
  let settings: LayoutSettings

  var items: [DisplayItem] = []
  private(set) var tapRegions: [TapRegion] = []
  private(set) var elements: [DisplayElement] = []
  private(set) var problems: [LayoutProblem]

  /// What is still to be done, the last first.
  ///
  /// A list and not recursion, so that deep trees need no deep stack.
  var steps: [Step] = []

  /// What a screen reader reads of what was drawn so far.
  var spoken: [String] = []

  /// What is read instead of the images that are being drawn; nil if nothing is.
  private var label: String?

  /// What is visible of what is being drawn, as far as rectangles can say it.
  var visible: Rect

  /// What shapes that are relative to their container refer to.
  var container: Outline

  /// Where what is being drawn comes to lie.
  var transform = PlaneTransform.identity

  /// What was drawn before the masks that are being drawn, the innermost last; nothing in masks can be tapped, read or named.
  var maskedItems: [[DisplayItem]] = []

  init(_ layout: WidgetLayout, canvas: WidgetCanvas, settings: LayoutSettings) {
    self.layout = layout
    self.canvas = canvas
    self.settings = settings
    engine = layout.engine
    problems = layout.problems
    visible = Rect(origin: .zero, size: canvas.size)
    container = canvas.shape
  }

  var pixels: Pixels { layout.pixels }

  /// Draws the background, if the widget has it, and the content.
  mutating func draw(showsBackground: Bool) {
    if let url = layout.widgetURL {
      tapRegions.append(TapRegion(frame: visible, url: url, label: "", isWidgetURL: true))
    }
    if showsBackground, let background = layout.background { draw(background.node) }
    if let content = layout.content { draw(content.node) }
    if layout.widgetURL != nil { tapRegions[0].label = Self.sentence(spoken) }
  }

  /// Draws a node and what is in it.
  private mutating func draw(_ root: Int) {
    steps.append(.draw(root))
    while let step = steps.popLast() {
      switch step {
      case .draw(let index): begin(index)
      case .endGroup: items.append(.endGroup)
      case .endClip(let outer): visible = outer
      case .endLink(let region, let start):
        tapRegions[region].label = Self.sentence(Array(spoken[start...]))
      case .endLabel(let outer, let start): endLabel(outer: outer, start: start)
      case .endContainer(let outer): container = outer
      case .endTransform(let outer, let visible):
        transform = outer
        self.visible = visible
      case .endMask(let node, let spoken): endMask(node, spoken: spoken)
      }
    }
  }

  /// Draws a node, and leaves what is in it for later.
  private mutating func begin(_ index: Int) {
    guard engine.frames[index].isFinite else {
      report(.infiniteFrame)
      return
    }
    let node = engine.tree.nodes[index]
    let frame = engine.frames[index]
    let rect = pixels.rounded(frame)
    switch node.kind {
    case .shape(let shape, _), .customShape(let shape), .divider(let shape, _, _):
      drawShape(engine.tree.shapes[Int(shape)], in: rect)
    case .text(let text): drawText(Int(text), engine.proposals[index], in: rect)
    case .image(let image): drawImage(engine.tree.images[Int(image)], in: rect)
    case .bar(let meter, _):
      drawBar(engine.tree.meters[Int(meter)], in: rect, isRightToLeft: node.isRightToLeft)
    case .ring(let meter, _): drawRing(engine.tree.meters[Int(meter)], in: rect)
    case .stack, .zStack, .lazyGrid, .grid, .layout, .reader:
      if engine.tree.zIndices.isEmpty {
        for child in engine.tree.children(of: index).reversed() { steps.append(.draw(Int(child))) }
      } else {
        steps += engine.tree.childrenByZIndex(of: index).reversed().map(Step.draw)
      }
    case .fitting:
      for child in engine.parts(of: index).reversed() { steps.append(.draw(Int(child))) }
    case .background(let other, _):
      steps.append(.draw(Int(node.first)))
      steps.append(.draw(Int(other)))
    case .overlay(let other, _):
      steps.append(.draw(Int(other)))
      steps.append(.draw(Int(node.first)))
    case .clip(let outline):
      beginClip(Int(node.first), engine.tree.outlines[Int(outline)], in: rect)
    case .opacity(let opacity): beginFaded(Int(node.first), opacity)
    case .effect(let effect): begin(engine.tree.effects[Int(effect)], Int(node.first), in: rect)
    case .mask(let mask, _): beginMask(Int(mask), content: Int(node.first))
    case .containerShape(let outline):
      steps.append(.endContainer(outer: container))
      steps.append(.draw(Int(node.first)))
      container = engine.tree.outlines[Int(outline)].geometry.outline(
        in: rect, container: container)
    case .accentable(let accentable):
      items.append(.beginGroup(DisplayGroup(isAccented: accentable)))
      steps.append(.endGroup)
      steps.append(.draw(Int(node.first)))
    case .link(let url): beginLink(Int(node.first), engine.tree.strings[Int(url)], in: rect)
    case .action(let name):
      beginLink(Int(node.first), "", TapAction(engine.tree.strings[Int(name)]), in: rect)
    case .labeled(let text): beginLabel(Int(node.first), engine.tree.strings[Int(text)])
    case .identified(let identifier):
      if maskedItems.isEmpty {
        elements.append(
          DisplayElement(
            identifier: engine.tree.strings[Int(identifier)],
            frame: transform.isIdentity ? rect : transform(rect)))
      }
      steps.append(.draw(Int(node.first)))
    case .preferenceLayer(let number):
      let layer = engine.tree.preferenceLayers[Int(number)]
      if layer.layer >= 0, !layer.isBackground { steps.append(.draw(Int(layer.layer))) }
      steps.append(.draw(Int(node.first)))
      if layer.layer >= 0, layer.isBackground { steps.append(.draw(Int(layer.layer))) }
    case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset, .proposal,
      .guide, .ignoresSafeArea, .region, .preference, .layoutValue:
      steps.append(.draw(Int(node.first)))
    case .hidden, .spacer, .custom, .gridRow: break
    }
  }

  /// Notes what went wrong, once; a hostile widget does not get a problem for each of its views.
  mutating func report(_ problem: LayoutProblem) {
    if problems.count < 100, !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Groups

  private mutating func beginClip(_ child: Int, _ clip: ClipShape, in rect: Rect) {
    let outline = outline(clip.geometry, in: rect, usesEvenOddFill: clip.usesEvenOddFill)
    items.append(.beginGroup(DisplayGroup(clip: outline)))
    steps.append(.endClip(outer: visible))
    steps.append(.endGroup)
    steps.append(.draw(child))
    visible = visible.intersection(rect)
  }

  private mutating func beginFaded(_ child: Int, _ opacity: Double) {
    // What is invisible can neither be seen nor tapped.
    guard opacity > 0 else { return }
    if opacity < 1 {
      items.append(.beginGroup(DisplayGroup(opacity: opacity)))
      steps.append(.endGroup)
    }
    steps.append(.draw(child))
  }

  /// Draws a link: a region of its own, if the family has links and some of it is visible.
  private mutating func beginLink(
    _ child: Int, _ url: String, _ action: TapAction? = nil, in rect: Rect
  ) {
    var rect = visible.intersection(rect)
    if !transform.isIdentity {
      rect = transform(rect).intersection(Rect(origin: .zero, size: canvas.size))
    }
    // Intents are run in every family that can be tapped in parts, also in small ones.
    let isAllowed = action == nil ? canvas.allowsLinks : canvas.family != .accessoryInline
    if isAllowed, maskedItems.isEmpty, rect.width > 0, rect.height > 0 {
      steps.append(.endLink(region: tapRegions.count, start: spoken.count))
      items.append(.beginGroup(DisplayGroup(tapRegion: tapRegions.count)))
      steps.append(.endGroup)
      tapRegions.append(
        TapRegion(frame: rect, url: url, label: "", isWidgetURL: false, action: action))
    }
    steps.append(.draw(child))
  }

  private mutating func beginLabel(_ child: Int, _ text: String) {
    steps.append(.endLabel(outer: label, start: spoken.count))
    steps.append(.draw(child))
    // The outermost label counts.
    label = label ?? text
  }

  private mutating func endLabel(outer: String?, start: Int) {
    spoken.removeLast(spoken.count - start)
    if let label, !label.isEmpty { spoken.append(label) }
    label = outer
  }

  /// What is read of several texts.
  private static func sentence(_ texts: [String]) -> String {
    texts.joined(separator: ", ")
  }
}

extension WidgetDrawing {
  // MARK: Leaves

  private mutating func drawShape(_ shape: ShapeNode, in rect: Rect) {
    let outline = outline(shape.geometry, in: rect, usesEvenOddFill: shape.usesEvenOddFill)
    if shape.stroke >= 0 {
      items.append(.stroke(outline, shape.paint, engine.tree.strokes[Int(shape.stroke)]))
    } else {
      items.append(.fill(outline, shape.paint))
    }
  }

  /// Draws a text at a whole pixel; its lines keep their distances within it.
  private mutating func drawText(_ index: Int, _ proposal: Proposal, in rect: Rect) {
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
    items.append(
      .text(
        DisplayText(
          frame: rect, string: node.string, lines: lines, isTruncated: text.isTruncated,
          brokenWord: brokenWord, isRedacted: node.isRedacted, isLive: node.isLive,
          gradient: node.gradient)))
    if !node.isRedacted { drawMarks(of: text, lines) }
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

  private mutating func drawImage(_ image: ImageNode, in rect: Rect) {
    if let placeholder = image.placeholder {
      let outline = Outline.rounded(
        rect, radius: settings.placeholderCornerRadius, style: .continuous)
      items.append(.fill(outline, placeholder))
      return
    }
    let label = label ?? image.label
    let drawn = DisplayImage(
      frame: rect, name: image.name, content: image.content, tint: image.tint, label: label,
      accentedRenderingMode: image.accentedRenderingMode, isPixelated: image.isPixelated)
    if let resizing = image.resizing {
      drawParts(of: drawn, resizing, size: image.size)
    } else {
      items.append(.image(drawn))
    }
    if !label.isEmpty { spoken.append(label) }
  }

  /// Draws a bar, its filled part from the side at which reading begins.
  private mutating func drawBar(_ meter: MeterNode, in rect: Rect, isRightToLeft: Bool) {
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
  private mutating func drawRing(_ meter: MeterNode, in rect: Rect) {
    let inner = rect.inset(by: EdgeInsets(all: meter.lineWidth / 2))
    let start = meter.isOpen ? -135.0 : 0
    let sweep = meter.isOpen ? 270.0 : 360
    let track = Outline(
      meter.isOpen ? .arc(from: start, to: start + sweep) : .ellipse, in: inner)
    items.append(.stroke(track, meter.track, lineWidth: meter.lineWidth))
    guard meter.fraction > 0 else { return }
    let filled = Outline(
      meter.fraction >= 1 && !meter.isOpen
        ? .ellipse : .arc(from: start, to: start + sweep * meter.fraction), in: inner)
    items.append(.stroke(filled, meter.paint, lineWidth: meter.lineWidth))
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
