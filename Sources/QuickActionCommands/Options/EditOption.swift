// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import QuickActions

/// Reads edits that are given as options.
enum EditOption {
  static func replace(_ text: String) throws -> ConfigurationEdit {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let position = Int(parts[0]), !parts[1].isEmpty else {
      throw ValidationError("'\(text)' is no position with an identifier; write it like '2=5'")
    }
    return .replace(position: position, identifier: String(parts[1]))
  }

  static func move(_ text: String) throws -> ConfigurationEdit {
    let (from, to) = try positions(text)
    return .move(from: from, to: to)
  }

  static func swap(_ text: String) throws -> ConfigurationEdit {
    let (first, second) = try positions(text)
    return .swap(first, second)
  }

  static func add(_ text: String) throws -> ConfigurationEdit {
    .add(identifier: text)
  }

  static func remove(_ text: String) throws -> ConfigurationEdit {
    guard let position = Int(text) else {
      throw ValidationError("'\(text)' is no position; write a number, like '3'")
    }
    return .remove(position: position)
  }

  static func set(_ text: String) throws -> ConfigurationEdit {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw ValidationError("'\(text)' is no parameter with a value; write it like 'name=value'")
    }
    return .set(parameter: String(parts[0]), value: String(parts[1]))
  }

  private static func positions(_ text: String) throws -> (Int, Int) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1] else {
      throw ValidationError("'\(text)' is no pair of positions; write it like '4:1'")
    }
    return (first, second)
  }

  /// The edits of several options in the order in which the options were given.
  ///
  /// ArgumentParser collects the values of each option apart. Values never begin with two hyphens, so the names of options
  /// among the arguments tell the order.
  static func inOrder(
    _ edits: [String: [ConfigurationEdit]], of arguments: [String]
  ) -> [ConfigurationEdit] {
    var rest = edits
    return arguments.compactMap { argument in
      let name = String(argument.prefix { $0 != "=" })
      guard let first = rest[name]?.first else { return nil }
      rest[name]?.removeFirst()
      return first
    }
  }
}
