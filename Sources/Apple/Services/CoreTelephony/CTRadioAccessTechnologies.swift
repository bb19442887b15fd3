// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The other technologies of mobile networks, none of which a device without a SIM card has.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks CDMA 1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks CDMA EV-DO, revision 0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks CDMA EV-DO, revision A.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks CDMA EV-DO, revision B.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks eHRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The technology of mobile networks 5G with a network of the fourth generation.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
