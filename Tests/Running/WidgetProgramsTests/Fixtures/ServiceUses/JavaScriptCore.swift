// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import JavaScriptCore

protocol PersonExport: JSExport {
  var name: String { get }
}

final class Person: NSObject, PersonExport {
  let name = "Ann"
}

final class Scripts {
  private let context = JSContext()!

  init() {
    context.exceptionHandler = { _, exception in print(exception?.toString() ?? "") }
    context.setObject(Person(), forKeyedSubscript: "person" as NSString)
  }

  func sum(_ a: Int, _ b: Int) -> Int? {
    context.evaluateScript("function sum(a, b) { return a + b }")
    guard let result = context.objectForKeyedSubscript("sum")?.call(withArguments: [a, b]),
      !result.isUndefined
    else { return nil }
    return Int(result.toInt32())
  }

  var person: Person? { context.objectForKeyedSubscript("person").toObject() as? Person }
}

func useJavaScriptCore() async throws {
  let scripts = Scripts()
  expect(scripts.sum(1, 2) == nil, "a function answers nothing")
  expect(scripts.person?.name == "Ann", "an object is kept")
  guard let context = JSContext(virtualMachine: JSVirtualMachine()) else { return }
  let answer: JSValue = context.evaluateScript("1 + 1")
  expect(answer.isUndefined && answer.toString() == "undefined", "a script answers undefined")
  expect(answer.toInt32() == 0 && answer.toDouble().isNaN && !answer.toBool(), "it is no number")
  expect(context.evaluateScript("[1]")?.toArray() == nil, "it is no list")
  expect(context.exception == nil, "nothing is thrown")
  expect(context.globalObject.forProperty("document").isUndefined, "there is no document")
  context.globalObject.invokeMethod("run", withArguments: [])
  let value = JSValue(object: ["a": 1], in: context)!
  expect(value.isObject && value.toDictionary()?["a"] as? Int == 1, "an object is kept")
  expect(value.forProperty("a").toInt32() == 1, "it has a property")
  value.setValue("b", forProperty: "name")
  expect(value.hasProperty("name") && value.objectForKeyedSubscript("name").isString, "it is set")
  expect(JSValue(double: 1.5, in: context).toString() == "1.5", "a number is a text")
  expect(JSValue(int32: 3, in: context).isNumber, "a number is one")
  expect(JSValue(bool: true, in: context).isBoolean, "a Boolean is one")
  expect(JSValue(nullIn: context).isNull && JSValue(undefinedIn: context).isUndefined, "no values")
  expect(JSContext.current() == nil, "no script runs")
}
