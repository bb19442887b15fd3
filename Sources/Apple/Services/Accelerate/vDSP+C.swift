// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How far the next number is, in numbers.
public typealias vDSP_Stride = Int

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How many numbers there are.
public typealias vDSP_Length = UInt

private func numbers(
  _ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length
) -> [Float] { (0..<Int(count)).map { start[$0 * stride] } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the sum of some numbers.
public func vDSP_sve(
  _ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sum(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the mean of some numbers.
public func vDSP_meanv(
  _ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.mean(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the square root of the mean of the squares of some numbers.
public func vDSP_rmsqv(
  _ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.rootMeanSquare(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the largest of some numbers.
public func vDSP_maxv(
  _ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.maximum(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the smallest of some numbers.
public func vDSP_minv(
  _ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.minimum(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the sum of the squares of some numbers.
public func vDSP_svesq(
  _ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sumOfSquares(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the sums of each two numbers.
public func vDSP_vadd(
  _ first: UnsafePointer<Float>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Float>,
  _ secondStride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ resultStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    result[index * resultStride] = first[index * firstStride] + second[index * secondStride]
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the products of each two numbers.
public func vDSP_vmul(
  _ first: UnsafePointer<Float>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Float>,
  _ secondStride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ resultStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    result[index * resultStride] = first[index * firstStride] * second[index * secondStride]
  }
}

private func numbers(
  _ start: UnsafePointer<Double>, _ stride: vDSP_Stride, _ count: vDSP_Length
) -> [Double] { (0..<Int(count)).map { start[$0 * stride] } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the sum of some numbers.
public func vDSP_sveD(
  _ start: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sum(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the mean of some numbers.
public func vDSP_meanvD(
  _ start: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.mean(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the square root of the mean of the squares of some numbers.
public func vDSP_rmsqvD(
  _ start: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.rootMeanSquare(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the largest of some numbers.
public func vDSP_maxvD(
  _ start: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.maximum(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the smallest of some numbers.
public func vDSP_minvD(
  _ start: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.minimum(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the sum of the squares of some numbers.
public func vDSP_svesqD(
  _ start: UnsafePointer<Double>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sumOfSquares(numbers(start, stride, count)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the sums of each two numbers.
public func vDSP_vaddD(
  _ first: UnsafePointer<Double>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Double>,
  _ secondStride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ resultStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    result[index * resultStride] = first[index * firstStride] + second[index * secondStride]
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the products of each two numbers.
public func vDSP_vmulD(
  _ first: UnsafePointer<Double>, _ firstStride: vDSP_Stride, _ second: UnsafePointer<Double>,
  _ secondStride: vDSP_Stride, _ result: UnsafeMutablePointer<Double>, _ resultStride: vDSP_Stride,
  _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    result[index * resultStride] = first[index * firstStride] * second[index * secondStride]
  }
}
