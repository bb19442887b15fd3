// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of C with which Core Graphics computes with rectangles, which code passes to others, as in 'reduce(.null, CGRectUnion)'.

public import Foundation

/// Returns the least x of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// Returns the x of the center of a rectangle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// Returns the greatest x of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// Returns the least y of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// Returns the y of the center of a rectangle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// Returns the greatest y of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// Returns the width of a rectangle, which is not negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// Returns the height of a rectangle, which is not negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns whether both points are the same.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Returns whether both sizes are the same.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Returns whether both rectangles cover the same area.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.equalTo(rect2) }

/// Returns the rectangle with sides that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Returns whether a rectangle covers nothing.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Returns whether a rectangle is that of two that do not meet.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Returns whether a rectangle covers everything.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Returns a rectangle with its sides moved inward.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns the smallest rectangle around another whose edges are whole numbers.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns the smallest rectangle around two.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Returns what two rectangles both cover.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Returns a moved rectangle.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns whether a point is in a rectangle.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Returns whether a rectangle covers another.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Returns whether two rectangles meet.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}

/// Returns a point that a transform moves.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// Returns a size that a transform changes.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// Returns the smallest rectangle around one that a transform moves.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}

/// Makes a transform of its numbers.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// Makes a transform that moves.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Makes a transform that scales.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Makes a transform that rotates by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns a transform that moves before another.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{ t.translatedBy(x: tx, y: ty) }

/// Returns a transform that scales before another.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{ t.scaledBy(x: sx, y: sy) }

/// Returns a transform that rotates by an angle in radians before another.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// Returns the transform that undoes another; itself if none does.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// Returns a transform that does what one does and then what the other does.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
  -> CGAffineTransform
{ t1.concatenating(t2) }

/// Returns whether a transform changes nothing.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Returns whether both transforms are the same.
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
  -> Bool
{ t1 == t2 }
