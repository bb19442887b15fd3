// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SystemConfiguration

func useSystemConfiguration() async throws {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  let target = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      SCNetworkReachabilityCreateWithAddress(nil, $0)
    }
  }
  guard let target else { return expect(false, "there is a target") }
  var flags = SCNetworkReachabilityFlags()
  expect(SCNetworkReachabilityGetFlags(target, &flags), "flags are there")
  expect(flags.contains(.reachable) && !flags.contains(.connectionRequired), "it is reachable")
  expect(!flags.contains(.isWWAN), "by Wi-Fi")
  final class Box { var called = false }
  let box = Box()
  var context = SCNetworkReachabilityContext(
    version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  context.info = Unmanaged.passUnretained(box).toOpaque()
  SCNetworkReachabilitySetCallback(
    target,
    { _, flags, info in
      Unmanaged<Box>.fromOpaque(info!).takeUnretainedValue().called = flags.contains(.reachable)
    }, &context)
  let queue = DispatchQueue(label: "reachability")
  SCNetworkReachabilitySetDispatchQueue(target, queue)
  queue.sync {}
  expect(!box.called, "nothing changes")
  expect(SCNetworkReachabilityCreateWithName(nil, "example.com") != nil, "a host has a target")
  expect(CNCopySupportedInterfaces() as? [String] == nil, "there is no Wi-Fi name")
}
