// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Accelerate

func useAccelerate() async throws {
  expect(vDSP.standardDeviation([2, 4, 4, 4, 5, 5, 7, 9] as [Double]) == 2, "a deviation")
  expect(vDSP.normalize([1, 3] as [Float]) == [-1, 1], "numbers around their mean")
  expect(vDSP.linearInterpolate([0, 2], [4, 2], using: 0.5) == [2.0, 2.0], "between two")
  expect(
    vForce.sqrt([4, 9] as [Double]) == [2, 3] && vForce.floor([1.5] as [Float]) == [1], "roots")
  let steps: [Double] = [1, 2, 3, 6]
  expect(vDSP.sum(steps) == 12 && vDSP.mean(steps) == 3, "a sum and a mean")
  expect(
    vDSP.maximum(steps) == 6 && vDSP.minimum(steps) == 1 && vDSP.indexOfMaximum(steps).0 == 3,
    "limits")
  expect(
    vDSP.multiply(2, steps) == [2, 4, 6, 12] && vDSP.add(steps, steps) == [2, 4, 6, 12],
    "each number")
  expect(vDSP.divide(vDSP.subtract(steps, [1, 1, 1, 1]), 5) == [0, 0.2, 0.4, 1], "parts")
  expect(
    vDSP.dot([3, 4] as [Float], [3, 4] as [Float]) == 25
      && vDSP.rootMeanSquare([3, -3] as [Float]) == 3, "products")
  expect(vDSP.clip(steps, to: 2...3) == [2, 2, 3, 3], "limits of numbers")
  var mean: Float = 0
  let samples: [Float] = [1, 9, 3, 9]
  vDSP_meanv(samples, 2, &mean, vDSP_Length(2))
  expect(mean == 2, "the mean of each second number")
  var largest = 0.0
  vDSP_maxvD(steps, 1, &largest, vDSP_Length(steps.count))
  expect(largest == 6, "the largest")
}
