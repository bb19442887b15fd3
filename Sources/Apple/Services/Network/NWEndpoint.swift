// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a connection is made to.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A port of a host.
  case hostPort(host: Host, port: Port)
  /// A service by its name.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket of a path.
  case unix(path: String)
  /// An address.
  case url(URL)

  /// The endpoint in words.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }

  /// The interface that the endpoint is bound to; nil for none.
  public var interface: NWInterface? {
    if case .service(_, _, _, let interface) = self { interface } else { nil }
  }

  /// A host by its name or address.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// A name, and the interface where it is looked for; nil for any.
    case name(String, NWInterface?)
    /// An address of version 4.
    case ipv4(IPv4Address)
    /// An address of version 6.
    case ipv6(IPv6Address)

    /// Creates a host of a name or an address.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }

    /// Creates a host of a name or an address.
    public init(stringLiteral value: String) { self.init(value) }

    /// The interface where the name is looked for; nil for any.
    public var interface: NWInterface? {
      if case .name(_, let interface) = self { interface } else { nil }
    }

    /// The name or the address.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// A port by its number.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    /// The number of the port, from 0 to 65,535.
    public let rawValue: UInt16

    /// Creates a port of its number; never nil.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }

    /// Creates a port of its number.
    public init(integerLiteral value: UInt16) { rawValue = value }

    /// Creates a port of the digits of its number, or of the name of a common service such as `https`; nil if there are others.
    ///
    /// The system's own list of services is not read, as it is another one on each machine.
    public init?(_ service: String) {
      guard let number = UInt16(service) ?? Self.services[service] else { return nil }
      rawValue = number
    }

    /// The ports of common services, as IANA registered them.
    private static let services: [String: UInt16] = [
      "ftp-data": 20, "ftp": 21, "ssh": 22, "telnet": 23, "smtp": 25, "domain": 53, "tftp": 69,
      "http": 80, "kerberos": 88, "pop3": 110, "nntp": 119, "ntp": 123, "imap": 143, "snmp": 161,
      "irc": 194, "ldap": 389, "https": 443, "submissions": 465, "rtsp": 554, "submission": 587,
      "ipp": 631, "ldaps": 636, "domain-s": 853, "ftps": 990, "imaps": 993, "pop3s": 995,
      "socks": 1080, "mqtt": 1883, "mysql": 3306, "sip": 5060, "sips": 5061, "mdns": 5353,
      "postgresql": 5432, "secure-mqtt": 8883,
    ]

    /// Port 0, which leaves the choice of a port to the system.
    public static let any: Port = 0
    /// Port 22, of secure shells.
    public static let ssh: Port = 22
    /// Mail that is sent.
    public static let smtp: Port = 25
    /// Port 80, of web pages without encryption.
    public static let http: Port = 80
    /// Mail that is fetched.
    public static let pop: Port = 110
    /// Mail that is read.
    public static let imap: Port = 143
    /// Port 443, of web pages over TLS.
    public static let https: Port = 443
    /// Secured mail that is read.
    public static let imaps: Port = 993
    /// Port 1080, of SOCKS proxies.
    public static let socks: Port = 1080

    /// The digits of the number.
    public var debugDescription: String { String(rawValue) }
  }
}
