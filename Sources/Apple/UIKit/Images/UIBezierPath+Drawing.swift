// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

extension UIBezierPath {
  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the path in the current context; does nothing if there is none.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path in the current context, in a blend mode and with an opacity from 0 to 1; does nothing if there is none.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: rule) }
  }

  /// Draws a line along the path in the current context; does nothing if there is none.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws a line along the path in the current context, in a blend mode and with an opacity from 0 to 1; does nothing if there is none.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // What the context has stays where nothing else is asked for.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }

  /// Clips later drawing in the current context to the path; does nothing if there is none.
  public func addClip() {
    UIGraphicsGetCurrentContext().map { context in
      context.addPath(cgPath)
      context.clip(using: rule)
    }
  }

  /// Sets the lengths of dashes and gaps, alternating, and where in the pattern the first dash starts.
  ///
  /// - Parameters:
  ///   - pattern: The lengths; nil is a line without gaps.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern the first dash starts.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Gets the lengths of dashes and gaps, their number and the phase; a nil pointer is skipped.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }
}
