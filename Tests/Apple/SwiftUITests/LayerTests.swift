// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuartzCore
import Testing
import UIKit

private final class RingLayer: CAShapeLayer, CAAnimationDelegate, @unchecked Sendable {
  var drawn = 0
  override func draw(in ctx: CGContext) { drawn += 1 }
}

private func expect(_ holds: Bool, _ sentence: Comment) { #expect(holds, sentence) }

@Test("layers are drawn, animated and turned") func layers() {
  let started = CACurrentMediaTime()
  let gradient = CAGradientLayer()
  gradient.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
  gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  gradient.locations = [0, 1]
  gradient.startPoint = CGPoint(x: 0, y: 0.5)
  gradient.endPoint = CGPoint(x: 1, y: 0.5)
  gradient.cornerRadius = 5
  gradient.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  expect(gradient.position == CGPoint(x: 30, y: 30), "the anchor is the middle")
  let ring = RingLayer()
  ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
  ring.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).cgPath
  ring.strokeColor = UIColor.white.cgColor
  ring.fillColor = nil
  ring.lineCap = .round
  ring.lineDashPattern = [2, 3]
  ring.strokeEnd = 0.75
  ring.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
  gradient.addSublayer(ring)
  gradient.insertSublayer(CALayer(), at: 0)
  expect(gradient.sublayers?.count == 2 && ring.superlayer === gradient, "there are two layers")
  let image = UIGraphicsImageRenderer(size: gradient.bounds.size).image {
    gradient.render(in: $0.cgContext)
  }
  expect(image.size == CGSize(width: 40, height: 20) && image.pngData() != nil, "an image is drawn")
  expect(ring.drawn > 0, "the layer drew itself")
  let animation = CABasicAnimation(keyPath: "transform.rotation")
  animation.fromValue = 0
  animation.toValue = CGFloat.pi
  animation.duration = 0.3
  animation.repeatCount = .infinity
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.delegate = ring
  ring.add(animation, forKey: "spin")
  expect(ring.animationKeys() == ["spin"], "the animation is kept")
  ring.removeAllAnimations()
  expect(ring.animation(forKey: "spin") == nil, "the animation is gone")
  var ended = false
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  CATransaction.setCompletionBlock { ended = true }
  expect(CATransaction.disableActions(), "actions are off")
  CATransaction.commit()
  expect(ended && !CATransaction.disableActions(), "the transaction ended")
  let turn = CATransform3DConcat(ring.transform, CATransform3DInvert(ring.transform))
  expect(abs(turn.m11 - 1) < 1e-9 && abs(turn.m12) < 1e-9, "an inverse undoes a transform")
  expect(CATransform3DIsIdentity(CATransform3DIdentity), "the identity is itself")
  let link = CADisplayLink(target: ring, selector: "tick")
  link.add(to: .main, forMode: .common)
  link.invalidate()
  expect(
    gradient.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 10, y: 20), "a point is found")
  useParticles()
  expect(CACurrentMediaTime() >= started, "time goes on")
}

private func useParticles() {
  let cell = CAEmitterCell()
  cell.birthRate = 10
  cell.contents = UIImage(systemName: "star")?.cgImage
  let emitter = CAEmitterLayer()
  emitter.emitterShape = .line
  emitter.emitterCells = [cell]
  let layer = CALayer()
  layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  layer.addSublayer(emitter)
  layer.actions = ["opacity": NSNull()]
  expect(layer.action(forKey: "opacity") is NSNull, "an action is kept")
  expect(layer.hitTest(CGPoint(x: 5, y: 5)) === layer, "a layer is found")
}

/// A layer that needs something to be made.
private final class BadgeLayer: CALayer, @unchecked Sendable {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  override init(layer: Any) {
    count = (layer as? BadgeLayer)?.count ?? 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@Test("a layer may need something to be made, and a view may have a layer of another class")
@MainActor func ownLayers() {
  #expect(BadgeLayer(layer: BadgeLayer(count: 3)).count == 3)
  #expect(GradientView().layer is CAGradientLayer)
  #expect(type(of: UIView().layer) == CALayer.self)
}
