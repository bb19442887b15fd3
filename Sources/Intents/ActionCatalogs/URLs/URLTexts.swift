// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

extension URLTexts {
  /// The sentence on a violation of the standard of URLs, and what to do.
  package func words(for fault: URLReference.Fault) -> String {
    switch fault {
    case .empty: self(.empty)
    case .noScheme: self(.scheme)
    case .forbiddenCharacter(let scalar):
      self(.character, String(scalar), PercentEncoding.of(scalar))
    case .incompletePercentEncoding: self(.percent)
    case .invalidPort: self(.port)
    case .invalidHost: self(.host)
    }
  }
}
