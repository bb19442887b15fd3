// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Finds what can be seen in a widget's own colors and not in another mode: white on white, or too dark.
///
/// What something is on is what was filled before it around its whole frame. All of it is white in the end, so that it stands out by
/// the opacity that it adds.
struct InvisibleContent {
  /// A background that was filled.
  private struct Ground {
    var rect: Rect
    var original: ResolvedColor
    var opacity: Double
  }

  /// A part of the drawing that is examined.
  private struct Part {
    var content: LayoutProblem.Content
    var rect: Rect
    var original: ResolvedColor
    var opacity: Double
    /// Whether it says something wherever it stands; a shape on nothing may be faint.
    var isContent: Bool
  }

  /// How many fills are looked through for what something is on, so that a hostile widget does not cost the square of its views.
  private static let groundLimit = 32

  /// The part of a frame that a fill has to cover to count as its background.
  private static let leastCover = 0.8

  private let threshold: Double
  private var grounds: [Ground] = []
  private var opacities = [1.0]
  private var found: [Part] = []

  /// Compares a widget in a mode with its own colors.
  ///
  /// - Parameters:
  ///   - items: What is drawn in the mode.
  ///   - originals: The same in the widget's own colors.
  ///   - mode: The mode.
  ///   - threshold: The opacity below which something that was added is not seen.
  /// - Returns: One problem, or none.
  static func problems(
    in items: [DisplayItem], drawnFrom originals: [DisplayItem], mode: WidgetRenderingMode,
    threshold: Double
  ) -> [LayoutProblem] {
    var search = InvisibleContent(threshold: threshold)
    for (item, original) in zip(items, originals) { search.visit(item, original) }
    guard let example = search.found.first(where: \.isContent) ?? search.found.first else {
      return []
    }
    return [
      .invisibleContent(mode: mode, example: example.content, count: search.found.count)
    ]
  }

  private init(threshold: Double) {
    self.threshold = threshold
  }

  private mutating func visit(_ item: DisplayItem, _ original: DisplayItem) {
    switch (item, original) {
    case (.fill(let outline, let paint), .fill(_, let own)):
      look(
        at: Part(
          content: .shape, rect: outline.rect, original: own.strongest,
          opacity: paint.strongest.opacity, isContent: false))
      grounds.append(
        Ground(
          rect: outline.rect, original: own.strongest,
          opacity: paint.strongest.opacity * opacities[opacities.count - 1]))
    case (.stroke(let outline, let paint, _), .stroke(_, let own, _)):
      look(
        at: Part(
          content: .line, rect: outline.rect, original: own.strongest,
          opacity: paint.strongest.opacity, isContent: false))
    case (.text(let text), .text(let own)):
      guard !text.isRedacted, let color = own.strongest else { return }
      look(
        at: Part(
          content: .text(String(text.string.prefix(40))), rect: text.frame, original: color,
          opacity: text.strongest?.opacity ?? 0, isContent: true))
    case (.image(let image), .image(let own)): visit(image, own)
    case (.beginGroup(let group), _):
      opacities.append(opacities[opacities.count - 1] * group.opacity)
    case (.endGroup, _): if opacities.count > 1 { opacities.removeLast() }
    default: break
    }
  }

  private mutating func visit(_ image: DisplayImage, _ own: DisplayImage) {
    // Of an image that is told apart by its brightness, or keeps its colors, something is seen.
    guard let tint = image.tint, !image.usesBrightness, image.content != nil else { return }
    look(
      at: Part(
        content: .image(name: String(image.name.prefix(40))), rect: image.frame,
        original: own.tint ?? tint, opacity: tint.opacity, isContent: true))
    // A photo without colors is a white rectangle.
    if case .bitmap = image.content, own.tint == nil {
      grounds.append(Ground(rect: image.frame, original: tint, opacity: tint.opacity))
    }
  }

  private mutating func look(at part: Part) {
    let opacity = opacities[opacities.count - 1]
    guard part.original.opacity * opacity >= threshold, part.rect.area > 0 else { return }
    let behind = grounds.suffix(Self.groundLimit).filter {
      $0.rect.intersection(part.rect).area >= Self.leastCover * part.rect.area
    }
    let covered = behind.reduce(1.0) { $0 * (1 - $1.opacity) }
    guard part.opacity * opacity * covered < threshold else { return }
    if !part.isContent {
      let ground = behind.reduce(ResolvedColor.clear) { $1.original.composited(over: $0) }
      guard !behind.isEmpty, part.original.composited(over: ground).differs(from: ground) else {
        return
      }
    }
    found.append(part)
  }
}

extension Rect {
  fileprivate var area: Double { max(0, width) * max(0, height) }
}

extension ResolvedColor {
  /// Whether a user could tell it from another color.
  fileprivate func differs(from other: ResolvedColor) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) >= 0.05
  }
}

extension Paint {
  /// The color, of a gradient the one that is the least transparent.
  fileprivate var strongest: ResolvedColor {
    if case .color(let color) = self { return color }
    return colors.max { $0.opacity < $1.opacity } ?? .clear
  }
}

extension DisplayText {
  /// The color of what is the least transparent; nil if nothing is written.
  fileprivate var strongest: ResolvedColor? {
    lines.lazy.flatMap(\.runs).filter { !$0.string.isEmpty }.map(\.color)
      .max { $0.opacity < $1.opacity }
  }
}
