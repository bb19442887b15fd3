// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Network

func useNetwork() async throws {
  let monitor = NWPathMonitor()
  expect(monitor.currentPath.status == .satisfied, "the network is there")
  expect(monitor.currentPath.usesInterfaceType(.wifi), "it is Wi-Fi")
  let path = await withCheckedContinuation { continuation in
    monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
    monitor.start(queue: DispatchQueue(label: "network"))
  }
  expect(path.status == .satisfied, "who asks hears it once")
  monitor.cancel()
  expect(monitor.pathUpdateHandler == nil, "and no more")
}
