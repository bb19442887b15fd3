// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

extension CGContext {
  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { state.clips.append(placed(Path(rect.engine))) }

  /// Clips later drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects.map(\.engine))
    state.clips.append(placed(path))
  }

  /// Clips later drawing to the inside of the path by a rule, and starts a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let clip = placed(outline)
    state.clips.append(rule == .evenOdd ? clip.normalized(eoFill: true) : clip)
    outline = Path()
  }

  /// Draws later only as far as an image, scaled to a rectangle, is opaque, or bright if it is a photograph.
  ///
  /// As an image that is drawn, its last row is at the smallest y.
  public func clip(to rect: CGRect, mask: CGImage) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    let view = placed(
      mask, width: rect.width, height: rect.height, by: upright.concatenating(state.transform))
    state.masks.append(mask.isOpaque ? AnyView(view.luminanceToAlpha()) : AnyView(view))
  }

  /// Draws later everywhere again.
  public func resetClip() { (state.clips, state.masks) = ([], []) }

  /// The smallest rectangle around what is inside of the clip; the masks of images do not count.
  public var boundingBoxOfClipPath: CGRect {
    let clip = state.clips.reduce(whole) { $0.intersection($1) }
    return CGPath(clip.applying(state.transform.inverted().engine)).boundingBoxOfPath
  }

  /// Erases the inside of a path, of what the last group has if one has begun.
  func erase(_ path: Path) {
    var rest = whole
    rest.addPath(path)
    drawing.keep(inside: rest, from: groups.last?.start ?? 0)
    finish()
  }
}
