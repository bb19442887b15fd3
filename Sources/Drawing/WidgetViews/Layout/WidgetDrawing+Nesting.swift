// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What is drawn within something, and ends after it.
extension WidgetDrawing {
  mutating func beginClip(_ child: Int, _ clip: ClipShape, in rect: Rect) {
    let outline = outline(clip.geometry, in: rect, usesEvenOddFill: clip.usesEvenOddFill)
    items.append(.beginGroup(DisplayGroup(clip: outline)))
    steps.append(.endClip(outer: visible))
    steps.append(.endGroup)
    steps.append(.draw(child))
    visible = visible.intersection(rect)
  }

  mutating func beginFaded(_ child: Int, _ opacity: Double) {
    // What is invisible can neither be seen nor tapped.
    guard opacity > 0 else { return }
    if opacity < 1 {
      items.append(.beginGroup(DisplayGroup(opacity: opacity)))
      steps.append(.endGroup)
    }
    steps.append(.draw(child))
  }

  /// Draws a link: a region of its own, if the family has links and some of it is visible.
  mutating func beginLink(
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

  mutating func beginLabel(_ child: Int, _ text: String) {
    steps.append(.endLabel(outer: label, start: spoken.count))
    steps.append(.draw(child))
    // The outermost label counts.
    label = label ?? text
  }

  mutating func endLabel(outer: String?, start: Int) {
    spoken.removeLast(spoken.count - start)
    if let label, !label.isEmpty { spoken.append(label) }
    label = outer
  }

  /// The texts as one sentence for screen readers.
  static func sentence(_ texts: [String]) -> String {
    texts.joined(separator: ", ")
  }
}
