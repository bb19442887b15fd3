// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A payment method, which is known only on a device.
public struct IntentPaymentMethod: Hashable, Sendable {
  /// The kind of a payment method.
  public enum PaymentType: Hashable, Sendable {
    /// The kind is not known.
    case unknown
    /// An account of a bank.
    case checking, savings, brokerage
    /// A card, or a gift card of a store.
    case debit, credit, prepaid, store
    /// A card in Wallet.
    case applePay
  }

  /// The kind of the payment method.
  public var paymentType: PaymentType
  /// The name that users see; nil for none.
  public var name: LocalizedStringResource?
  /// What tells it from others, such as the last digits of a card; nil for none.
  public var identificationHint: String?
  /// The icon of the payment method; nil for none.
  public var icon: DisplayRepresentation.Image?

  /// Creates a payment method; nil leaves a part out.
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// The payment method of Apple Pay.
  public static var applePay: IntentPaymentMethod {
    IntentPaymentMethod(type: .applePay, name: "Apple Pay")
  }
}

extension IntentPaymentMethod: _IntentValue {
  /// The shape of the values, which users cannot enter.
  public static var hostedShape: HostedIntentShape { .other("PaymentMethod") }
  /// The name of the payment method; nil if it has none.
  public var hostedValue: HostedIntentValue? { name.map { .text($0.key) } }

  /// Returns nil, as payment methods are known only on a device.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> IntentPaymentMethod? { nil }
}
