// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import simd

func usesimd() async throws {
  let a = simd_float3(3, 4, 0)
  expect(simd_length(a) == 5 && length(a) == 5, "a length is exact")
  expect(simd_normalize(a) == simd_float3(0.6, 0.8, 0), "a direction is exact")
  expect(
    simd_dot(a, SIMD3<Float>(1, 1, 1)) == 7
      && simd_cross(simd_float3(1, 0, 0), [0, 1, 0]) == [0, 0, 1], "products")
  expect(simd_distance(simd_double2(1, 1), simd_double2(4, 5)) == 5, "a distance")
  expect(
    mix(simd_float2(0, 2), simd_float2(2, 4), t: 0.5) == [1, 3] && simd_mix(0, 2, 0.5) == 1, "a mix"
  )
  expect(
    simd_clamp(1.5, 0, 1) == 1
      && simd_clamp(simd_float2(-1, 2), simd_float2(0, 0), simd_float2(1, 1)) == [0, 1], "limits")
  expect(
    simd_smoothstep(0, 1, 0.5) == 0.5 && simd_step(0.5, 0.6) == 1
      && smoothstep(0.5, edge0: 0, edge1: 1) == 0.5 && step(0.6, edge: 0.5) == 1, "steps")
  expect(
    abs(simd_float2(-1, 2)) == [1, 2] && min(simd_float2(1, 4), simd_float2(2, 3)) == [1, 3],
    "sizes")
  let turn = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
  expect(simd_distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-6, "a rotation")
  expect(simd_distance(simd_float3x3(turn) * simd_float3(1, 0, 0), [0, 1, 0]) < 1e-6, "its matrix")
  expect(simd_distance(simd_quatf(simd_float3x3(turn)).vector, turn.vector) < 1e-6, "and back")
  expect(
    abs(simd_slerp(simd_quatf(angle: 0, axis: [0, 0, 1]), turn, 0.5).angle - .pi / 4) < 1e-6,
    "half of it")
  var matrix = matrix_identity_float4x4
  matrix.columns.3 = [1, 2, 3, 1]
  expect(simd_mul(matrix, simd_float4(0, 0, 0, 1)) == [1, 2, 3, 1], "a translation")
  expect(
    matrix.inverse * matrix == matrix_identity_float4x4 && matrix.determinant == 1, "its inverse")
  let m = simd_double3x3(rows: [[2, 0, 1], [0, 3, 0], [1, 0, 1]])
  expect(
    m.determinant == 3 && m[2, 0] == 1 && (m * m.inverse).columns.1 == [0, 1, 0], "three columns")
  let n = simd_double4x4(rows: [[2, 0, 1, 3], [0, 3, 0, 1], [1, 0, 1, 0], [4, 1, 0, 2]])
  let one = n * n.inverse
  expect(
    (0..<4).allSatisfy { c in
      (0..<4).allSatisfy { r in Swift.abs(one[c, r] - (c == r ? 1 : 0)) < 1e-12 }
    }, "four columns")
}
