// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is between two vectors: the first for 0, the second for 1.
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> {
  x + t * (y - x)
}

/// Returns what is between two vectors: the first for 0, the second for 1.
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: SIMD3<Float>) -> SIMD3<Float> {
  x + t * (y - x)
}

/// Returns what is between two vectors: the first for 0, the second for 1.
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> {
  x + t * (y - x)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 0 for each number below the edge, and 1 for the others.
public func simd_step(_ edge: SIMD3<Float>, _ x: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns 0 for each number below the edge, and 1 for the others.
public func step(_ x: SIMD3<Float>, edge: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 0 below the first edge and 1 above the second, with a smooth curve between.
public func simd_smoothstep(_ edge0: SIMD3<Float>, _ edge1: SIMD3<Float>, _ x: SIMD3<Float>)
  -> SIMD3<Float>
{
  let part = simd_clamp((x - edge0) / (edge1 - edge0), SIMD3<Float>(), SIMD3<Float>(repeating: 1))
  return part * part * (3 - 2 * part)
}

/// Returns 0 below the first edge and 1 above the second, with a smooth curve between.
public func smoothstep(_ x: SIMD3<Float>, edge0: SIMD3<Float>, edge1: SIMD3<Float>) -> SIMD3<Float>
{
  let part = simd_clamp((x - edge0) / (edge1 - edge0), SIMD3<Float>(), SIMD3<Float>(repeating: 1))
  return part * part * (3 - 2 * part)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what remains of each number above the next whole one below.
public func simd_fract(_ x: SIMD3<Float>) -> SIMD3<Float> {
  let rest = x - x.rounded(.down)
  let largest = SIMD3<Float>(repeating: Float(1).nextDown)
  return rest.replacing(with: largest, where: rest .> largest)
}

/// Returns what remains of each number above the next whole one below.
public func fract(_ x: SIMD3<Float>) -> SIMD3<Float> {
  let rest = x - x.rounded(.down)
  let largest = SIMD3<Float>(repeating: Float(1).nextDown)
  return rest.replacing(with: largest, where: rest .> largest)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns -1, 0 or 1 for each number, as it is below, equal to or above 0.
public func simd_sign(_ x: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3<Float>().replacing(with: -1, where: x .< 0).replacing(with: 1, where: x .> 0)
}

/// Returns -1, 0 or 1 for each number, as it is below, equal to or above 0.
public func sign(_ x: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3<Float>().replacing(with: -1, where: x .< 0).replacing(with: 1, where: x .> 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 1 divided by each number.
public func simd_recip(_ x: SIMD3<Float>) -> SIMD3<Float> {
  1 / x
}

/// Returns 1 divided by each number.
public func recip(_ x: SIMD3<Float>) -> SIMD3<Float> {
  1 / x
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 1 divided by the square root of each number.
public func simd_rsqrt(_ x: SIMD3<Float>) -> SIMD3<Float> {
  1 / x.squareRoot()
}

/// Returns 1 divided by the square root of each number.
public func rsqrt(_ x: SIMD3<Float>) -> SIMD3<Float> {
  1 / x.squareRoot()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of a vector's numbers.
public func simd_reduce_add(_ x: SIMD3<Float>) -> Float {
  x.sum()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of a vector's numbers.
public func reduce_add(_ x: SIMD3<Float>) -> Float {
  x.sum()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest of a vector's numbers.
public func simd_reduce_min(_ x: SIMD3<Float>) -> Float {
  x.min()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest of a vector's numbers.
public func reduce_min(_ x: SIMD3<Float>) -> Float {
  x.min()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest of a vector's numbers.
public func simd_reduce_max(_ x: SIMD3<Float>) -> Float {
  x.max()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest of a vector's numbers.
public func reduce_max(_ x: SIMD3<Float>) -> Float {
  x.max()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sizes of a vector's numbers.
public func simd_abs(_ x: SIMD3<Float>) -> SIMD3<Float> {
  x.replacing(with: -x, where: x .< 0).replacing(with: 0, where: x .== 0)
}

/// Returns the sizes of a vector's numbers.
public func abs(_ x: SIMD3<Float>) -> SIMD3<Float> {
  x.replacing(with: -x, where: x .< 0).replacing(with: 0, where: x .== 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smaller number of each two.
public func simd_min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  x.replacing(with: y, where: (y .< x) .| (x .!= x))
}

/// Returns the smaller number of each two.
public func min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  x.replacing(with: y, where: (y .< x) .| (x .!= x))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the larger number of each two.
public func simd_max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  x.replacing(with: y, where: (y .> x) .| (x .!= x))
}

/// Returns the larger number of each two.
public func max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  x.replacing(with: y, where: (y .> x) .| (x .!= x))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns each number, or the limit that it exceeds.
public func simd_clamp(_ x: SIMD3<Float>, _ min: SIMD3<Float>, _ max: SIMD3<Float>) -> SIMD3<Float>
{
  simd_min(simd_max(x, min), max)
}

/// Returns each number, or the limit that it exceeds.
public func clamp(_ x: SIMD3<Float>, min: SIMD3<Float>, max: SIMD3<Float>) -> SIMD3<Float> {
  simd_min(simd_max(x, min), max)
}

/// Returns each number, or the limit that it exceeds.
public func clamp(_ x: SIMD3<Float>, min: Float, max: Float) -> SIMD3<Float> {
  x.clamped(lowerBound: SIMD3<Float>(repeating: min), upperBound: SIMD3<Float>(repeating: max))
}

/// Returns the next whole number below for each number.
public func floor(_ x: SIMD3<Float>) -> SIMD3<Float> {
  x.rounded(.down)
}

/// Returns the next whole number above for each number.
public func ceil(_ x: SIMD3<Float>) -> SIMD3<Float> {
  x.rounded(.up)
}

/// Returns the next whole number toward 0 for each number.
public func trunc(_ x: SIMD3<Float>) -> SIMD3<Float> {
  x.rounded(.towardZero)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether all numbers of two vectors are equal.
public func simd_equal(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Bool {
  x == y
}
