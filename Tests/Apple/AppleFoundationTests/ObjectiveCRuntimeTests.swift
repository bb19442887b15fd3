// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite struct ObjectiveCRuntimeTests {
  final class Owner: NSObject {}

  @Test("classes are found by their names and objects, with Foundation alone")
  func classes() {
    #expect(objc_getClass(NSStringFromClass(NSObject.self)) as? AnyClass == NSObject.self)
    #expect(objc_getClass("NoClass") == nil)
    #expect(object_getClass(Owner()) == Owner.self)
    #expect(object_getClass(nil) == nil)
    #expect(class_getInstanceMethod(Owner.self, "name") == nil)
  }
}
