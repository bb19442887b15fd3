// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

private func failure(of filter: String) -> FilterError {
  reportUnavailable(filter, answer: "no data is compressed or decompressed")
  return .invalidState
}

/// A filter that data is read from, which cannot be made here.
public class InputFilter<D: DataProtocol> {
  /// Throws ``FilterError/invalidState``, as nothing is compressed; the function is not called.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws { throw failure(of: "InputFilter") }

  /// Throws ``FilterError/invalidState``; it is never called, as there is no filter.
  public func readData(ofLength count: Int) throws -> Data? { throw FilterError.invalidState }
}

/// A filter that data is written to, which cannot be made here.
public class OutputFilter {
  /// Throws ``FilterError/invalidState``, as nothing is compressed; the function is not called.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws { throw failure(of: "OutputFilter") }

  /// Throws ``FilterError/invalidState``; it is never called, as there is no filter.
  public func write<D: DataProtocol>(_ data: D?) throws { throw FilterError.invalidState }

  /// Throws ``FilterError/invalidState``; it is never called, as there is no filter.
  public func finalize() throws { throw FilterError.invalidState }
}
