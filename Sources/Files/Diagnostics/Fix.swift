// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A way to repair what a finding points to.
public struct Fix: Hashable, Sendable {
  /// What a fix may change in addition to the fault.
  public enum Safety: String, Hashable, Sendable {
    /// Nothing: it can be applied without a look.
    case safe
    /// Something that a person should look at.
    case unsafe
  }

  /// What applying it does, in the imperative.
  public var title: String

  /// Whether it can be applied without a look.
  public var safety: Safety

  /// The name of the file that the edits change.
  public var file: String

  /// The edits, all or none of which are applied.
  ///
  /// Without any, the fix is advice.
  public var edits: [TextEdit]

  /// Makes a fix.
  public init(title: String, safety: Safety, file: String, edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.file = file
    self.edits = edits
  }
}
