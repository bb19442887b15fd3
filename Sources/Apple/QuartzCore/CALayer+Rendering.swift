// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
import Foundation

extension CALayer {
  /// Draws the layer and those in it into a context, in its own coordinates.
  ///
  /// Backgrounds, images, gradients, shapes, borders, shadows and masks of shapes are drawn;
  /// transparency applies to each by itself.
  public func render(in ctx: CGContext) {
    ctx.saveGState()
    draw(in: ctx, opacity: 1)
    ctx.restoreGState()
  }

  private func draw(in context: CGContext, opacity outer: CGFloat) {
    guard !isHidden, opacity > 0 else { return }
    layoutIfNeeded()
    let opacity = outer * CGFloat(opacity)
    context.setAlpha(opacity)
    if let mask { clip(context, to: mask) }
    if let backgroundColor {
      context.saveGState()
      if shadowOpacity > 0, let shadowColor {
        let color = CGColor(
          red: shadowColor.components?[0] ?? 0, green: shadowColor.components?[1] ?? 0,
          blue: shadowColor.components?[2] ?? 0, alpha: shadowColor.alpha * CGFloat(shadowOpacity))
        context.setShadow(offset: shadowOffset, blur: shadowRadius * 2, color: color)
      }
      context.setFillColor(backgroundColor)
      context.addPath(outline(inset: 0))
      context.fillPath()
      context.restoreGState()
    }
    context.saveGState()
    if masksToBounds {
      context.addPath(outline(inset: 0))
      context.clip()
    }
    drawContent(in: context)
    for layer in sublayers ?? [] {
      context.saveGState()
      context.concatenate(
        layer.placing.concatenating(CATransform3DGetAffineTransform(sublayerTransform)))
      layer.draw(in: context, opacity: opacity)
      context.restoreGState()
    }
    context.restoreGState()
    if borderWidth > 0, let borderColor {
      context.setStrokeColor(borderColor)
      context.setLineWidth(borderWidth)
      context.addPath(outline(inset: borderWidth / 2))
      context.strokePath()
    }
  }

  private func drawContent(in context: CGContext) {
    if let contents, let image = contents as AnyObject as? CGImage {
      let place = imagePlace(image)
      context.saveGState()
      context.translateBy(x: place.minX, y: place.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(origin: .zero, size: place.size))
      context.restoreGState()
    }
    context.saveGState()
    delegate?.layerWillDraw(self)
    drawOwn(in: context)
    draw(in: context)
    context.restoreGState()
  }

  /// Draws what the kind of the layer shows.
  private func drawOwn(in context: CGContext) {
    if let shape = self as? CAShapeLayer { shape.drawShape(in: context) }
    if let gradient = self as? CAGradientLayer {
      context.addPath(outline(inset: 0))
      context.clip()
      gradient.drawGradient(in: context)
    }
  }

  private func clip(_ context: CGContext, to mask: CALayer) {
    let outline = CGMutablePath()
    if let shape = mask as? CAShapeLayer {
      if let path = shape.path { outline.addPath(path) }
    } else {
      outline.addPath(mask.outline(inset: 0))
    }
    context.concatenate(mask.placing)
    context.addPath(outline)
    context.clip(using: (mask as? CAShapeLayer)?.fillRule == .evenOdd ? .evenOdd : .winding)
    context.concatenate(mask.placing.inverted())
  }

  private func imagePlace(_ image: CGImage) -> CGRect {
    let width = CGFloat(image.width)
    let height = CGFloat(image.height)
    let factor: CGFloat
    switch contentsGravity {
    case .resizeAspect: factor = min(bounds.width / width, bounds.height / height)
    case .resizeAspectFill: factor = max(bounds.width / width, bounds.height / height)
    case .center: factor = 1 / contentsScale
    default: return bounds
    }
    return CGRect(
      x: bounds.midX - width * factor / 2, y: bounds.midY - height * factor / 2,
      width: width * factor, height: height * factor)
  }

  /// Returns the edge of the layer with its round corners, moved inward.
  func outline(inset: CGFloat) -> CGPath {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let radius = min(max(cornerRadius - inset, 0), rect.width / 2, rect.height / 2)
    guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
    let path = CGMutablePath()
    func corner(_ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ start: CGFloat) {
      guard maskedCorners.contains(mask) else { return path.addLine(to: CGPoint(x: x, y: y)) }
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: false)
    }
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    corner(.layerMaxXMinYCorner, rect.maxX, rect.minY, -.pi / 2)
    corner(.layerMaxXMaxYCorner, rect.maxX, rect.maxY, 0)
    corner(.layerMinXMaxYCorner, rect.minX, rect.maxY, .pi / 2)
    corner(.layerMinXMinYCorner, rect.minX, rect.minY, .pi)
    path.closeSubpath()
    return path
  }
}
