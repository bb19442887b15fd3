// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What has changed: a part of a definition or a catalog.
public struct ChangeSubject: Hashable, Sendable {
  /// What the part is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case definition, intent, parameter, type, property, `enum`, value, response, sentence, widget
    case destination
  }

  /// What the part is.
  public let kind: Kind

  /// The name of what the part belongs to, such as an intent's; nil for a part that stands by itself.
  public let owner: String?

  /// What people call that; empty without an owner.
  public let ownerTitle: String

  /// The name in the file.
  public let name: String

  /// What people call the part.
  public let title: String

  /// Makes a subject.
  public init(
    _ kind: Kind, _ name: String, title: String? = nil, owner: String? = nil,
    ownerTitle: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.title = title ?? name
    self.owner = owner
    self.ownerTitle = ownerTitle ?? owner ?? ""
  }

  /// The name with that of its owner, as `quickaction.json` spells it: `Show.period`.
  public var path: String { owner.map { "\($0).\(name)" } ?? name }
}
