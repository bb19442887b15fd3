// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names by which a feed may answer for an address, the most exact first.
package enum ServerNames {
  /// The names of an address.
  ///
  /// Of `https://example.com/v1/recipes?page=2` they are the whole address, that without `?page=2`, `example.com/v1/recipes`, `v1/recipes` and
  /// `recipes`.
  package static func all(of url: String) -> [String] {
    let plain = url.prefix { $0 != "?" && $0 != "#" }
    var names = [url[...], plain]
    if let scheme = plain.firstRange(of: "://") {
      var rest = plain[scheme.upperBound...]
      names.append(rest)
      while let slash = rest.firstIndex(of: "/") {
        rest = rest[rest.index(after: slash)...]
        if !rest.isEmpty { names.append(rest) }
      }
    }
    var seen: Set<Substring> = []
    return names.filter { seen.insert($0).inserted }.map(String.init)
  }

  /// The name under which a feed has an answer; of an address that it does not know, the one without what changes from request to request.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - endpoints: The names of the feed; one that ends in `*` is all that begin alike.
  /// - Returns: The name, and whether the feed knows it.
  package static func endpoint(
    of url: String, among endpoints: [String]
  ) -> (name: String, isKnown: Bool) {
    let names = all(of: url)
    for name in names where endpoints.contains(name) { return (name, true) }
    let beginnings = endpoints.filter { $0.hasSuffix("*") }.map { $0.dropLast() }
    for name in names where beginnings.contains(where: { name.hasPrefix($0) }) {
      return (name, true)
    }
    return (names.count > 1 ? names[1] : url, false)
  }
}
