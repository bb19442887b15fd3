// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import ObjectiveC

private var nameKey: UInt8 = 0
private var weakKey: UInt8 = 0

final class Owner: NSObject {}

extension Owner {
  var name: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
  var friend: Owner? {
    get { objc_getAssociatedObject(self, &weakKey) as? Owner }
    set {
      objc_setAssociatedObject(
        self, &weakKey, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN)
    }
  }
}

final class Observer: NSObject {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    expect(false, "no change is seen")
  }
}

func useObjectiveC() async throws {
  let observer = Observer()
  observer.addObserver(observer, forKeyPath: "name", options: [.initial, .new], context: nil)
  observer.removeObserver(observer, forKeyPath: "name")
  let owner = Owner()
  expect(owner.name == nil, "there is no value at first")
  owner.name = "a"
  expect(owner.name == "a", "the value is kept")
  owner.name = nil
  expect(owner.name == nil, "the value is gone")
  var friend: Owner? = Owner()
  owner.friend = friend
  expect(owner.friend === friend, "the friend is known")
  friend = nil
  expect(owner.friend == nil, "the friend is not kept")
  for number in 0..<1000 {
    let short = Owner()
    expect(short.name == nil, "a new object has none of an old one")
    short.name = "\(number)"
    expect(short.name == "\(number)", "each object has its own")
  }
  owner.name = "b"
  objc_removeAssociatedObjects(owner)
  expect(owner.name == nil, "all are gone")
  var sum = 0
  DispatchQueue.concurrentPerform(iterations: 200) { _ in
    objc_sync_enter(owner)
    defer { objc_sync_exit(owner) }
    sum += 1
  }
  expect(sum == 200, "one thread at a time")
  expect(objc_sync_exit(owner) == -1, "it is not entered")
  expect(class_getInstanceMethod(Owner.self, "name") == nil, "there is no Objective-C")
}
