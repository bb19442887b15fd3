// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// A way to repair what a finding points to.
public struct Fix: Hashable, Sendable {
  /// The safety of a fix: what it may change in addition to the fault.
  public enum Safety: String, Hashable, Sendable {
    /// The fix changes nothing else, and can be applied without review.
    case safe
    /// The fix may change more, so that the user should review it.
    case unsafe
  }

  /// The effect of the fix, in the imperative.
  public var title: String

  /// Whether the fix can be applied without review.
  public var safety: Safety

  /// The name of the file that the edits change.
  public var file: String

  /// The edits, all or none of which are applied.
  ///
  /// Without any, the fix is advice.
  public var edits: [TextEdit]

  /// Creates a fix of a file by edits.
  public init(title: String, safety: Safety, file: String, edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.file = file
    self.edits = edits
  }
}
