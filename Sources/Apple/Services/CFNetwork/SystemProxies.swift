// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the proxies of the device: an empty dictionary, as there are none.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
  Unmanaged.passRetained([:])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the proxies for an address: that there is none.
public func CFNetworkCopyProxiesForURL(
  _ url: CFURL, _ proxySettings: CFDictionary
) -> Unmanaged<CFArray> {
  let none: CFDictionary = [kCFProxyTypeKey: kCFProxyTypeNone]
  return Unmanaged.passRetained([none])
}
