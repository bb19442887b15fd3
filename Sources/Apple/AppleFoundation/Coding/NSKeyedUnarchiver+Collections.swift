// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// What archives have on Apple's systems only.

extension NSKeyedUnarchiver {
  /// Returns an array of objects of a class from an archive; nil for another array.
  public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
    ofClass cls: Object.Type, from data: Data
  ) throws -> [Object]? {
    try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [Object]
  }

  /// Returns an array of objects of some classes from an archive; nil if there is none.
  public static func unarchivedArrayOfObjects(
    ofClasses classes: [AnyClass], from data: Data
  ) throws -> [Any]? {
    try (unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? NSArray)?.objects
  }

  /// Returns a dictionary with keys and values of a class from an archive; nil for another dictionary.
  public static func unarchivedDictionary<
    Key: NSObject & NSCopying & NSCoding, Value: NSObject & NSCoding
  >(
    ofKeyClass keyClass: Key.Type, objectClass valueClass: Value.Type, from data: Data
  ) throws -> [Key: Value]? {
    try unarchivedDictionary(
      keysOfClasses: [keyClass], objectsOfClasses: [valueClass], from: data) as? [Key: Value]
  }

  /// Returns a dictionary with keys and values of some classes from an archive; nil if there is none.
  public static func unarchivedDictionary(
    keysOfClasses keyClasses: [AnyClass], objectsOfClasses valueClasses: [AnyClass], from data: Data
  ) throws -> [AnyHashable: Any]? {
    let classes = [NSDictionary.self] + keyClasses + valueClasses
    return try (unarchivedObject(ofClasses: classes, from: data) as? NSDictionary)?.objects
  }

  /// Returns the value of a key that `encodeEncodable(_:forKey:)` kept; nil if there is none.
  public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    try? decodeTopLevelDecodable(type, forKey: key)
  }

  /// Returns the value of a key that `encodeEncodable(_:forKey:)` kept; nil if there is none.
  ///
  /// - Throws: The error of what cannot be read.
  public func decodeTopLevelDecodable<Value: Decodable>(
    _ type: Value.Type, forKey key: String
  ) throws -> Value? {
    guard let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try PropertyListDecoder().decode([Value].self, from: data as Data).first
  }
}

extension NSKeyedArchiver {
  /// Keeps a value under a key, as a property list, which only `decodeDecodable(_:forKey:)` of this module reads.
  public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
    // A value that is no collection is no property list by itself.
    encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
  }
}

extension NSCoder {
  /// Returns an array of objects of a class; nil if there is none.
  public func decodeArrayOfObjects<Object: NSObject & NSSecureCoding>(
    ofClass cls: Object.Type, forKey key: String
  ) -> [Object]? { decodeArrayOfObjects(ofClasses: [cls], forKey: key) as? [Object] }

  /// Returns an array of objects of some classes; nil if there is none.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    (decodeObject(of: [NSArray.self] + classes, forKey: key) as? NSArray)?.objects
  }

  /// Returns a dictionary with keys and values of a class; nil if there is none.
  public func decodeDictionary<
    Key: NSObject & NSCopying & NSSecureCoding, Value: NSObject & NSSecureCoding
  >(
    withKeyClass keyClass: Key.Type, objectClass: Value.Type, forKey key: String
  ) -> [Key: Value]? {
    decodeDictionary(
      withKeysOfClasses: [keyClass], objectsOfClasses: [objectClass], forKey: key)
      as? [Key: Value]
  }

  /// Returns a dictionary with keys and values of some classes; nil if there is none.
  public func decodeDictionary(
    withKeysOfClasses keyClasses: [AnyClass], objectsOfClasses: [AnyClass], forKey key: String
  ) -> [AnyHashable: Any]? {
    let classes = [NSDictionary.self] + keyClasses + objectsOfClasses
    return (decodeObject(of: classes, forKey: key) as? NSDictionary)?.objects
  }
}

// Foundation on Linux gives strings and numbers of Swift, which are no objects of a class.
extension NSArray {
  fileprivate var objects: [Any] { map { $0 as AnyObject } }
}

extension NSDictionary {
  fileprivate var objects: [AnyHashable: Any] {
    var objects: [AnyHashable: Any] = [:]
    for (key, value) in self {
      if let key = key as AnyObject as? NSObject { objects[key] = value as AnyObject }
    }
    return objects
  }
}
