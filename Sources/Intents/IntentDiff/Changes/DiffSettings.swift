// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import StringTables

/// The settings of a comparison, where Apple's software leaves room.
public struct DiffSettings: Sendable {
  /// The key by which a parameter's value is found after an update.
  public enum Keeping: String, CaseIterable, Hashable, Sendable {
    /// Not established: a value is taken to be safe only if both are unchanged.
    case unknown
    /// The value is found by the parameter's name.
    case name
    /// The value is found by the parameter's tag.
    case tag
  }

  /// The key by which a value is found.
  public var keptBy: Keeping

  /// The language of titles; nil for the definition's own.
  public var locale: LocaleName?

  /// The new paths of files that were renamed or moved, by their old ones.
  public var moves: [String: String]

  /// Creates settings; by default it is not known by which key values are found.
  public init(
    keptBy: Keeping = .unknown, locale: LocaleName? = nil, moves: [String: String] = [:]
  ) {
    self.keptBy = keptBy
    self.locale = locale
    self.moves = moves
  }

  /// How sure it is that a value is lost.
  enum Loss {
    case none, possible, certain
  }

  /// Whether the value of a part is lost that kept its name, its tag, or both.
  func loss(sameName: Bool, sameTag: Bool) -> Loss {
    switch keptBy {
    case .name: sameName ? .none : .certain
    case .tag: sameTag ? .none : .certain
    case .unknown: sameName && sameTag ? .none : sameName || sameTag ? .possible : .certain
    }
  }
}
