// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Paths that programs read")
struct PathTests {
  private let square = CGPath(rect: CGRect(x: 1, y: 2, width: 4, height: 4), transform: nil)

  @Test("a path knows its bounds, with and without the points that pull its curves")
  func bounds() {
    let path = CGMutablePath()
    #expect(path.boundingBox == .null && path.isEmpty && path.currentPoint == .zero)
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(abs(path.boundingBoxOfPath.height - 3) < 0.01)
    #expect(path.currentPoint == CGPoint(x: 4, y: 0))
    #expect(UIBezierPath(cgPath: square).bounds == square.boundingBox)
  }

  @Test("a rectangle is one, and has its inside")
  func rectangles() {
    var rect = CGRect.zero
    #expect(square.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 4, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    #expect(square.contains(CGPoint(x: 2, y: 3)) && !square.contains(.zero))
    #expect(square.contains(.zero, transform: CGAffineTransform(translationX: 3, y: 3)))
    let other = CGPath(rect: CGRect(x: 9, y: 9, width: 1, height: 1), transform: nil)
    #expect(!square.intersects(other) && square.intersects(square))
    let both = square.union(other).boundingBoxOfPath
    #expect(abs(both.minX - 1) < 0.01 && abs(both.maxY - 10) < 0.01)
  }

  @Test("the steps of a path are told one after the other, with their points")
  func steps() {
    var told: [CGPathElementType] = []
    var ends: [CGPoint] = []
    square.applyWithBlock { step in
      told.append(step.pointee.type)
      if step.pointee.type != .closeSubpath { ends.append(step.pointee.points[0]) }
    }
    let lines = [CGPathElementType](repeating: .addLineToPoint, count: 3)
    #expect(told == [.moveToPoint] + lines + [.closeSubpath])
    #expect(ends.first == CGPoint(x: 1, y: 2) && Set(ends).count == 4)
  }

  @Test("what is added is transformed, also where it begins at the current point")
  func transforms() {
    let path = CGMutablePath()
    let move = CGAffineTransform(translationX: 10, y: 0)
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 5, y: 0), transform: move)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi, transform: move)
    #expect(abs(path.currentPoint.x - 5) < 1e-9)
    path.addRoundedRect(
      in: CGRect(x: 90, y: 0, width: 4, height: 4), cornerWidth: 1, cornerHeight: 1,
      transform: move)
    #expect(path.contains(CGPoint(x: 102, y: 2)))
    #expect(path.copy() == path && path.mutableCopy() !== path)
  }

  @Test("a path of UIKit is turned round, and keeps its dashes")
  func reversal() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 0))
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), controlPoint: CGPoint(x: 4, y: 2))
    path.setLineDash([2, 1], count: 2, phase: 1)
    let back = path.reversing()
    #expect(back.currentPoint == .zero && path.currentPoint == CGPoint(x: 6, y: 0))
    var (count, phase) = (0, CGFloat(0))
    back.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2 && phase == 1)
    #expect(abs(back.bounds.height - path.bounds.height) < 0.01 && back.bounds.width == 6)
  }

  @Test("colors of print are mixed, and a color has another alpha")
  func colors() {
    let color = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    #expect(color == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(color.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
    #expect(CGColorSpaceCreateDeviceCMYK().model == .cmyk)
  }
}
