// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The path of the choice in the object of a line.
package struct ChoicePath: Hashable, Sendable {
  /// The names of the members, from the outermost; empty for the line itself.
  package let members: [String]

  /// Whether a line without the member is itself the choice.
  package let mayBeLine: Bool

  /// The member `choice`, or the line itself if it does not have that member.
  package static let standard = ChoicePath(members: ["choice"], mayBeLine: true)

  private init(members: [String], mayBeLine: Bool) {
    self.members = members
    self.mayBeLine = mayBeLine
  }

  /// Reads a path such as `widget.choice`; nil if a name in it is empty.
  ///
  /// The path `.` is the line itself.
  package init?(_ text: String) {
    guard text != "." else {
      self.init(members: [], mayBeLine: false)
      return
    }
    let members = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !members.contains(""), members.count <= 16 else { return nil }
    self.init(members: members, mayBeLine: false)
  }

  /// The path as it is typed.
  package var text: String { members.isEmpty ? "." : members.joined(separator: ".") }
}
