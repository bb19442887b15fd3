// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A node of a YAML document: a scalar, a sequence or a mapping.
///
/// https://yaml.org/spec/1.2.2/#chapter-3-processes-and-models
indirect enum YAMLValue: Hashable, Sendable {
  /// A text. Only a plain one, without quotation marks, can mean a number, a Boolean or nothing.
  case scalar(String, isPlain: Bool)
  /// Nodes in their order.
  case sequence([YAMLValue])
  /// Nodes by key, in the order of the document.
  case mapping([Entry])

  /// A key of a mapping with its node.
  struct Entry: Hashable, Sendable {
    /// The key.
    var key: String

    /// The node of the key.
    var value: YAMLValue
  }

  /// A node without content.
  static let null = YAMLValue.scalar("", isPlain: true)
}

extension YAMLValue {
  /// Whether the node is empty, `~` or `null`.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = self {
      ["", "~", "null", "Null", "NULL"].contains(text)
    } else {
      false
    }
  }

  /// The text of a scalar, as it is written; nil for another node, and for none.
  var string: String? {
    guard case .scalar(let text, _) = self, !isNull else { return nil }
    return text
  }

  /// The Boolean of a plain scalar, also in the words of YAML 1.1, which XcodeGen reads; nil for another node.
  var boolean: Bool? {
    guard case .scalar(let text, isPlain: true) = self else { return nil }
    return switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The nodes of a sequence, or of one node as if it were a sequence of one; none for an empty node.
  var elements: [YAMLValue] {
    switch self {
    case .sequence(let elements): elements
    case _ where isNull: []
    default: [self]
    }
  }

  /// The number of nodes in this one, with itself.
  var nodeCount: Int {
    switch self {
    case .scalar: 1
    case .sequence(let elements): elements.reduce(1) { $0 + $1.nodeCount }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.nodeCount }
    }
  }

  /// The texts of a sequence of scalars, or of one scalar.
  var strings: [String] { elements.compactMap(\.string) }

  /// The entries of a mapping; none for another node.
  var entries: [Entry] {
    if case .mapping(let entries) = self { entries } else { [] }
  }

  /// The node of a key; nil if there is none, or the node is no mapping.
  subscript(key: String) -> YAMLValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      var entries = entries
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (let index?, nil): entries.remove(at: index)
      case (nil, nil): break
      }
      self = .mapping(entries)
    }
  }
}
