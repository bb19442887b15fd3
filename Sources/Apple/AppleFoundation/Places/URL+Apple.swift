// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension URL {
  /// Creates a URL from a string as Foundation does on Apple's systems; nil if it cannot be one.
  ///
  /// There, characters that a URL cannot contain are percent-encoded, also those before the first
  /// colon; elsewhere Foundation refuses such a string. Widget programs have a `URL(string:)` of
  /// their own, which calls this.
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
