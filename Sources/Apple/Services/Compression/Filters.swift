// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Returns what a filter does with data.
///
/// - Throws: ``FilterError/invalidState`` for an algorithm that is not known here.
private func makeCoder(
  _ operation: FilterOperation, _ algorithm: Algorithm
) throws -> StreamCoder {
  guard let coder = StreamCoder(operation.rawValue, algorithm.rawValue) else {
    throw FilterError.invalidState
  }
  return coder
}

/// A filter that data is read from.
public class InputFilter<D: DataProtocol> {
  private let coder: StreamCoder
  private let capacity: Int
  private let read: (Int) throws -> D?
  private var rest: [UInt8] = []
  private var isLast = false

  /// Creates a filter of what a function returns, nil or nothing at the end.
  ///
  /// - Throws: ``FilterError/invalidState`` for an algorithm that is not known here.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    coder = try makeCoder(operation, algorithm)
    capacity = bufferCapacity
    read = readFunc
  }

  /// Returns the next bytes, at most so many; nil at the end.
  ///
  /// - Throws: ``FilterError/invalidData`` for damaged data and for data that is not read here, and what the function throws.
  public func readData(ofLength count: Int) throws -> Data? {
    while count > 0, !coder.isAtEnd {
      if rest.isEmpty, !isLast {
        rest = try read(capacity).map { Array($0) } ?? []
        isLast = rest.isEmpty
      }
      do {
        let step = try coder.step(rest, isLast: isLast, room: count)
        rest.removeFirst(step.readCount)
        if !step.bytes.isEmpty { return Data(step.bytes) }
      } catch { throw FilterError.invalidData }
    }
    return nil
  }
}

/// A filter that data is written to.
public class OutputFilter {
  private let coder: StreamCoder
  private let writing: (Data?) throws -> Void
  private var isFinalized = false

  /// Creates a filter that calls a function with what it makes, and with nil at the end.
  ///
  /// - Throws: ``FilterError/invalidState`` for an algorithm that is not known here.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    coder = try makeCoder(operation, algorithm)
    writing = writeFunc
  }

  deinit { try? finalize() }

  /// Writes the next part of the data; nil or nothing ends it.
  ///
  /// - Throws: ``FilterError/invalidData`` for damaged data and for data that is not read here, and what the function throws.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !isFinalized else { throw FilterError.invalidState }
    try pass(Array(data), isLast: false)
  }

  /// Ends the data, and calls the function with nil.
  ///
  /// - Throws: ``FilterError/invalidData`` for data that ends too soon, and what the function throws.
  public func finalize() throws {
    guard !isFinalized else { return }
    isFinalized = true
    if !coder.isAtEnd { try pass([], isLast: true) }
    try writing(nil)
  }

  private func pass(_ part: [UInt8], isLast: Bool) throws {
    let made: [UInt8]
    do {
      made = try coder.step(part, isLast: isLast, room: .max).bytes
    } catch { throw FilterError.invalidData }
    if !made.isEmpty { try writing(Data(made)) }
  }
}
