// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import ActionCatalogs
import SourceText

/// A catalog that two revisions have.
package struct CatalogPair: Sendable {
  /// The catalog of the earlier revision.
  package let old: CatalogRevision

  /// The catalog of the later revision.
  package let new: CatalogRevision

  /// The destinations of both, paired.
  package let destinations: NamedPairing<Destination>

  init(_ old: CatalogRevision, _ new: CatalogRevision) {
    self.old = old
    self.new = new
    destinations = NamedPairing(
      from: old.catalog.destinations, to: new.catalog.destinations,
      by: { $0.identifier.value },
      renames: [
        { old.url(of: $0) != nil && old.url(of: $0) == new.url(of: $1) },
        { $0.title.key != nil && $0.title.key?.value == $1.title.key?.value },
        { $0.title.text != nil && $0.title.text?.value == $1.title.text?.value },
      ])
  }
}
