// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetDevice {
  /// Finds the device of the given identifier or device name, such as `390x844`, `390×844` or `iPhone 14 Pro`.
  ///
  /// Upper and lower case are the same.
  ///
  /// - Returns: The device; nil where there is none of this name. Say then what ``nearNames(to:)`` gives.
  public static func named(_ name: String) -> WidgetDevice? {
    let key = lookupKey(name)
    return all.first { device in
      device.identifier == key || device.names.contains { lookupKey($0) == key }
    }
  }

  /// The identifiers and device names that look like `name`, for a "did you mean".
  ///
  /// - Returns: At most three, the nearest first; empty where none is near.
  public static func nearNames(to name: String) -> [String] {
    let key = Array(lookupKey(name))
    // A third of the characters may be wrong: more, and every identifier would be near every other.
    let limit = max(1, key.count / 3)
    return (all.map(\.identifier) + all.flatMap(\.names))
      .map { (name: $0, distance: editDistance(key, Array(lookupKey($0)))) }
      .filter { $0.distance <= limit }
      .enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(3)
      .map(\.element.name)
  }

  /// The form in which names are compared.
  private static func lookupKey(_ name: String) -> String {
    String(name.lowercased().map { $0 == "×" ? "x" : $0 })
  }

  /// The number of characters to insert, delete or replace to make one text of the other.
  private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[second.count]
  }
}
