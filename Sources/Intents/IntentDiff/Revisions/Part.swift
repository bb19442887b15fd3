// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// A part of a definition, with the definition that it is in.
package struct Part<Value: Sendable>: Sendable {
  /// The part of the definition.
  package let value: Value

  /// The definition that has the part.
  package let home: DefinitionRevision

  /// A place in the definition.
  func place(_ range: SourceRange?) -> Diagnostic.Place { home.place(range) }
}

/// A part that two revisions have.
package struct PartPair<Value: Sendable>: Sendable {
  /// The part in the earlier revision.
  package let old: Part<Value>

  /// The part in the later revision.
  package let new: Part<Value>
}
