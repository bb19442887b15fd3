// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An identifier of a service or a characteristic: 16, 32 or 128 bits.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier as hexadecimal digits in upper case.
  public let uuidString: String

  /// Creates an identifier from hexadecimal digits.
  public init(string theString: String) { uuidString = theString.uppercased() }

  /// Creates an identifier from 2, 4 or 16 bytes.
  public init(data theData: Data) {
    let digits = theData.map { String(format: "%02X", Int($0)) }
    guard digits.count == 16 else {
      uuidString = digits.joined()
      return
    }
    uuidString = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
      .joined(separator: "-")
  }

  /// Creates an identifier of 128 bits.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }

  /// The bytes of the identifier.
  open var data: Data {
    let digits = uuidString.filter(\.isHexDigit).compactMap(\.hexDigitValue)
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
  }

  private var longString: String {
    switch uuidString.count {
    case 4: "0000\(uuidString)-0000-1000-8000-00805F9B34FB"
    case 8: "\(uuidString)-0000-1000-8000-00805F9B34FB"
    default: uuidString
    }
  }

  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object is the same identifier, perhaps with another number of bits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.longString == longString
  }
  /// A hash of the identifier.
  open override var hash: Int { longString.hashValue }
  /// The identifier as hexadecimal digits.
  open override var description: String { uuidString }
}
