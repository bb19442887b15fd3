// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("expressions compute values")
struct ExpressionTests {
  private func value(_ function: String, _ arguments: Any...) -> Any? {
    NSExpression(forFunction: function, arguments: arguments)
      .expressionValue(with: nil, context: nil)
  }

  @Test("functions compute what their arguments are")
  func functions() {
    let list = NSExpression(forConstantValue: [4, 1, 7])
    #expect(value("sum:", list) as? Double == 12)
    #expect(value("max:", list) as? Double == 7)
    #expect(value("average:", list) as? Double == 4)
    #expect(value("count:", list) as? Int == 3)
    #expect(value("from:subtract:", 5, 3) as? Double == 2)
    #expect(value("uppercase:", "tide") as? String == "TIDE")
    #expect(value("nothing:", 1) == nil)
    #expect(value("average:", NSExpression(forConstantValue: [Int]())) == nil)
  }

  @Test("a key path is followed in dictionaries and lists of them")
  func keyPaths() {
    let shops = ["shops": [["name": "Mill"], ["name": "Port"]]]
    let names = NSExpression(forKeyPath: "shops.name")
    #expect(names.keyPath == "shops.name")
    #expect(names.expressionValue(with: shops, context: nil) as? [String] == ["Mill", "Port"])
    let count = NSExpression(forFunction: "count:", arguments: [names])
    #expect(count.expressionValue(with: shops, context: nil) as? Int == 2)
    #expect(names.expressionValue(with: NSObject(), context: nil) == nil)
  }

  @Test("a predicate chooses one of two values")
  func conditions() {
    func chosen(_ isFirst: Bool) -> String? {
      NSExpression(
        forConditional: NSPredicate(value: isFirst),
        trueExpression: NSExpression(forConstantValue: "ebb"),
        falseExpression: NSExpression(forConstantValue: "flood")
      ).expressionValue(with: nil, context: nil) as? String
    }
    #expect(chosen(true) == "ebb")
    #expect(chosen(false) == "flood")
  }

  @Test("variables, sets, closures and lists have values")
  func others() {
    let context: NSMutableDictionary = ["depth": 3]
    let depth = NSExpression(forVariable: "depth")
    #expect(depth.expressionValue(with: nil, context: context) as? Int == 3)
    let left = NSExpression(forConstantValue: [1, 2])
    let right = NSExpression(forConstantValue: [2, 3])
    let both = NSExpression(forIntersectSet: left, with: right)
    #expect(both.expressionValue(with: nil, context: nil) as? Set<AnyHashable> == [2])
    let block = NSExpression(
      block: { _, values, _ in (values.first as? Int ?? 0) * 2 }, arguments: [depth])
    #expect(block.expressionValue(with: nil, context: context) as? Int == 6)
    let list = NSExpression(forAggregate: [1, depth])
    #expect(list.expressionValue(with: nil, context: context) as? [Int] == [1, 3])
    let large = NSExpression(
      forSubquery: left, usingIteratorVariable: "number",
      predicate: NSPredicate { object, _ in (object as? Int ?? 0) > 1 })
    #expect(large.expressionValue(with: nil, context: nil) as? [Int] == [2])
  }
}
