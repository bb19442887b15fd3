// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ViewResolver {
  /// Puts a line of the first image and the first text in the place of the nodes that were added: all that an inline accessory shows.
  ///
  /// The system chooses the font and shows no second line. Source: Apple's documentation of `accessoryInline`.
  mutating func reduceToLine() {
    var images: [Int32] = []
    var texts: [Int32] = []
    var others = 0
    var rest = Array(pending.reversed())
    while let index = rest.popLast() {
      let node = tree.nodes[Int(index)]
      switch node.kind {
      case .image: images.append(index)
      case .text: texts.append(index)
      case .shape, .customShape, .divider, .bar, .ring, .reader: others += 1
      case .spacer, .custom, .hidden: break
      case .stack, .zStack, .gridRow: rest += tree.children(of: Int(index)).reversed()
      case .fitting: rest += tree.children(of: Int(index)).prefix(1)
      case .lazyGrid, .grid, .layout: rest += tree.children(of: Int(index)).reversed()
      case .background(let other, _), .overlay(let other, _):
        // What a view is on does not come before it.
        rest.append(other)
        rest.append(node.first)
      default: rest.append(node.first)
      }
    }
    others += max(0, images.count - 1) + max(0, texts.count - 1)
    if others > 0 { report(.leftOutOfLine(count: others)) }
    pending.removeAll()
    if let image = images.first { addInlineImage(image) }
    if let text = texts.first { addInlineText(text) }
    if pending.count > 1 {
      addStack(
        .horizontal, guide: .verticalCenter, spacing: settings.labelSpacing / 2, from: 0)
    }
  }

  /// Adds an image as high as the letters need it.
  private mutating func addInlineImage(_ index: Int32) {
    guard case .image(let number) = tree.nodes[Int(index)].kind else { return }
    let image = tree.images[Int(number)]
    let height = pixels.roundedUp(settings.inlineFont.size * settings.symbolScale)
    let ratio = image.size.height > 0 ? image.size.width / image.size.height : 1
    tree.images[Int(number)].size = Size(width: height * ratio, height: height)
    tree.images[Int(number)].isResizable = false
    pending.append(index)
  }

  /// Adds a text of one line in the system's font.
  private mutating func addInlineText(_ index: Int32) {
    guard case .text(let number) = tree.nodes[Int(index)].kind else { return }
    for span in tree.texts[Int(number)].spans.indices {
      let digits = tree.texts[Int(number)].spans[span].font.isMonospacedDigit
      tree.texts[Int(number)].spans[span].font = settings.inlineFont
      tree.texts[Int(number)].spans[span].font.isMonospacedDigit = digits
    }
    tree.texts[Int(number)].options.lineLimit = 1
    tree.texts[Int(number)].options.minimumScaleFactor = 1
    pending.append(index)
  }
}
