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

  private let content: Int?
  private let background: Int?
  private let cornerLabel: Int?
  private let widgetURL: String?
  let pixels: Pixels
  var engine: LayoutEngine
  let canvas: WidgetCanvas
  let settings: LayoutSettings

  var items: [DisplayItem] = []
  var tapRegions: [TapRegion] = []
  private(set) var elements: [DisplayElement] = []
  private(set) var problems: [LayoutProblem]

  /// The steps that are still to do, the last first.
  ///
  /// A list and not recursion, so that deep trees need no deep stack.
  var steps: [Step] = []

  /// The texts for screen readers of what was drawn so far.
  var spoken: [String] = []

  /// The label in place of the images that are being drawn; nil if there is none.
  var label: String?

  /// The visible part of what is being drawn, as far as rectangles can describe it.
  var visible: Rect

  /// The outline that container-relative shapes refer to.
  var container: Outline

  /// Where what is being drawn comes to lie.
  var transform = PlaneTransform.identity

  /// The items that were drawn before the masks that are being drawn, the innermost last; nothing
  /// in masks can be tapped, read or named.
  var maskedItems: [[DisplayItem]] = []

  init(_ layout: consuming WidgetLayout, canvas: WidgetCanvas, settings: LayoutSettings) {
    content = layout.content?.node
    background = layout.background?.node
    cornerLabel = layout.cornerLabel?.node
    widgetURL = layout.widgetURL
    pixels = layout.pixels
    self.canvas = canvas
    self.settings = settings
    engine = layout.engine
    problems = layout.problems
    visible = Rect(origin: .zero, size: canvas.size)
    container = canvas.shape
  }

  /// Draws the background, if the widget has it, and the content.
  mutating func draw(showsBackground: Bool) {
    if let url = widgetURL {
      tapRegions.append(TapRegion(frame: visible, url: url, label: "", isWidgetURL: true))
    }
    if showsBackground, let background { draw(background) }
    if let content { draw(content) }
    if widgetURL != nil { tapRegions[0].label = Self.sentence(spoken) }
  }

  /// The items of the label beside the widget in a corner of a watch face, as if it were straight; nil if there is none.
  ///
  /// Nothing in it can be tapped. What it says is part of what the widget says.
  mutating func drawnCornerLabel() -> [DisplayItem]? {
    guard let cornerLabel else { return nil }
    maskedItems.append([])
    swap(&maskedItems[maskedItems.count - 1], &items)
    draw(cornerLabel)
    swap(&maskedItems[maskedItems.count - 1], &items)
    if widgetURL != nil { tapRegions[0].label = Self.sentence(spoken) }
    return maskedItems.removeLast()
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
      drawBar(engine.tree.rare.meters[Int(meter)], in: rect, isRightToLeft: node.isRightToLeft)
    case .ring(let meter, _): drawRing(engine.tree.rare.meters[Int(meter)], in: rect)
    case .stack, .zStack, .lazyGrid, .grid, .layout, .reader:
      if engine.tree.rare.zIndices.isEmpty {
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
      beginClip(Int(node.first), engine.tree.rare.outlines[Int(outline)], in: rect)
    case .opacity(let opacity): beginFaded(Int(node.first), opacity)
    case .effect(let effect):
      begin(engine.tree.rare.effects[Int(effect)], Int(node.first), in: rect)
    case .mask(let mask, _): beginMask(Int(mask), content: Int(node.first))
    case .containerShape(let outline):
      steps.append(.endContainer(outer: container))
      steps.append(.draw(Int(node.first)))
      container = engine.tree.rare.outlines[Int(outline)].geometry.outline(
        in: rect, container: container)
    case .accentable(let accentable):
      items.append(.beginGroup(DisplayGroup(isAccented: accentable)))
      steps.append(.endGroup)
      steps.append(.draw(Int(node.first)))
    case .link(let url): beginLink(Int(node.first), engine.tree.rare.strings[Int(url)], in: rect)
    case .action(let name):
      beginLink(Int(node.first), "", TapAction(engine.tree.rare.strings[Int(name)]), in: rect)
    case .labeled(let text): beginLabel(Int(node.first), engine.tree.rare.strings[Int(text)])
    case .identified(let identifier):
      if maskedItems.isEmpty {
        elements.append(
          DisplayElement(
            identifier: engine.tree.rare.strings[Int(identifier)],
            frame: transform.isIdentity ? rect : transform(rect)))
      }
      steps.append(.draw(Int(node.first)))
    case .preferenceLayer(let number):
      let layer = engine.tree.rare.preferenceLayers[Int(number)]
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
}

extension Rect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
