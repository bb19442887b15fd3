// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An address of the internet.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// The bytes of the address, the most significant first.
  var rawValue: Data { get }
  /// Whether the address is that of this device itself.
  var isLoopback: Bool { get }
  /// Whether the address is valid in the local network alone.
  var isLinkLocal: Bool { get }
  /// Whether the address is that of a group.
  var isMulticast: Bool { get }
  /// Creates an address of its bytes; nil if their number is wrong.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Creates an address of its text; nil if it is none.
  init?(_ string: String)
}

/// An address of version 4.
public struct IPv4Address: IPAddress {
  /// The four bytes of the address.
  public let rawValue: Data

  /// Creates an address of four bytes; nil if there are others.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
  }

  private init(bytes: UInt8...) { rawValue = Data(bytes) }

  /// Creates an address of four numbers with dots between them; nil if it is none.
  public init?(_ string: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
    rawValue = withUnsafeBytes(of: &address) { Data($0) }
  }

  /// The address 0.0.0.0, which stands for any address.
  public static let any = IPv4Address(bytes: 0, 0, 0, 0)
  /// The address of this device itself.
  public static let loopback = IPv4Address(bytes: 127, 0, 0, 1)
  /// All devices of the local network.
  public static let broadcast = IPv4Address(bytes: 255, 255, 255, 255)

  /// Whether the address is that of this device itself.
  public var isLoopback: Bool { rawValue[0] == 127 }
  /// Whether the address is valid in the local network alone.
  public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
  /// Whether the address is that of a group.
  public var isMulticast: Bool { rawValue[0] & 0xf0 == 0xe0 }

  /// Four numbers with dots between them.
  public var debugDescription: String { rawValue.map { String($0) }.joined(separator: ".") }
}

/// An address of version 6.
public struct IPv6Address: IPAddress {
  /// The sixteen bytes of the address.
  public let rawValue: Data

  private init(last: UInt8) { rawValue = Data(repeating: 0, count: 15) + [last] }

  /// Creates an address of sixteen bytes; nil if there are others.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
  }

  /// Creates an address of its text; nil if it is none.
  public init?(_ string: String) {
    var address = in6_addr()
    // What follows a percent sign is the name of an interface.
    let text = string.prefix { $0 != "%" }
    guard inet_pton(AF_INET6, String(text), &address) == 1 else { return nil }
    rawValue = withUnsafeBytes(of: &address) { Data($0) }
  }

  /// The address `::`, which stands for any address.
  public static let any = IPv6Address(last: 0)
  /// The address of this device itself.
  public static let loopback = IPv6Address(last: 1)

  /// Whether the address is that of this device itself.
  public var isLoopback: Bool { self == .loopback }
  /// Whether the address is valid in the local network alone.
  public var isLinkLocal: Bool { rawValue[0] == 0xfe && rawValue[1] & 0xc0 == 0x80 }
  /// Whether the address is that of a group.
  public var isMulticast: Bool { rawValue[0] == 0xff }
  /// The address of version 4 that it stands for; nil if it is of its own.
  public var asIPv4: IPv4Address? {
    rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xff && rawValue[11] == 0xff
      ? IPv4Address(Data(rawValue.suffix(4))) : nil
  }

  /// The address as text.
  public var debugDescription: String {
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let isWritten = rawValue.withUnsafeBytes {
      inet_ntop(AF_INET6, $0.baseAddress, &buffer, socklen_t(INET6_ADDRSTRLEN)) != nil
    }
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return isWritten ? String(decoding: text, as: UTF8.self) : "?"
  }
}
