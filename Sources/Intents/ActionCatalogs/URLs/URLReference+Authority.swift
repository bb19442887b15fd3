// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The part of a URL between `//` and the path: RFC 3986, section 3.2.
extension URLReference {
  /// Checks user, host and port, whose characters are allowed in a URL.
  static func checkAuthority(_ authority: Substring) throws(Fault) {
    let parts = authority.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, let host = parts.last else { throw .forbiddenCharacter("@") }
    if parts.count == 2 { try checkNoBrackets(parts[0]) }
    guard host.hasPrefix("[") else { return try checkNamedHost(host) }
    guard let end = host.firstIndex(of: "]") else { throw .invalidHost }
    let address = host[host.index(after: host.startIndex)..<end]
    guard isIPv6(address) || isFutureAddress(address) else { throw .invalidHost }
    let rest = host[host.index(after: end)...]
    guard rest.isEmpty || rest.hasPrefix(":") else { throw .invalidHost }
    try checkPort(rest.dropFirst())
  }

  /// Checks that a text has none of the brackets that are allowed around a host alone.
  static func checkNoBrackets(_ text: Substring) throws(Fault) {
    if let bracket = text.unicodeScalars.first(where: { $0 == "[" || $0 == "]" }) {
      throw .forbiddenCharacter(bracket)
    }
  }

  /// Checks a host that is a name or an IPv4 address, which the standard does not tell apart, and its port.
  private static func checkNamedHost(_ host: Substring) throws(Fault) {
    guard !host.contains(where: { "[]".contains($0) }) else { throw .invalidHost }
    if let colon = host.firstIndex(of: ":") { try checkPort(host[host.index(after: colon)...]) }
  }

  private static func checkPort(_ port: Substring) throws(Fault) {
    guard port.utf8.allSatisfy(\.isDigit) else { throw .invalidPort }
  }

  /// Whether a text is an IPv6 address: eight groups, of which `::` may mean one or more that are zero.
  private static func isIPv6(_ address: Substring) -> Bool {
    guard let gap = address.firstRange(of: "::") else {
      return groupCount(address, mayEndInIPv4: true) == 8
    }
    // A second gap leaves a group empty, which no group may be.
    let left = groupCount(address[..<gap.lowerBound], mayEndInIPv4: false)
    let right = groupCount(address[gap.upperBound...], mayEndInIPv4: true)
    guard let left, let right else { return false }
    return left + right <= 7
  }

  /// The number of groups of 16 bits, an IPv4 address at the end being two; nil if one of them is malformed.
  private static func groupCount(_ text: Substring, mayEndInIPv4: Bool) -> Int? {
    guard !text.isEmpty else { return 0 }
    var groups = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    if mayEndInIPv4, let last = groups.last, last.contains(".") {
      guard isIPv4(last) else { return nil }
      groups.removeLast()
      count = 2
    }
    let areGroups = groups.allSatisfy { group in
      (1...4).contains(group.count) && group.allSatisfy(\.isHexDigit)
    }
    return areGroups ? groups.count + count : nil
  }

  private static func isIPv4(_ text: Substring) -> Bool {
    let octets = text.split(separator: ".", omittingEmptySubsequences: false)
    return octets.count == 4
      && octets.allSatisfy { UInt8($0).map(String.init) == String($0) }
  }

  /// Whether a text is an address of a version to come: `v`, its number in hexadecimal, a dot and the address.
  private static func isFutureAddress(_ text: Substring) -> Bool {
    guard text.first == "v" || text.first == "V" else { return false }
    let parts = text.dropFirst().split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(\.isHexDigit) else {
      return false
    }
    return !parts[1].isEmpty && !parts[1].contains { "%[]".contains($0) }
  }
}
