// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// A Wi-Fi network; there is none here, as for an app that may not ask for it.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  /// The name of the network; always empty here.
  open var ssid: String { "" }

  /// The address of the access point; always empty here.
  open var bssid: String { "" }

  /// How strong the signal is, from 0 to 1; always 0 here.
  open var signalStrength: Double { 0 }

  /// Whether the network is encrypted; always false here.
  open var isSecure: Bool { false }

  /// Whether the device joined the network by itself; always false here.
  open var didAutoJoin: Bool { false }

  /// Calls the handler at once with nil, which stands for no network.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    reportUnavailable("NEHotspotNetwork", answer: "there is no Wi-Fi network")
    completionHandler(nil)
  }

  /// Returns the present network: always nil here.
  open class func fetchCurrent() async -> NEHotspotNetwork? {
    await withCheckedContinuation { continuation in
      fetchCurrent { continuation.resume(returning: $0) }
    }
  }
}
