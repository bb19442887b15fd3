// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import FoundationNetworking

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A version of the protocol that encrypts connections.
public enum tls_protocol_version_t: UInt16, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Version 1.0 of the protocol, which is not safe any more.
  case TLSv10 = 0x0301
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Version 1.1 of the protocol, which is not safe any more.
  case TLSv11 = 0x0302
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Version 1.2, which apps have to ask for at least.
  case TLSv12 = 0x0303
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Version 1.3 of the protocol, the newest one.
  case TLSv13 = 0x0304
}

// What a device decides of connections, which has no effect here: the library that makes them has its own versions.
extension URLSessionConfiguration {
  /// The oldest version that a connection may have; it has no effect.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv10 }
    set {}
  }
  /// The newest version that a connection may have; it has no effect.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }
}
