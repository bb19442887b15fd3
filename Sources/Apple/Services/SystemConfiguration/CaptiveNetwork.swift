// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of a Wi-Fi network.
public let kCNNetworkInfoKeySSID: CFString = "SSID"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the bytes of that name.
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of the station of a Wi-Fi network.
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the names of the device's Wi-Fi interfaces; nil as there are none.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is known about the Wi-Fi network of an interface; nil without permission.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
