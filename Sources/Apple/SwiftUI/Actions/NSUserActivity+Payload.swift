// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
public import Intents

extension NSUserActivity {
  /// What is thrown for a value that an activity cannot hold.
  public enum TypedPayloadError: Error {
    /// The activity holds no value of the type.
    case invalidContent
    /// The value is no dictionary as JSON, which an activity needs.
    case encodingError
  }

  /// Keeps a value among the data of the activity; throws if it is no dictionary as JSON.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    let json = try JSONSerialization.jsonObject(
      with: JSONEncoder().encode(payload), options: .fragmentsAllowed)
    guard let values = json as? [String: Any] else { throw TypedPayloadError.encodingError }
    userInfo = values
  }

  /// Returns the value among the data of the activity; throws if there is none of the type.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let values = userInfo as? [String: Any], JSONSerialization.isValidJSONObject(values)
    else { throw TypedPayloadError.invalidContent }
    return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: values))
  }
}
