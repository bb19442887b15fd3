// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is between two numbers: the first for 0, the second for 1.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float {
  x + t * (y - x)
}

/// Returns what is between two numbers: the first for 0, the second for 1.
public func mix(_ x: Float, _ y: Float, t: Float) -> Float {
  x + t * (y - x)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a number, or the limit that it exceeds.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}

/// Returns a number, or the limit that it exceeds.
public func clamp(_ x: Float, min: Float, max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 0 below the edge, and 1 from there.
public func simd_step(_ edge: Float, _ x: Float) -> Float {
  x < edge ? 0 : 1
}

/// Returns 0 below the edge, and 1 from there.
public func step(_ x: Float, edge: Float) -> Float {
  x < edge ? 0 : 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 0 below the first edge and 1 above the second, with a smooth curve between.
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  let part = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return part * part * (3 - 2 * part)
}

/// Returns 0 below the first edge and 1 above the second, with a smooth curve between.
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  let part = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return part * part * (3 - 2 * part)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns -1, 0 or 1, as a number is below, equal to or above 0.
public func simd_sign(_ x: Float) -> Float {
  x < 0 ? -1 : x > 0 ? 1 : 0
}

/// Returns -1, 0 or 1, as a number is below, equal to or above 0.
public func sign(_ x: Float) -> Float {
  x < 0 ? -1 : x > 0 ? 1 : 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 1 divided by a number.
public func simd_recip(_ x: Float) -> Float {
  1 / x
}

/// Returns 1 divided by a number.
public func recip(_ x: Float) -> Float {
  1 / x
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 1 divided by the square root of a number.
public func simd_rsqrt(_ x: Float) -> Float {
  1 / x.squareRoot()
}

/// Returns 1 divided by the square root of a number.
public func rsqrt(_ x: Float) -> Float {
  1 / x.squareRoot()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what remains of a number above the next whole one below.
public func simd_fract(_ x: Float) -> Float {
  Swift.min(x - x.rounded(.down), Float(1).nextDown)
}

/// Returns what remains of a number above the next whole one below.
public func fract(_ x: Float) -> Float {
  Swift.min(x - x.rounded(.down), Float(1).nextDown)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a number.
public func simd_abs(_ x: Float) -> Float {
  Swift.abs(x)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smaller of two numbers.
public func simd_min(_ x: Float, _ y: Float) -> Float {
  Swift.min(x, y)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the larger of two numbers.
public func simd_max(_ x: Float, _ y: Float) -> Float {
  Swift.max(x, y)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is between two numbers: the first for 0, the second for 1.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double {
  x + t * (y - x)
}

/// Returns what is between two numbers: the first for 0, the second for 1.
public func mix(_ x: Double, _ y: Double, t: Double) -> Double {
  x + t * (y - x)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a number, or the limit that it exceeds.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}

/// Returns a number, or the limit that it exceeds.
public func clamp(_ x: Double, min: Double, max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 0 below the edge, and 1 from there.
public func simd_step(_ edge: Double, _ x: Double) -> Double {
  x < edge ? 0 : 1
}

/// Returns 0 below the edge, and 1 from there.
public func step(_ x: Double, edge: Double) -> Double {
  x < edge ? 0 : 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 0 below the first edge and 1 above the second, with a smooth curve between.
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  let part = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return part * part * (3 - 2 * part)
}

/// Returns 0 below the first edge and 1 above the second, with a smooth curve between.
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  let part = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return part * part * (3 - 2 * part)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns -1, 0 or 1, as a number is below, equal to or above 0.
public func simd_sign(_ x: Double) -> Double {
  x < 0 ? -1 : x > 0 ? 1 : 0
}

/// Returns -1, 0 or 1, as a number is below, equal to or above 0.
public func sign(_ x: Double) -> Double {
  x < 0 ? -1 : x > 0 ? 1 : 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 1 divided by a number.
public func simd_recip(_ x: Double) -> Double {
  1 / x
}

/// Returns 1 divided by a number.
public func recip(_ x: Double) -> Double {
  1 / x
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 1 divided by the square root of a number.
public func simd_rsqrt(_ x: Double) -> Double {
  1 / x.squareRoot()
}

/// Returns 1 divided by the square root of a number.
public func rsqrt(_ x: Double) -> Double {
  1 / x.squareRoot()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what remains of a number above the next whole one below.
public func simd_fract(_ x: Double) -> Double {
  Swift.min(x - x.rounded(.down), Double(1).nextDown)
}

/// Returns what remains of a number above the next whole one below.
public func fract(_ x: Double) -> Double {
  Swift.min(x - x.rounded(.down), Double(1).nextDown)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a number.
public func simd_abs(_ x: Double) -> Double {
  Swift.abs(x)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smaller of two numbers.
public func simd_min(_ x: Double, _ y: Double) -> Double {
  Swift.min(x, y)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the larger of two numbers.
public func simd_max(_ x: Double, _ y: Double) -> Double {
  Swift.max(x, y)
}
