// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The values that expressions are computed of.
enum ExpressionValues {
  /// The value that an object has under a path; nil if it has none, or is no dictionary.
  static func value(of object: Any?, at path: String) -> Any? {
    if path.isEmpty || object == nil { return nil }
    if path == "self" || path == "SELF" { return object }
    var value = object
    for name in path.split(separator: ".") { value = part(of: value, String(name)) }
    return value
  }

  private static func part(of object: Any?, _ name: String) -> Any? {
    switch object {
    case nil: return nil
    case let pairs as [AnyHashable: Any]: return pairs[AnyHashable(name)]
    case let pairs as NSDictionary: return pairs.object(forKey: name as NSString)
    case let list as [Any]: return list.map { part(of: $0, name) ?? NSNull() }
    default:
      reportMissingService(
        "NSExpression(forKeyPath: \"\(name)\")",
        answer: "only dictionaries have values by name; it is nil")
      return nil
    }
  }

  /// The elements of a collection; the value itself if it is none.
  static func elements(of value: Any?) -> [Any] {
    switch value {
    case nil: []
    case is NSNull: []
    case let list as [Any]: list
    case let list as NSArray: (0..<list.count).map(list.object(at:))
    case let set as Set<AnyHashable>: Array(set)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: (0..<set.count).map(set.object(at:))
    case .some(let one): [one]
    }
  }

  /// The elements of a collection, each once.
  static func set(_ value: Any?) -> Set<AnyHashable> {
    Set(elements(of: value).compactMap { $0 as? AnyHashable })
  }

  /// The value of a function by its name on Apple's systems; nil if it is not known, which is reported once.
  static func value(of function: String, _ values: [Any?]) -> Any? {
    let all = values.flatMap(elements(of:))
    switch function {
    case "count:": return all.count
    case "now": return Date.now
    case "uppercase:": return (all.first as? String)?.uppercased()
    case "lowercase:": return (all.first as? String)?.lowercased()
    case "length:": return (all.first as? String)?.utf16.count
    default: break
    }
    let numbers = all.compactMap(number)
    if let many = ofMany[function] { return many(numbers) }
    if let one = ofOne[function] { return numbers.first.map(one) }
    if let two = ofTwo[function] { return numbers.count == 2 ? two(numbers[0], numbers[1]) : nil }
    reportMissingService(
      "NSExpression(forFunction: \"\(function)\")", answer: "it is nil; compute it in Swift")
    return nil
  }

  private static func number(_ value: Any) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? any BinaryInteger).map { Double($0) }
  }

  private static let ofMany: [String: @Sendable ([Double]) -> Double?] = [
    "sum:": { $0.reduce(0, +) },
    "min:": { $0.min() },
    "max:": { $0.max() },
    "average:": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) },
    "median:": { numbers in
      guard !numbers.isEmpty else { return nil }
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    },
  ]

  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "sqrt:": { $0.squareRoot() }, "ln:": { log($0) }, "log:": { log10($0) }, "exp:": { exp($0) },
    "abs:": { abs($0) }, "trunc:": { $0.rounded(.towardZero) }, "floor:": { $0.rounded(.down) },
    "ceiling:": { $0.rounded(.up) },
  ]

  private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
    "add:to:": { $0 + $1 }, "from:subtract:": { $0 - $1 }, "multiply:by:": { $0 * $1 },
    "divide:by:": { $0 / $1 }, "modulus:by:": { $0.truncatingRemainder(dividingBy: $1) },
    "raise:toPower:": { pow($0, $1) },
  ]
}
