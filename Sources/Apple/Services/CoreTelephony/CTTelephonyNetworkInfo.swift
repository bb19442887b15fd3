// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The user's mobile provider, which a device without a SIM card does not have.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// The name of the provider; nil without one.
  open var carrierName: String? { nil }
  /// The country code of the provider; nil without one.
  open var mobileCountryCode: String? { nil }
  /// The network code of the provider; nil without one.
  open var mobileNetworkCode: String? { nil }
  /// The country of the provider as in ISO 3166-1; nil without one.
  open var isoCountryCode: String? { nil }
  /// Whether the network carries calls over IP.
  open var allowsVOIP: Bool { true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A technology of mobile networks.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A technology of mobile networks of the fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

/// Facts of the mobile network, which answers as a device without a SIM card does.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// The providers by service; nil without a SIM card.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The provider of the user; nil without a SIM card.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The technologies in use by service; nil without a network.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The technology in use; nil without a network.
  open var currentRadioAccessTechnology: String? { nil }
  /// The service that carries data; nil without a network.
  open var dataServiceIdentifier: String? { nil }
}
