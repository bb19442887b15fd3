// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the network.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  /// An error of the system.
  case posix(POSIXErrorCode)
  /// An error of the service of names, by its number.
  case dns(Int32)
  /// An error of a secured connection, by its number.
  case tls(Int32)
  /// An error of Wi-Fi Aware, by its number.
  case wifiAware(Int32)

  /// The error in words.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let number): "DNSServiceError(\(number))"
    case .tls(let number): "OSStatus(\(number))"
    case .wifiAware(let number): "WiFiAwareError(\(number))"
    }
  }
}
