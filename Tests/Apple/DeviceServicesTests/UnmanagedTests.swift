// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Security
import Testing

private final class Listener {
  private let ended: () -> Void
  init(ended: @escaping () -> Void) { self.ended = ended }
  deinit { ended() }
}

@Suite("What Core Foundation hands out") struct UnmanagedTests {
  @Test func `An object lives as long as somebody owns it`() {
    var isGone = false
    func handOut() -> UnsafeMutableRawPointer {
      Unmanaged.passRetained(Listener { isGone = true }).toOpaque()
    }
    let address = handOut()
    #expect(!isGone)
    _ = Unmanaged<Listener>.fromOpaque(address).takeUnretainedValue()
    #expect(!isGone)
    Unmanaged<Listener>.fromOpaque(address).retain().release()
    #expect(!isGone)
    _ = Unmanaged<Listener>.fromOpaque(address).takeRetainedValue()
    #expect(isGone)
  }

  @Test func `Texts and dictionaries, which are values here, are handed out as well`() {
    let text: Unmanaged<CFString> = .passRetained("text")
    #expect(text.retain().takeRetainedValue() == "text")
    let values: Unmanaged<CFDictionary>? = .passUnretained(["key": 1])
    #expect(values?.takeUnretainedValue().count == 1)
  }

  @Test func `An object of Core Foundation is the same as itself alone`() {
    let policies = [SecPolicyCreateBasicX509(), SecPolicyCreateBasicX509()]
    #expect(policies[0] == policies[0])
    #expect(policies[0] != policies[1])
    #expect(Set(policies + policies).count == 2)
  }

  @Test func `Nothing can be called by its name`() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(!NSObject.responds(to: selector))
    #expect(NSObject.perform(selector) == nil)
    #expect(!NSObject().responds(to: selector))
    #expect(NSObject().perform(selector, with: 1) == nil)
  }
}
