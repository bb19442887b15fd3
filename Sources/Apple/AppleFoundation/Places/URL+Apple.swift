// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension URL {
  /// The address of a text, as Foundation reads it on Apple's systems.
  ///
  /// There, characters that an address cannot have are encoded, also those before the first colon; elsewhere Foundation refuses such an
  /// address. Programs of widgets have a `URL(string:)` of their own, which calls this.
  public init?(encodingAsOnApple string: String) {
    if let url = URL(string: string) {
      self = url
      return
    }
    let scheme = string.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let allowed = CharacterSet.urlFragmentAllowed.union(CharacterSet(charactersIn: "#%"))
    guard scheme.count < string.count, scheme.contains(where: { !$0.isASCII }),
      let encoded = string.addingPercentEncoding(withAllowedCharacters: allowed)
    else { return nil }
    self.init(dataRepresentation: Data(encoded.utf8), relativeTo: nil)
  }
}
