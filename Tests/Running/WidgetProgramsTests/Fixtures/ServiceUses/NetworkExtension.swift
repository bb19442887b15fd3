// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import NetworkExtension

func useNetworkExtension() async throws {
  let managers = try await NETunnelProviderManager.loadAllFromPreferences()
  expect(managers.isEmpty, "no tunnel is configured")
  expect(NEVPNManager().connection.status == .invalid, "a connection is invalid")
  var networks: [NEHotspotNetwork?] = []
  NEHotspotNetwork.fetchCurrent { networks.append($0) }
  expect(networks.count == 1 && networks[0]?.ssid == nil, "there is no Wi-Fi network")
  do {
    try NEVPNConnection().startVPNTunnel()
    expect(false, "a tunnel is not started")
  } catch is CocoaError {
  }
}
