// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of the products of two vectors' numbers.
public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float {
  (x * y).sum()
}

/// Returns the sum of the products of two vectors' numbers.
public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float {
  (x * y).sum()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the square of the length of a vector.
public func simd_length_squared(_ x: SIMD4<Float>) -> Float {
  (x * x).sum()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the square of the length of a vector.
public func length_squared(_ x: SIMD4<Float>) -> Float {
  (x * x).sum()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the length of a vector.
public func simd_length(_ x: SIMD4<Float>) -> Float {
  (x * x).sum().squareRoot()
}

/// Returns the length of a vector.
public func length(_ x: SIMD4<Float>) -> Float {
  (x * x).sum().squareRoot()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of the sizes of a vector's numbers.
public func simd_norm_one(_ x: SIMD4<Float>) -> Float {
  simd_abs(x).sum()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of the sizes of a vector's numbers.
public func norm_one(_ x: SIMD4<Float>) -> Float {
  simd_abs(x).sum()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest size of a vector's numbers.
public func simd_norm_inf(_ x: SIMD4<Float>) -> Float {
  simd_abs(x).max()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest size of a vector's numbers.
public func norm_inf(_ x: SIMD4<Float>) -> Float {
  simd_abs(x).max()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the square of the distance of two points.
public func simd_distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float {
  simd_length_squared(x - y)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the square of the distance of two points.
public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float {
  simd_length_squared(x - y)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the distance of two points.
public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float {
  simd_length(x - y)
}

/// Returns the distance of two points.
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float {
  simd_length(x - y)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a vector of length 1 in the same direction; the zero vector has none.
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> {
  x / simd_length(x)
}

/// Returns a vector of length 1 in the same direction; the zero vector has none.
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> {
  x / simd_length(x)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the part of the first vector in the direction of the second.
public func simd_project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
  simd_dot(x, y) / simd_dot(y, y) * y
}

/// Returns the part of the first vector in the direction of the second.
public func project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
  simd_dot(x, y) / simd_dot(y, y) * y
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a vector reflected by a plane; `n` is of length 1 and stands on it.
public func simd_reflect(_ x: SIMD4<Float>, _ n: SIMD4<Float>) -> SIMD4<Float> {
  x - 2 * simd_dot(x, n) * n
}

/// Returns a vector reflected by a plane; `n` is of length 1 and stands on it.
public func reflect(_ x: SIMD4<Float>, n: SIMD4<Float>) -> SIMD4<Float> {
  x - 2 * simd_dot(x, n) * n
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a direction refracted by a plane; zero if all is reflected.
public func simd_refract(_ x: SIMD4<Float>, _ n: SIMD4<Float>, _ eta: Float) -> SIMD4<Float> {
  let along = simd_dot(x, n)
  let rest = 1 - eta * eta * (1 - along * along)
  return rest < 0 ? SIMD4<Float>() : eta * x - (eta * along + rest.squareRoot()) * n
}

/// Returns a direction refracted by a plane; zero if all is reflected.
public func refract(_ x: SIMD4<Float>, n: SIMD4<Float>, eta: Float) -> SIMD4<Float> {
  let along = simd_dot(x, n)
  let rest = 1 - eta * eta * (1 - along * along)
  return rest < 0 ? SIMD4<Float>() : eta * x - (eta * along + rest.squareRoot()) * n
}
