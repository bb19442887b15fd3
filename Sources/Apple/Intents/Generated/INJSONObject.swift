// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value that is written as a JSON object, in place of `NSCoding`.
protocol INJSONObject {
  /// The value as an object for `JSONSerialization`.
  var jsonObject: [String: Any] { get }
}

extension [String: Any] {
  /// Returns the members that have a value.
  static func members(_ members: [String: Any?]) -> Self { members.compactMapValues { $0 } }

  func string(_ key: String) -> String? { self[key] as? String }

  func url(_ key: String) -> URL? { string(key).flatMap { URL(string: $0) } }

  func data(_ key: String) -> Data? { string(key).flatMap { Data(base64Encoded: $0) } }

  func object(_ key: String) -> Self? { self[key] as? [String: Any] }

  func objects(_ key: String) -> [Self]? { self[key] as? [[String: Any]] }
}

/// Returns whether two objects are written as the same JSON.
func isSameJSON(_ first: [String: Any], _ second: [String: Any]) -> Bool {
  let texts = [first, second].map {
    try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
  }
  return texts[0] == texts[1]
}
