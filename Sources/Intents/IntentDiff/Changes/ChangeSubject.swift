// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The subject of a change: a part of a definition or a catalog.
public struct ChangeSubject: Hashable, Sendable {
  /// The kind of a subject.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case definition, intent, parameter, type, property, `enum`, value, response, sentence, widget
    case destination
  }

  /// The kind of the part.
  public let kind: Kind

  /// The name of what the part belongs to, such as an intent's; nil for a part that stands by itself.
  public let owner: String?

  /// The title of the owner; empty without an owner.
  public let ownerTitle: String

  /// The name in the file.
  public let name: String

  /// The title of the part.
  public let title: String

  /// Creates a subject; without titles, names are shown.
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
